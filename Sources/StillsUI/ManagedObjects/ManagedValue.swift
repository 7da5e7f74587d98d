import Foundation

/// Makes values of the type that a property has.
enum ManagedValue {
  static func convert<T>(_ stored: Any?, to type: T.Type) -> T? {
    let stored = KeyValues.plain(stored)
    if let members = stored as? ManagedMembers {
      if let found = members.collection as? T { return found }
      if let found = NSSet(array: members.objects) as? T { return found }
      return NSOrderedSet(array: members.objects) as? T ?? members.objects as? T
    }
    guard let stored else { return none(type) }
    if let found = stored as? T { return found }
    if let number = stored as? NSNumber {
      if let found = number as? T { return found }
      if let found = narrowed(number, to: type) { return found }
    }
    if let raw = unwrapped(type) as? any RawRepresentable.Type { return make(raw, stored) as? T }
    return nil
  }

  /// What a property that is no optional shows where there is nothing: as a number, nothing is zero.
  private static func none<T>(_ type: T.Type) -> T? {
    if type is any ExpressibleByNilLiteral.Type { return Optional<Any>.none as? T }
    let empties: [Any] = [
      NSNumber(value: 0), false, "", Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(), NSOrderedSet(),
      [Any](), NSDecimalNumber.zero, UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    for empty in empties { if let found = empty as? T { return found } }
    if let raw = type as? any RawRepresentable.Type { return make(raw, 0) as? T ?? make(raw, "") as? T }
    return nil
  }

  private static func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalType.Type)?.wrapped ?? type
  }

  private static func make<R: RawRepresentable>(_ type: R.Type, _ value: Any) -> Any? {
    convert(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  /// As Objective-C passes numbers: what does not fit is cut.
  private static func narrowed<T>(_ number: NSNumber, to type: T.Type) -> T? {
    let double = number.doubleValue
    let whole = double.isFinite && abs(double) < 9e18 ? Int64(double) : 0
    let found: Any? =
      switch unwrapped(type) {
      case is Int16.Type: Int16(truncatingIfNeeded: whole)
      case is Int32.Type: Int32(truncatingIfNeeded: whole)
      case is Int64.Type: whole
      case is Int.Type: Int(whole)
      case is UInt.Type: UInt(truncatingIfNeeded: whole)
      case is Bool.Type: whole != 0
      case is Float.Type: Float(double)
      case is CGFloat.Type: CGFloat(double)
      case is Decimal.Type: number.decimalValue
      case is Date.Type: Date(timeIntervalSinceReferenceDate: double)
      default: nil
      }
    return found as? T
  }

  /// As it is kept: enumerations by their raw values.
  static func kept(_ value: Any?) -> Any? {
    guard let value = KeyValues.plain(value) else { return nil }
    if !(value is NSObject), let raw = value as? any RawRepresentable { return raw.rawValue }
    return value
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }
extension Optional: OptionalType { fileprivate static var wrapped: Any.Type { Wrapped.self } }
