import Foundation

/// Which field is typed in. Nothing has the focus unless a view says so; stills show neither cursor nor keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }

  @MainActor public static func _install(_ property: inout FocusState, slot: DynamicPropertySlot) {
    State._install(&property.state, slot: slot)
  }

  @propertyWrapper public struct Binding {
    fileprivate let get: () -> Value
    fileprivate let set: (Value) -> Void

    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }

    /// Nothing has the focus: nil, or false.
    fileprivate func clear() {
      if let none = Optional<Never>.none as? Value { wrappedValue = none }
      if let no = false as? Value { wrappedValue = no }
    }
  }
}

nonisolated extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      EnvironmentModifier {
        $0.fieldFocus = FieldFocus(get: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
      })
  }

  /// The value while a field inside is typed in. Losing the focus to a field of another value leaves that one's.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(
      EnvironmentModifier {
        $0.fieldFocus = FieldFocus(
          get: { binding.wrappedValue == value },
          set: { isFocused in
            if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { binding.clear() }
          })
      })
  }

  public func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(EmptyModifier())
  }
}

nonisolated public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
