import Foundation
import StillsCore

public protocol PreviewContext {}

/// Shows a view as a widget.
nonisolated public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

nonisolated extension View {
  /// Shows the view as a widget of that family.
  @ViewBuilder public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    if let widget = value as? WidgetPreviewContext {
      WidgetStage(family: widget.family, hasMargins: true, content: AnyView(self)).previewLayout(.sizeThatFits)
    } else {
      self
    }
  }
}

/// Entries in the order in which they are shown.
@resultBuilder nonisolated public struct PreviewTimelineBuilder {
  public static func buildExpression<E: TimelineEntry>(_ entry: E) -> [any TimelineEntry] { [entry] }
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  public static func buildIf(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// What `#Preview(as:)` becomes: a picture for each entry.
@MainActor public func _widgetPreview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) -> Preview {
  widgetPreview(name, as: family, widget: widget, entries: timeline())
}

@MainActor private func widgetPreview<W: Widget>(
  _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> W, entries: [any TimelineEntry],
  reports: [String] = []
) -> Preview {
  var preview = Preview(title: name, traits: [.sizeThatFitsLayout]) { EmptyView() }
  preview.variants = entries.enumerated().map { index, entry in
    Preview.Variant(name: entries.count > 1 ? "\(index + 1)" : nil) {
      let parts = W.Body._parts(of: widget().body)
      return WidgetStage(
        family: family, hasMargins: parts.hasMargins, content: parts.view(entry) ?? AnyView(EmptyView())
      )
      .modifier(ReportModifier(reports))
    }
  }
  return preview
}

/// The same for a provider's own entries.
@MainActor public func _widgetPreview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) -> Preview {
  let context = TimelineProviderContext(
    family: family, isPreview: true, displaySize: WidgetSizes.on(World().device).size(family))
  var entries: [P.Entry]?
  let provider = timelineProvider()
  provider.getTimeline(in: context) { entries = $0.entries }
  guard let entries else {
    return widgetPreview(
      name, as: family, widget: widget, entries: [provider.placeholder(in: context)],
      reports: ["\(P.self): its timeline comes later; its placeholder is shown"])
  }
  return widgetPreview(name, as: family, widget: widget, entries: entries)
}

/// Shows a widget, once for each entry.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "StillsMacros", type: "PreviewWidget")

/// Shows a widget, once for each entry of its provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "StillsMacros", type: "PreviewWidget")
