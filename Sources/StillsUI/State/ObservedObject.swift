import Foundation

/// An object that lives elsewhere and is followed.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor public static func _install(_ property: inout ObservedObject, slot: DynamicPropertySlot) {
    slot.object { ObjectObservation() }.follow(property.wrappedValue, slot: slot)
  }

  public static func _isSame(_ left: ObservedObject, _ right: ObservedObject) -> Bool {
    left.wrappedValue === right.wrappedValue
  }
}
