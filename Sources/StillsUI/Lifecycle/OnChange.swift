import Foundation
import StillsCore

nonisolated extension View {
  /// Runs with the old and the new value when `value` changes between two passes; with `initial`, also the first time.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveViewModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.object(of: Self.self) { LastValue<Value>() }
    let known = memory.value
    memory.value = modifier.value
    if let known, known != modifier.value {
      context.graph.enqueue { modifier.action(known, modifier.value) }
    } else if known == nil, modifier.isInitial {
      context.graph.enqueue { modifier.action(modifier.value, modifier.value) }
    }
    return content(context.child(.content))
  }
}
