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
    .modifier(ReportModifier(settings.reports + model.reports))
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
