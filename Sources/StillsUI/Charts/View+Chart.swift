import Foundation
import StillsCore

nonisolated extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Axes

  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axis
    return chart { $0.x.axes = axes }
  }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axis
    return chart { $0.y.axes = axes }
  }
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    chart { $0.report("chartXAxisStyle: it is not drawn") }
  }
  public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    chart { $0.report("chartYAxisStyle: it is not drawn") }
  }

  // MARK: Titles

  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      axis: .horizontal, position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.titles.append(title) }
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
    let title = ChartSettings.Title(
      axis: .vertical, position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.titles.append(title) }
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

  // MARK: Scales

  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._chartDomain.domain, range._plotRange)
    return chart { ($0.x.domain, $0.x.range, $0.x.scaleType) = (domain, range, type) }
  }
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    let domain = domain._chartDomain.domain
    return chart { ($0.x.domain, $0.x.scaleType) = (domain, type ?? $0.x.scaleType) }
  }
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    let range = range._plotRange
    return chart { ($0.x.range, $0.x.scaleType) = (range, type ?? $0.x.scaleType) }
  }
  public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scaleType = type } }
  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._chartDomain.domain, range._plotRange)
    return chart { ($0.y.domain, $0.y.range, $0.y.scaleType) = (domain, range, type) }
  }
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    let domain = domain._chartDomain.domain
    return chart { ($0.y.domain, $0.y.scaleType) = (domain, type ?? $0.y.scaleType) }
  }
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    let range = range._plotRange
    return chart { ($0.y.range, $0.y.scaleType) = (range, type ?? $0.y.scaleType) }
  }
  public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scaleType = type } }

  // MARK: Colours, symbols and lines

  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let (values, styles) = (mapping.map(\.key.chartPrimitive), mapping.map { AnyShapeStyle($0.value) })
    return chart { $0.styles = .init(values: values, outputs: styles) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let (values, styles) = (domain.map(\.chartPrimitive), range.map { AnyShapeStyle($0) })
    return chart { $0.styles = .init(values: values, outputs: styles) }
  }
  public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    var values: [_ChartPrimitive]?
    switch domain._chartDomain.domain.kind {
    case .values(let listed): values = listed
    case .range(let low, let high, _): values = [low, high]
    case .automatic: break
    }
    return chart { $0.styles.values = values }
  }
  public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyleScale(range: range).chartForegroundStyleScale(domain: domain, type: type)
  }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    let (styles, colors) = (range.map { AnyShapeStyle($0) }, range.compactMap { $0 as? Color })
    return chart { ($0.styles.outputs, $0.styles.colors) = (styles, colors) }
  }
  /// The colours of numbers, from the smallest to the largest.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    let colors = range.stops.map(\.color)
    return chart { ($0.styles.outputs, $0.styles.colors) = (colors.map { AnyShapeStyle($0) }, colors) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let (values, styles) = (domain.map(\.chartPrimitive), domain.map { AnyShapeStyle(mapping($0)) })
    return chart { $0.styles = .init(values: values, outputs: styles) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
    chart {
      $0.styles.function = { primitive in D.value(of: primitive).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
    let (values, symbols) = (mapping.map(\.key.chartPrimitive), mapping.map { ChartSymbolPath(of: $0.value) })
    return chart { $0.symbols = .init(values: values, outputs: symbols) }
  }
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
    let (values, symbols) = (domain.map(\.chartPrimitive), range.map { ChartSymbolPath(of: $0) })
    return chart { $0.symbols = .init(values: values, outputs: symbols) }
  }
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { ChartSymbolPath(of: $0) }
    return chart { $0.symbols.outputs = symbols }
  }
  public func chartSymbolScale<D: Plottable>(domain: [D]) -> some View {
    let values = domain.map(\.chartPrimitive)
    return chart { $0.symbols.values = values }
  }
  /// Square points, of the smallest and of the largest value.
  public func chartSymbolSizeScale<N: BinaryFloatingPoint>(range: ClosedRange<N>) -> some View {
    let range = CGFloat(range.lowerBound)...CGFloat(range.upperBound)
    return chart { $0.symbolSizes = range }
  }
  public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    let (values, styles) = (mapping.map(\.key.chartPrimitive), mapping.map(\.value))
    return chart { $0.lineStyles = .init(values: values, outputs: styles) }
  }
  public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
    let values = domain.map(\.chartPrimitive)
    return chart { $0.lineStyles = .init(values: values, outputs: range) }
  }

  // MARK: Legend

  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
  }
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = view
    }
  }

  // MARK: Plot

  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  /// Views in front of the chart, which can ask it where values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.layers.append((true, alignment, { AnyView(content($0)) })) }
  }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.layers.append((false, alignment, { AnyView(content($0)) })) }
  }
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }

  // MARK: Choosing

  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  // MARK: Scrolling

  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.chartPrimitive.amount
    return chart { $0.x.visibleLength = length }
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.chartPrimitive.amount
    return chart { $0.y.visibleLength = length }
  }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    nonisolated(unsafe) let position = x
    return chart { $0.x.scrollStart = position.wrappedValue.chartPrimitive }
  }
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    nonisolated(unsafe) let position = y
    return chart { $0.y.scrollStart = position.wrappedValue.chartPrimitive }
  }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let start = initialX.chartPrimitive
    return chart { $0.x.scrollStart = start }
  }
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    let start = initialY.chartPrimitive
    return chart { $0.y.scrollStart = start }
  }
  public func chartScrollTargetBehavior<B>(_ behavior: B) -> some View { self }
}

nonisolated extension ChartSymbolPath {
  init<S: ChartSymbolShape>(of symbol: S) {
    self = (symbol as? BasicChartSymbolShape)?.symbolPath ?? ChartSymbolPath(lineWidth: nil) { symbol.path(in: $0) }
  }
}

/// The plot of a chart: its marks and lines, without labels.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

nonisolated public struct ChartAxisContent: View {
  @MainActor public var body: some View { EmptyView() }
}
