import Foundation

/// A value that belongs to a place in the hierarchy: set once where the view first appears, kept while it stays.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let makeInitial: () -> Value
  package var location: StateLocation<Value>?

  public init(wrappedValue: @autoclosure @escaping () -> Value) { makeInitial = wrappedValue }
  public init(initialValue: Value) { makeInitial = { initialValue } }

  public var wrappedValue: Value {
    get { location?.value ?? makeInitial() }
    nonmutating set { location?.set(newValue) }
  }

  /// Outside a graph the binding is constant.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(makeInitial()) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  @MainActor public static func _install(_ property: inout State, slot: DynamicPropertySlot) {
    let make = property.makeInitial
    let graph = slot.context.graph
    property.location = slot.object { StateLocation(value: make(), graph: graph) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

/// Where a state's value lives.
package final class StateLocation<Value> {
  package private(set) var value: Value
  private weak var graph: ViewGraph?

  init(value: Value, graph: ViewGraph) { (self.value, self.graph) = (value, graph) }

  package func set(_ newValue: Value) {
    value = newValue
    graph?.setNeedsResolve()
  }
}
