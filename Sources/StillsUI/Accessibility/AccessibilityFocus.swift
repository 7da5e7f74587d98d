import StillsCore

/// Where an assistive technology is: nowhere, in a still, but what is written stays.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }

  @MainActor public static func _install(_ property: inout AccessibilityFocusState, slot: DynamicPropertySlot) {
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
  }
}

nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: UInt
  private init(rawValue: UInt) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  public func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    rawValue |= newMember.rawValue
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    rawValue &= ~member.rawValue
    return removed.rawValue == 0 ? nil : removed
  }

  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let known = contains(newMember)
    rawValue |= newMember.rawValue
    return known ? newMember : nil
  }

  public mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }
  public mutating func formIntersection(_ other: Self) { rawValue &= other.rawValue }
  public mutating func formSymmetricDifference(_ other: Self) { rawValue ^= other.rawValue }
}

nonisolated extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
