import Foundation
import StillsCore
import StillsLayout

/// Data as marks, with axes and a legend.
///
/// Takes all the room it is offered, as a `GeometryReader` does.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, content: content, id: { $0.id })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    nonisolated(unsafe) let path = id
    self.content = ForEach(data: data, content: content, id: { $0[keyPath: path] })
  }

  @MainActor public var body: some View { ChartView(marks: Content._marks(of: content)) }
}

/// A chart of marks that are known.
nonisolated struct ChartView: View {
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  let marks: [_ChartMark]

  @MainActor var body: some View {
    let model = ChartModel(marks, settings: settings, calendar: calendar)
    ChartLayers(settings: settings, model: model) {
      ChartLayout(model: model) {
        plot(model)
          .anchorPreference(key: ChartPlotKey.self, value: .bounds) { $0 }
          .layoutValue(key: ChartPartKey.self, value: .plot)
        ForEach(Array(model.labels.enumerated()), id: \.offset) { _, label in
          ChartLabelView(label: label).layoutValue(key: ChartPartKey.self, value: .label(label))
        }
        ForEach(Array(settings.titles.enumerated()), id: \.offset) { _, title in
          ChartTitleView(title: title).layoutValue(key: ChartPartKey.self, value: .title(title))
        }
        legend(model)
      }
    }
    .environment(\.chartSettings, ChartSettings())
    .modifier(ChartReports(messages: settings.reports + model.reports))
  }

  @MainActor @ViewBuilder private func plot(_ model: ChartModel) -> some View {
    let plot = ChartPlotView(model: model)
    if let style = settings.plotStyle { style(AnyView(plot)) } else { plot }
  }

  @MainActor @ViewBuilder private func legend(_ model: ChartModel) -> some View {
    if settings.legend.visibility != .hidden {
      if let content = settings.legend.content {
        content.layoutValue(key: ChartPartKey.self, value: .legend)
      } else if model.styles.hasLegend {
        let edge = settings.legend.position.kind
        ChartLegendView(styles: model.styles, isColumn: edge == .leading || edge == .trailing).layoutValue(
          key: ChartPartKey.self, value: .legend)
      }
    }
  }
}

nonisolated struct ChartReports: PrimitiveViewModifier {
  let messages: [String]

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    modifier.messages.forEach { context.report($0) }
    return content(context)
  }
}

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
      content
    } else {
      content
        .backgroundPreferenceValue(ChartPlotKey.self) { anchor in layers(inFront: false, anchor) }
        .overlayPreferenceValue(ChartPlotKey.self) { anchor in layers(inFront: true, anchor) }
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
