import Foundation
import StillsCore

// Live Activities, as they are on the lock screen. The island around the camera is not drawn.

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// What an activity's views are made of.
nonisolated public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
}

nonisolated public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  private let parts: _WidgetParts
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts { configuration.parts }

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    parts = _WidgetParts(hasMargins: false) { (entry: ActivityEntry<Attributes>) in content(entry.context) }
  }
}

/// An activity's state, as an entry of a timeline.
nonisolated struct ActivityEntry<Attributes: ActivityAttributes>: TimelineEntry {
  var date: Date { Date(timeIntervalSince1970: 0) }
  let context: ActivityViewContext<Attributes>
}

// MARK: - The island

nonisolated public struct DynamicIsland {
  public init<E, L: View, T: View, M: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> E, @ViewBuilder compactLeading: () -> L,
    @ViewBuilder compactTrailing: () -> T, @ViewBuilder minimal: () -> M
  ) {}

  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

nonisolated public enum DynamicIslandMode: Hashable, Sendable {
  case expanded, compactLeading, compactTrailing, minimal
}

nonisolated public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

nonisolated public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}

nonisolated public struct _DynamicIslandContent {}

@resultBuilder nonisolated public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<C: View>(_ region: DynamicIslandExpandedRegion<C>) -> _DynamicIslandContent {
    _DynamicIslandContent()
  }
  public static func buildBlock(_ regions: _DynamicIslandContent...) -> _DynamicIslandContent {
    _DynamicIslandContent()
  }
  public static func buildIf(_ region: _DynamicIslandContent?) -> _DynamicIslandContent { _DynamicIslandContent() }
  public static func buildEither(first: _DynamicIslandContent) -> _DynamicIslandContent { first }
  public static func buildEither(second: _DynamicIslandContent) -> _DynamicIslandContent { second }
}

nonisolated extension View {
  /// What is behind an activity on the lock screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: WidgetBackgroundKey.self, value: color.map { WidgetBackground(view: AnyView($0)) })
  }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

// MARK: - Previews

/// How an activity is previewed.
nonisolated public struct ActivityPreviewViewKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case content, island }
  let kind: Kind
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }
  public static let content = ActivityPreviewViewKind(kind: .content)
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(kind: .island)
  }
}

@resultBuilder nonisolated public struct PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}

/// What `#Preview(as:using:)` becomes: a picture for each state.
@MainActor public func _widgetPreview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A, widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<A.ContentState> contentStates: @escaping @MainActor () -> [A.ContentState]
) -> Preview {
  let states = contentStates()
  var preview = Preview(title: name, traits: [.sizeThatFitsLayout]) { EmptyView() }
  preview.variants = states.enumerated().map { index, state in
    Preview.Variant(name: states.count > 1 ? "\(index + 1)" : nil) {
      let context = ActivityViewContext(attributes: attributes, state: state, activityID: "preview", isStale: false)
      let view = W.Body._parts(of: widget().body).view(ActivityEntry(context: context))
      return ActivityStage(isIsland: kind.kind == .island, content: view ?? AnyView(EmptyView()))
    }
  }
  return preview
}

/// An activity on the lock screen. Chosen: as wide as the screen but for 14 points at each side, at most 160 high, with
/// corners of 24 points.
nonisolated struct ActivityStage: View {
  @Environment(\.world) private var world
  let isIsland: Bool
  let content: AnyView

  @MainActor var body: some View {
    content
      .frame(width: max(0, world.device.size.width - 28))
      .frame(maxHeight: 160)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        if let background { background.view } else { Color(uiColor: .secondarySystemBackground) }
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      .modifier(
        ReportModifier(
          isIsland
            ? "DynamicIsland: it is not drawn; what the lock screen shows is"
            : "ActivityConfiguration: its size on the lock screen is a guess"))
  }
}

/// Shows an activity, once for each state.
@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A, widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<A.ContentState> contentStates: @escaping @MainActor () -> [A.ContentState]
) = #externalMacro(module: "StillsMacros", type: "PreviewWidget")
