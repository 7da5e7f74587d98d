import Foundation
import StillsCore

nonisolated extension View {
  // MARK: Axes

  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axis
    return chartSettings { $0.x.axes = axes }
  }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axis
    return chartSettings { $0.y.axes = axes }
  }
  public func chartXAxis(_ visibility: Visibility) -> some View { chartSettings { $0.x.visibility = visibility } }
  public func chartYAxis(_ visibility: Visibility) -> some View { chartSettings { $0.y.visibility = visibility } }

  public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    chartSettings { $0.report("chartXAxisStyle: it is not drawn") }
  }
  public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    chartSettings { $0.report("chartYAxisStyle: it is not drawn") }
  }

  // MARK: Titles

  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartTitle(of: .horizontal, position, alignment, spacing, content: content())
  }
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartTitle(of: .vertical, position, alignment, spacing, content: content())
  }
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  private func chartTitle<C: View>(
    of axis: Axis, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, content: C
  ) -> some View {
    let title = ChartSettings.Title(
      axis: axis, position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
    return chartSettings { $0.titles.append(title) }
  }
}

/// An axis of a chart, as its style receives it.
nonisolated public struct ChartAxisContent: View {
  @MainActor public var body: some View { EmptyView() }
}
