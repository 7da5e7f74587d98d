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
    return context.item(.id(modifier.id), content)
  }
}
