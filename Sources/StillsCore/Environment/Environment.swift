import Foundation
import Observation

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Before the view is in a hierarchy the key's default is answered.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  @MainActor public static func _install(_ property: inout Environment, slot: DynamicPropertySlot) {
    property.value = property.read(slot.context.environment)
  }
}

extension Environment where Value: AnyObject & Observable {
  public init(_ type: Value.Type) {
    read = { environment in
      guard let object = environment.object(of: type) else {
        preconditionFailure("No observable object of type \(type) in the environment: add .environment(_:) above")
      }
      return object
    }
  }
}

extension Environment {
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }
}

extension EnvironmentValues {
  private struct ObjectsKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: AnyObject] { [:] } }

  package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    self[ObjectsKey.self][ObjectIdentifier(type)] as? Object
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object?) {
    self[ObjectsKey.self][ObjectIdentifier(Object.self)] = object
  }
}
