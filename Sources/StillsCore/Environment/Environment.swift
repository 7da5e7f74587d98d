import Foundation
import Observation

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  /// Nil for objects, which are found by their type.
  private let path: AnyKeyPath?
  private var value: Value?
  /// The view it belongs to, for messages.
  private var owner: Any.Type?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    path = keyPath
  }

  /// Before the view is in a hierarchy the key's default is answered.
  public var wrappedValue: Value {
    value ?? read(EnvironmentValues()) ?? missingObject(Value.self, for: owner, modifier: "environment(_:)")
  }

  @MainActor public static func _install(_ property: inout Environment, slot: DynamicPropertySlot) {
    property.value = property.read(slot.context.environment)
    property.owner = slot.origin.owner
  }

  public static func _isSame(_ left: Environment, _ right: Environment) -> Bool { left.path == right.path }
}

extension Environment where Value: AnyObject & Observable {
  public init(_ type: Value.Type) { (read, path) = ({ $0.object(of: type) }, nil) }
}

extension Environment {
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    (read, path) = ({ .some($0.object(of: type)) }, nil)
  }
}

/// There is nothing to go on with: as on iOS the view cannot be drawn.
package func missingObject<Value>(_ type: Value.Type, for owner: Any.Type?, modifier: String) -> Value {
  let view = owner.map { TypeNames.plainName(of: $0) } ?? "a view outside a hierarchy"
  fatalError(
    "No object of type \(TypeNames.plainName(of: type)) in the environment of \(view): add .\(modifier) above it")
}

extension EnvironmentValues {
  private struct ObjectsKey: EnvironmentKey { static var defaultValue: ObjectTable { ObjectTable() } }

  package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    self[ObjectsKey.self].objects[ObjectIdentifier(type)] as? Object
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object?) {
    self[ObjectsKey.self].objects[ObjectIdentifier(Object.self)] = object
  }
}

/// Objects by their type. Whoever reads one follows it, so that the same objects are the same environment.
private struct ObjectTable: SelfComparing {
  var objects: [ObjectIdentifier: AnyObject] = [:]

  static func isSame(_ left: ObjectTable, _ right: ObjectTable) -> Bool {
    left.objects.count == right.objects.count && left.objects.allSatisfy { right.objects[$0] === $1 }
  }
}
