import Foundation
import StillsCore

/// What stands in a screen's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }

  static func _entries(of content: Self, in context: ViewContext) -> [_ToolbarEntry]
}

extension ToolbarContent {
  public static func _entries(of content: Self, in context: ViewContext) -> [_ToolbarEntry] {
    var content = content
    DynamicProperties.install(in: &content, context: context)
    return Body._entries(of: content.body, in: context.child(.body))
  }
}

extension Never: ToolbarContent {
  public static func _entries(of content: Never, in context: ViewContext) -> [_ToolbarEntry] {}
}

@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

@MainActor @preconcurrency public protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// One item of a bar, or several that belong together.
public struct _ToolbarEntry {
  package let placement: ToolbarItemPlacement
  let content: ToolbarEntryContent
  /// An item of the system's own that stands here.
  let systemItem: ToolbarDefaultItemKind?
  /// What the title opens.
  let titleMenu: TitleMenu?

  @MainActor init(placement: ToolbarItemPlacement, content: ControlPart, in context: ViewContext) {
    (self.placement, systemItem, titleMenu) = (placement, nil, nil)
    self.content = ToolbarEntryContent(content, placement: placement, in: context)
  }

  init(_ systemItem: ToolbarDefaultItemKind, placement: ToolbarItemPlacement) {
    (self.placement, self.systemItem, titleMenu) = (placement, systemItem, nil)
    content = ToolbarEntryContent(space: .fixed)
  }

  init(_ titleMenu: TitleMenu) {
    (placement, systemItem, self.titleMenu) = (.titleMenu, nil, titleMenu)
    content = ToolbarEntryContent(space: .fixed)
  }

  /// Room between items.
  init(space: SpacerSizing, placement: ToolbarItemPlacement) {
    (self.placement, systemItem, titleMenu) = (placement, nil, nil)
    content = ToolbarEntryContent(space: space)
  }
}

/// One item.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
    (self.placement, self.content) = (placement, content())
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String { (self.placement, self.content) = (placement, content()) }

  @MainActor public static func _entries(of content: ToolbarItem, in context: ViewContext) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: content.placement, content: ControlPart(content.content), in: context)]
  }
}

/// Several items in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { (self.placement, self.content) = (placement, content()) }

  @MainActor public static func _entries(of content: ToolbarItemGroup, in context: ViewContext) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: content.placement, content: ControlPart(content.content), in: context)]
  }
}

/// Room between items: in the newer look it parts their grounds.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  @MainActor public static func _entries(of content: ToolbarSpacer, in context: ViewContext) -> [_ToolbarEntry] {
    [_ToolbarEntry(space: content.sizing, placement: content.placement)]
  }
}

public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Where an item of the system's own goes: the field to search in, or the button for the sidebar.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }

  @MainActor public static func _entries(of content: Self, in context: ViewContext) -> [_ToolbarEntry] {
    [_ToolbarEntry(content.kind, placement: content.placement)]
  }
}

/// A menu behind the title: closed, a small arrow.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init() where Content == EmptyView { content = EmptyView() }

  @MainActor public static func _entries(of content: Self, in context: ViewContext) -> [_ToolbarEntry] {
    [_ToolbarEntry(TitleMenu(ControlPart(content.content), in: context))]
  }
}

/// Several parts of a toolbar.
nonisolated public struct _ToolbarList: PrimitiveToolbarContent {
  let parts: [@MainActor (ViewContext) -> [_ToolbarEntry]]

  @MainActor public static func _entries(of content: _ToolbarList, in context: ViewContext) -> [_ToolbarEntry] {
    content.parts.enumerated().flatMap { $1(context.child(.index($0))) }
  }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _ToolbarList { _ToolbarList(parts: []) }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarList {
    var parts: [@MainActor (ViewContext) -> [_ToolbarEntry]] = []
    repeat parts.append(part(each content))
    return _ToolbarList(parts: parts)
  }
  /// The result names the kind of content, so that it is known where there is none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(content: content)
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(parts: [part(first)])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(parts: [part(second)])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
    _ToolbarList(parts: [part(content)])
  }

  private static func part<Content: ToolbarContent>(_ content: Content) -> @MainActor (ViewContext) -> [_ToolbarEntry] {
    { Content._entries(of: content, in: $0) }
  }
}

/// Items, or none.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  @MainActor public static func _entries(of items: Self, in context: ViewContext) -> [_ToolbarEntry] {
    items.content.map { Content._entries(of: $0, in: context) } ?? []
  }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  static let titleMenu = ToolbarItemPlacement(name: "titleMenu")
  public static let navigationBarLeading = topBarLeading
  public static let navigationBarTrailing = topBarTrailing
  public static let title = ToolbarItemPlacement(name: "title")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")

  fileprivate var mode: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .large: .large
    case .inlineLarge: .inlineLarge
    case .inline: .inline
    default: .automatic
    }
  }
}

// MARK: - On views

nonisolated extension View {
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(content: content())) }

  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItem(content: content)))
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  public func toolbarRole(_ role: ToolbarRole) -> some View { navigation { $0.role = role } }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode.mode }
  }
  /// A menu that the title opens.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar(content: { ToolbarTitleMenu(content: content) })
  }
  /// A second line below the title, in the newer look.
  public func navigationSubtitle(_ subtitle: Text) -> some View { navigation { $0.subtitle = subtitle } }
  @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
}

nonisolated struct ToolbarModifier<Bar: ToolbarContent>: PrimitiveViewModifier {
  let content: Bar

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let entries = Bar._entries(of: modifier.content, in: context.child(.secondary))
    return content(context.child(.content)).map { element in
      PreferenceElement(key: ObjectIdentifier(NavigationRequest.Key.self), kind: "toolbar", content: element) {
        inner, _ in
        var request = inner as? NavigationRequest ?? NavigationRequest()
        request.toolbarItems = entries + request.toolbarItems
        return request
      }
    }
  }
}

extension ToolbarContent {
  /// Hidden: the newer look draws no ground around the items.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ChangedToolbarContent(base: self) { entries in
      for entry in entries { entry.content.sharesGround = visibility != .hidden }
      return entries
    }
  }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
  { self }
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ChangedToolbarContent(base: self) { hidden ? [] : $0 }
  }
}
