import Foundation
import StillsCore

// What a long press or a swipe brings; at rest nothing of it shows.

nonisolated extension View {
  /// A menu that opens by a finger that stays. The view is not lifted, and the screen behind not blurred.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: ControlPart(menuItems())))
  }
  public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
  { contextMenu(menuItems: menuItems) }

  /// The old form, with the menu made elsewhere; nil: none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu.map { ControlPart($0.items) } ?? .empty))
  }

  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// A menu made apart from the view that it is of.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated struct ContextMenuModifier: PrimitiveViewModifier {
  let items: ControlPart

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let items = modifier.items
    return MenuTouch.pressed(content(context.child(.content)), in: context.child(.secondary)) { place in
      MenuChoice.all(of: items, in: place)
    }
  }
}

public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Views made of data: what rows can be deleted, moved and inserted in.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  public nonisolated func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { modifier(EmptyModifier()) }
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { modifier(EmptyModifier()) }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets together, before what now stands at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.enumerated().filter { source.contains($0.offset) }.map(\.element)
    let before = all.enumerated().filter { $0.offset < destination && !source.contains($0.offset) }.map(\.element)
    let after = all.enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }.map(\.element)
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
