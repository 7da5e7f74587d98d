import Foundation
import StillsCore

nonisolated extension View {
  /// Another identity is another view: its state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }
}

nonisolated struct IdentityModifier: PrimitiveViewModifier {
  let id: AnyHashable

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    defer { context.letGo() }
    let elements = context.item(.id(modifier.id), content)
    for element in elements { element.name(modifier.id) }
    return elements
  }
}
