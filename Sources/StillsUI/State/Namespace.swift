import Foundation

/// Tells the identities of one view's matched geometry from another's.
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let number: Int }

  private var id = ID(number: 0)

  public init() {}

  /// Before the view is in a hierarchy all namespaces are the same.
  public var wrappedValue: ID { id }

  @MainActor public static func _install(_ property: inout Namespace, slot: DynamicPropertySlot) {
    property.id = slot.object { Place(number: slot.context.graph.nextNumber()) }.id
  }

  private final class Place {
    let id: ID
    init(number: Int) { id = ID(number: number) }
  }
}
