import Foundation
import StillsCore

nonisolated extension View {
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  /// Views in front of the chart, which can ask it where values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.layers.append((true, alignment, { AnyView(content($0)) })) }
  }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.layers.append((false, alignment, { AnyView(content($0)) })) }
  }
  /// A gesture on the plot, in the plot's own coordinates.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartSettings { $0.gestures.append { pad, proxy in AnyView(pad.gesture(gesture(proxy))) } }
  }
}

/// The plot of a chart: its marks and lines, without labels.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}
