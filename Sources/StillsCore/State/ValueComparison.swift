import Foundation
import Observation

/// Whether two values are the same, for values of which only the type is known.
///
/// Said is yes only when it is certain: then one can stand for the other. Structs are compared property by property;
/// numbers, texts, dates and their like by `==`; dynamic properties as they say themselves; everything else by its bits:
/// the same object, the same closure. An author's object that nobody follows may have changed inside and is never the
/// same. An author's own `==` may leave out what shows, so it counts only for views that say so (`equatable()`).
package enum ValueComparison {
  package static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    let plan = plan(of: Value.self)
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        // Values without a size have no address, and are the same.
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return plan.compare(left, right)
      }
    }
  }

  /// Values whose types are hidden: what is inside is compared.
  package static func areSameInside(_ left: Any, _ right: Any) -> Bool {
    func compare<Value>(_ left: Value) -> Bool {
      guard type(of: right) == Value.self, let right = right as? Value else { return false }
      return areSame(left, right)
    }
    return _openExistential(left, do: compare)
  }

  static func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { right in left.elementsEqual(right) } }
  }

  static func haveSameFields<Value>(_ left: Value, _ right: Value) -> Bool {
    let plan = fieldPlan(of: Value.self) ?? .bits(MemoryLayout<Value>.size)
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return plan.compare(left, right)
      }
    }
  }
}

// MARK: - Plans

extension ValueComparison {
  /// How values of a type are compared.
  fileprivate indirect enum Plan {
    case bits(Int)
    case fields([(offset: Int, plan: Plan)])
    case by((UnsafeRawPointer, UnsafeRawPointer) -> Bool)

    func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      switch self {
      case .bits(let size): memcmp(left, right, size) == 0
      case .fields(let fields):
        fields.allSatisfy { $0.plan.compare(left + $0.offset, right + $0.offset) }
      case .by(let compare): compare(left, right)
      }
    }

    var isBits: Bool {
      if case .bits = self { true } else { false }
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Plan] = [:]

  fileprivate static func plan(of type: Any.Type) -> Plan {
    let key = ObjectIdentifier(type)
    if let plan = lock.withLock({ known[key] }) { return plan }
    let plan = makePlan(of: type)
    lock.withLock { known[key] = plan }
    return plan
  }

  private static func makePlan(of type: Any.Type) -> Plan {
    func bits<Value>(_ type: Value.Type) -> Plan { .bits(MemoryLayout<Value>.size) }
    if type is AnyClass {
      return TypeNames.isUsers(type) && !(type is any Observable.Type) ? .by { _, _ in false } : bits(AnyObject.self)
    }
    if let property = type as? any DynamicProperty.Type { return propertyPlan(property) }
    if let view = type as? any SelfComparing.Type { return view.comparisonPlan }
    if let container = type as? any ComparableContainer.Type, let plan = container.containerPlan { return plan }
    if isTrusted(type), let equatable = type as? any Equatable.Type { return equalityPlan(equatable) }
    return fieldPlan(of: type) ?? _openExistential(type, do: bits)
  }

  private static func propertyPlan<Property: DynamicProperty>(_ type: Property.Type) -> Plan {
    .by { Property._isSame($0.assumingMemoryBound(to: type).pointee, $1.assumingMemoryBound(to: type).pointee) }
  }

  fileprivate static func equalityPlan<Value: Equatable>(_ type: Value.Type) -> Plan {
    .by { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  /// Nil where the runtime does not know the properties.
  fileprivate static func fieldPlan(of type: Any.Type) -> Plan? {
    guard hasFields(type) else { return nil }
    var fields: [(offset: Int, plan: Plan)] = []
    guard FieldRecords.forEachField(of: type, body: { fields.append(($0, plan(of: $1))) }) else { return nil }
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    // One that hides its properties, such as a C one.
    if fields.isEmpty && _openExistential(type, do: size) > 0 { return nil }
    return .fields(fields)
  }

  /// The kind stands in the first word of a type's record: 0x200 is that of structs, 0x301 that of tuples.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// Plain values of the standard library and Foundation, whose `==` leaves nothing out.
  private static func isTrusted(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return (name.hasPrefix("Swift.") || name.hasPrefix("Foundation")) && !name.contains("<")
  }
}

// MARK: - Types that contain others

/// Values that are not compared property by property.
package protocol SelfComparing {
  static func isSame(_ left: Self, _ right: Self) -> Bool
}

extension SelfComparing {
  fileprivate static var comparisonPlan: ValueComparison.Plan {
    .by { isSame($0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee) }
  }
}

private protocol ComparableContainer {
  /// Nil where bits are all there is to compare. What holds a weak reference must not be read as a value.
  static var containerPlan: ValueComparison.Plan? { get }
}

extension Optional: ComparableContainer {
  fileprivate static var containerPlan: ValueComparison.Plan? {
    let plan = ValueComparison.plan(of: Wrapped.self)
    guard !plan.isBits else { return .bits(MemoryLayout<Self>.size) }
    return .by { left, right in
      let left = left.assumingMemoryBound(to: Self.self).pointee
      let right = right.assumingMemoryBound(to: Self.self).pointee
      switch (left, right) {
      case (nil, nil): return true
      case (let left?, let right?): return ValueComparison.areSame(left, right)
      default: return false
      }
    }
  }
}

extension Array: ComparableContainer {
  fileprivate static var containerPlan: ValueComparison.Plan? {
    .by { left, right in
      if memcmp(left, right, MemoryLayout<Self>.size) == 0 { return true }
      let left = left.assumingMemoryBound(to: Self.self).pointee
      let right = right.assumingMemoryBound(to: Self.self).pointee
      return left.count == right.count && zip(left, right).allSatisfy { ValueComparison.areSame($0, $1) }
    }
  }
}
