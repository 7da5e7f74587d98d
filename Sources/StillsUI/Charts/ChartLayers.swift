import Foundation
import StillsCore
import StillsLayout

/// Where the plot is.
nonisolated struct ChartPlotKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// What is in front of a chart and behind it.
nonisolated struct ChartLayers<Content: View>: View {
  let settings: ChartSettings
  let model: ChartModel
  let content: Content

  init(settings: ChartSettings, model: ChartModel, @ViewBuilder content: () -> Content) {
    (self.settings, self.model, self.content) = (settings, model, content())
  }

  @MainActor var body: some View {
    if settings.layers.isEmpty {
      touched
    } else {
      touched
        .backgroundPreferenceValue(ChartPlotKey.self) { anchor in layers(inFront: false, anchor) }
        .overlayPreferenceValue(ChartPlotKey.self) { anchor in layers(inFront: true, anchor) }
    }
  }

  /// The chart, with what takes the touches of its plot.
  @MainActor @ViewBuilder private var touched: some View {
    let gestures = settings.gestures.isEmpty ? settings.usualGestures : settings.gestures
    if gestures.isEmpty {
      content
    } else {
      content.overlayPreferenceValue(ChartPlotKey.self) { anchor in
        GeometryReader { reader in
          if let anchor {
            let plot = reader[anchor]
            let proxy = ChartProxy(model: model, anchor: anchor)
            let pad = AnyView(Color.clear.contentShape(Rectangle()))
            gestures.reduce(pad) { $1($0, proxy) }
              .frame(width: plot.width, height: plot.height)
              .offset(x: plot.minX, y: plot.minY)
          }
        }
      }
    }
  }

  @MainActor private func layers(inFront: Bool, _ anchor: Anchor<CGRect>?) -> some View {
    let proxy = ChartProxy(model: model, anchor: anchor)
    let shown = settings.layers.filter { $0.isInFront == inFront }
    return ZStack {
      ForEach(Array(shown.enumerated()), id: \.offset) { _, layer in
        layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
      }
    }
  }
}
