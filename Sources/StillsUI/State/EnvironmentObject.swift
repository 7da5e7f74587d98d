import Foundation

/// An object that a view above put into the environment, found by its type and followed.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?
  private var owner: Any.Type?

  public init() {}

  /// Where no view above put one the drawing stops, with a message that names the type and the view.
  public var wrappedValue: ObjectType {
    object ?? missingObject(ObjectType.self, for: owner, modifier: "environmentObject(_:)")
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor public static func _install(_ property: inout EnvironmentObject, slot: DynamicPropertySlot) {
    property.owner = slot.origin.owner
    property.object = slot.context.environment.object(of: ObjectType.self)
    if let object = property.object { slot.object { ObjectObservation() }.follow(object, slot: slot) }
  }
}

nonisolated extension View {
  /// Makes an object readable by its type below.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object) })
  }
}
