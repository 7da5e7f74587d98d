import Foundation

/// A value that belongs to a place in the hierarchy: set once where the view first appears, kept while it stays.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  package var location: StateLocation<Value>?

  /// The value itself, made anew with each view, as SwiftUI's is: only then may an initialiser assign `self.count = count`.
  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// Outside a graph the binding is constant.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }

  @MainActor public static func _install(_ property: inout State, slot: DynamicPropertySlot) {
    let initial = property.initial
    property.location = slot.object { StateLocation(value: initial, slot: slot) }
  }

  /// The initial value counts only the first time.
  public static func _isSame(_ left: State, _ right: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

/// Where a state's value lives.
package final class StateLocation<Value> {
  private var stored: Value
  private weak var graph: ViewGraph?
  /// The place of the view it belongs to, which is evaluated again whenever the value changes.
  private weak var node: IdentityNode?
  private let origin: PropertyOrigin
  private let readers = Readers()

  @MainActor package init(value: Value, slot: DynamicPropertySlot) {
    (stored, graph, node, origin) = (value, slot.context.graph, slot.context.node, slot.origin)
    // An object may have started something while it was made.
    if Value.self is AnyClass { slot.context.graph.noteUserCode() }
  }

  package var value: Value {
    if let reader = ResolveFrame.reader, reader.node == nil || reader.node !== node { readers.add(reader) }
    return stored
  }

  /// A value that can be compared changes only when it is another one.
  package func set(_ newValue: Value) {
    let old = stored
    stored = newValue
    guard let graph, !areEqual(old, newValue) else { return }
    if ResolveFrame.reader != nil { MainActor.assumeIsolated { graph.reportWriteWhileEvaluating(by: origin) } }
    graph.setNeedsResolve(node: node, by: origin, old: old, new: newValue)
    for reader in readers.takeNodes() { graph.setNeedsResolve(node: reader, by: origin, old: old, new: newValue) }
  }

  /// Notes that only something of the value is being read.
  func notePartialRead(hasChanged: @escaping () -> Bool) {
    guard let reader = ResolveFrame.reader, reader.node == nil || reader.node !== node else { return }
    readers.add(reader, hasChanged: hasChanged)
  }
}

/// Whether two values are the same, as far as that can be told.
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
