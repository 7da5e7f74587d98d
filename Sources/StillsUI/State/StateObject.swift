import Foundation

/// An object that belongs to a place in the hierarchy: made once where the view first appears, kept while it stays.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let unplaced: Unplaced<ObjectType>
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { unplaced = Unplaced(make: thunk) }

  public var wrappedValue: ObjectType { object ?? unplaced.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  @MainActor public static func _install(_ property: inout StateObject, slot: DynamicPropertySlot) {
    let unplaced = property.unplaced
    let place = slot.object {
      slot.context.graph.noteUserCode()
      return Place(object: unplaced.object)
    }
    place.observation.follow(place.object, slot: slot)
    property.object = place.object
  }

  /// Only the first object counts.
  public static func _isSame(_ left: StateObject, _ right: StateObject) -> Bool { true }

  private final class Place {
    let object: ObjectType
    let observation = ObjectObservation()
    init(object: ObjectType) { self.object = object }
  }
}

/// An object that is made when it is first asked for.
final class Unplaced<Object> {
  private let make: () -> Object
  private(set) lazy var object = make()
  init(make: @escaping () -> Object) { self.make = make }
}
