import Foundation
import StillsCore
import StillsLayout

/// What a row asks of the list around it.
struct RowTraits {
  enum Key {}

  /// A length for some edges; nil: the row's own.
  struct EdgeLength {
    var edges: Edge.Set
    var length: CGFloat?
  }

  var insets: EdgeInsets?
  /// For single edges, the last counts.
  var edgeInsets: [EdgeLength] = []
  /// Nil: the list's own. An empty one draws nothing.
  var background: (@MainActor (ViewContext) -> [ViewElement])?
  /// Its colour, for comparing scenes; nil if it is no colour alone.
  var backgroundColor: String?
  var separatorTop: Visibility?
  var separatorBottom: Visibility?
  var separatorColor: Color?
  var deletion: RowDeletion?
  var canMove, isDeleteDisabled, isMoveDisabled, isSelectionDisabled: Bool?
  var actions: [HorizontalEdge: RowActions] = [:]
  /// Who is to be told of fingers that move across the row.
  var handles: [RowHandle] = []

  /// With what is said of single edges.
  func insets(of row: EdgeInsets) -> EdgeInsets {
    var result = insets ?? row
    for change in edgeInsets {
      if change.edges.contains(.top) { result.top = change.length ?? row.top }
      if change.edges.contains(.leading) { result.leading = change.length ?? row.leading }
      if change.edges.contains(.bottom) { result.bottom = change.length ?? row.bottom }
      if change.edges.contains(.trailing) { result.trailing = change.length ?? row.trailing }
    }
    return result
  }

  static func traits(of element: ViewElement) -> RowTraits {
    element.layoutValue(for: ObjectIdentifier(Key.self)) as? RowTraits ?? RowTraits()
  }
}

final class RowTraitElement: UnaryElement {
  private let change: (inout RowTraits) -> Void
  private let handle: RowHandle?

  init(content: ViewElement, handle: RowHandle? = nil, change: @escaping (inout RowTraits) -> Void) {
    (self.handle, self.change) = (handle, change)
    super.init(kind: "listRow", content: content)
  }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    guard let handle, handle.swipe != nil else { return nil }
    var target = TouchTarget(role: .gesture)
    target.reactions = [handle.reaction]
    return target
  }

  /// What is said further in counts.
  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(RowTraits.Key.self) else { return super.layoutValue(for: key) }
    var traits = RowTraits()
    change(&traits)
    if let handle { traits.handles = [handle] }
    guard let inner = content.layoutValue(for: key) as? RowTraits else { return traits }
    traits.insets = inner.insets ?? traits.insets
    traits.edgeInsets += inner.edgeInsets
    traits.background = inner.background ?? traits.background
    traits.separatorTop = inner.separatorTop ?? traits.separatorTop
    traits.separatorBottom = inner.separatorBottom ?? traits.separatorBottom
    traits.separatorColor = inner.separatorColor ?? traits.separatorColor
    traits.deletion = inner.deletion ?? traits.deletion
    traits.canMove = inner.canMove ?? traits.canMove
    traits.isDeleteDisabled = inner.isDeleteDisabled ?? traits.isDeleteDisabled
    traits.isMoveDisabled = inner.isMoveDisabled ?? traits.isMoveDisabled
    traits.isSelectionDisabled = inner.isSelectionDisabled ?? traits.isSelectionDisabled
    traits.actions.merge(inner.actions) { $1 }
    traits.handles += inner.handles
    return traits
  }

  override var sceneDetails: String {
    var traits = RowTraits()
    change(&traits)
    var words: [String] = []
    if let insets = traits.insets {
      let sides = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ]
      words.append("insets (\(sides.map { "\($0.0) \(NumberText.string($0.1))" }.joined(separator: ", ")))")
    }
    if traits.background != nil {
      words.append(["background", traits.backgroundColor].compactMap { $0 }.joined(separator: " "))
    }
    if let top = traits.separatorTop, top == traits.separatorBottom {
      words.append("separator \(top)")
    } else {
      if let top = traits.separatorTop { words.append("separator above \(top)") }
      if let bottom = traits.separatorBottom { words.append("separator below \(bottom)") }
    }
    if let color = traits.separatorColor { words.append("separatorTint \(color)") }
    return words.joined(separator: ", ")
  }
}

nonisolated extension View {
  private func rowTrait(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    modifier(ElementModifier { content, _ in RowTraitElement(content: content, change: change) })
  }

  /// Rows that cannot be chosen, and have no menu of the chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTrait { $0.isSelectionDisabled = isDisabled }
  }

  public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait { $0.insets = insets } }

  /// Nil: the row's own.
  @_disfavoredOverload
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowTrait { $0.edgeInsets.append(RowTraits.EdgeLength(edges: edges, length: length)) }
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(
      ElementModifier { content, context in
        let color = view.flatMap { $0 as? Color }?.resolvedColor(in: context.environment).hexDescription.lowercased()
        return RowTraitElement(content: content) { traits in
          guard let view else { return }
          traits.background = { V._resolve(view, in: $0) }
          // Colours that cover are told by three parts.
          traits.backgroundColor = color.map { $0.count == 9 && $0.hasSuffix("ff") ? String($0.dropLast(2)) : $0 }
        }
      })
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait {
      if edges.contains(.top) { $0.separatorTop = visibility }
      if edges.contains(.bottom) { $0.separatorBottom = visibility }
    }
  }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait { $0.separatorColor = color }
  }

  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = style._look, isSidebar = S.self == SidebarListStyle.self
    // In a column the list lies on the column's ground, elsewhere in cards.
    return modifier(EnvironmentModifier { $0.listLook = isSidebar && $0.columnWidth != nil ? .sidebar : look })
  }

  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

public enum Prominence: Hashable, Sendable { case standard, increased }

public struct ListSectionSpacing: Hashable, Sendable {
  /// Nil: the list's own. Compact is about half of the usual 35 (facts: controls §6).
  fileprivate let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 17.5)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing.isFinite ? spacing : nil)
  }
}

/// The row that a view is in.
struct ListRowPlace {}

nonisolated extension EnvironmentValues {
  private struct ListRowKey: EnvironmentKey { static var defaultValue: ListRowPlace? { nil } }
  private struct ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
  private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private struct MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

  var listRow: ListRowPlace? {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat? {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
  /// Of section headers, with the room around their text.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
}

// MARK: - Styles

nonisolated public protocol ListStyle { var _look: _ListLook { get } }
nonisolated public struct DefaultListStyle: ListStyle {
  public init() {}; public var _look: _ListLook { .insetGrouped }
}
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public init() {}; public var _look: _ListLook { .insetGrouped }
}
nonisolated public struct GroupedListStyle: ListStyle { public init() {}; public var _look: _ListLook { .grouped } }
nonisolated public struct InsetListStyle: ListStyle { public init() {}; public var _look: _ListLook { .plain } }
nonisolated public struct PlainListStyle: ListStyle { public init() {}; public var _look: _ListLook { .plain } }
nonisolated public struct SidebarListStyle: ListStyle {
  public init() {}; public var _look: _ListLook { .insetGrouped }
}
nonisolated extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
nonisolated extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
nonisolated extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
nonisolated extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
nonisolated extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
nonisolated extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

nonisolated public protocol FormStyle {}
nonisolated public struct AutomaticFormStyle: FormStyle { public init() {} }
nonisolated public struct GroupedFormStyle: FormStyle { public init() {} }
nonisolated public struct ColumnsFormStyle: FormStyle { public init() {} }
nonisolated extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
nonisolated extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
nonisolated extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
