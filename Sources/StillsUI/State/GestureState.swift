import Foundation

/// A value that lasts as long as a gesture, and is the initial one again afterwards.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetChange: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, resetChange) = (initialValue, reset)
  }

  public var wrappedValue: Value { location?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  @MainActor public static func _install(_ property: inout GestureState, slot: DynamicPropertySlot) {
    let initial = property.initial
    property.location = slot.object { StateLocation(value: initial, slot: slot) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

extension GestureState {
  /// Changes the value while a gesture goes on.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.value, Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  func reset() {
    guard let location, !areEqual(location.value, initial) else { return }
    var transaction = Transaction()
    resetChange(location.value, &transaction)
    withTransaction(transaction) { location.set(initial) }
  }
}
