import Foundation

private protocol AnyOptional { var contained: Any? { get } }

extension Optional: AnyOptional {
  fileprivate var contained: Any? { self }
}

/// Values by the names of properties: what the Objective-C runtime does on iOS.
enum KeyValues {
  /// Without the optionals around it; nil for none and for `NSNull`.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any AnyOptional { return plain(optional.contained) }
    return value is NSNull ? nil : value
  }

  /// The elements of a collection; nil for what is none.
  static func elements(of value: Any?) -> [Any]? {
    switch plain(value) {
    case let members as ManagedMembers: members.objects
    case let list as [Any]: list
    case let set as NSOrderedSet: set.array
    case let set as NSSet: inOrder(set.allObjects)
    case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
    case let set as Set<AnyHashable>: inOrder(set.map(\.base))
    default: nil
    }
  }

  /// Sets have no order of their own: objects come in the order in which they were made, all else by its text.
  static func inOrder(_ elements: [Any]) -> [Any] {
    if let objects = elements as? [NSManagedObject] {
      return objects.sorted { $0.objectID.number < $1.objectID.number }
    }
    return elements.map { ($0, "\($0)") }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// What `list.name` or `items.@count` leads to from an object; through collections, the values of all elements.
  static func value(of object: Any?, path: String) -> Any? {
    var value = plain(object)
    var names = path.split(separator: ".").map(String.init)[...]
    while let name = names.popFirst() {
      if name.hasPrefix("@") { return aggregate(name, of: value, path: names.joined(separator: ".")) }
      value = step(value, name)
    }
    return value
  }

  private static func step(_ value: Any?, _ name: String) -> Any? {
    if name.uppercased() == "SELF" { return value }
    switch value {
    case nil: return nil
    case let object as NSManagedObject: return plain(object.value(forKey: name))
    case let dictionary as [String: Any]: return plain(dictionary[name])
    case let dictionary as NSDictionary: return plain(dictionary.object(forKey: NSString(string: name)))
    case let text as String where name == "length": return text.count
    default: break
    }
    if let elements = elements(of: value) {
      let values = elements.compactMap { step(plain($0), name) }
      return values.flatMap { self.elements(of: $0) ?? [$0] }
    }
    return value.flatMap { property(name, of: $0) }
  }

  /// A stored property of any value, by its name.
  static func property(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let known = mirror {
      if let child = known.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
        return plain(child.value)
      }
      mirror = known.superclassMirror
    }
    ManagedReport.add("\(type(of: value)) has no value for the key “\(name)”; nil is taken")
    return nil
  }

  static func aggregate(_ name: String, of value: Any?, path: String) -> Any? {
    let elements = elements(of: value) ?? []
    if name == "@count" { return elements.count }
    let values = path.isEmpty ? elements : elements.compactMap { self.value(of: $0, path: path) }
    let numbers = values.compactMap { number($0)?.double }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { compare($0, $1) == .orderedAscending }
    case "@max": return values.max { compare($0, $1) == .orderedAscending }
    case "@unionOfObjects", "@unionOfArrays", "@unionOfSets": return values
    case "@distinctUnionOfObjects", "@distinctUnionOfArrays", "@distinctUnionOfSets":
      return values.reduce(into: [Any]()) { known, value in
        if !known.contains(where: { isEqual($0, value) }) { known.append(value) }
      }
    default:
      ManagedReport.add("key path with \(name): not known; nil is taken")
      return nil
    }
  }

  // MARK: - Comparing

  struct Number {
    /// Exact, where it is a whole number.
    var integer: Int64?
    var double: Double
  }

  static func number(_ value: Any?) -> Number? {
    switch value {
    case let value as Bool: Number(integer: value ? 1 : 0, double: value ? 1 : 0)
    case let value as any BinaryInteger: Number(integer: Int64(exactly: value), double: Double(value))
    case let value as any BinaryFloatingPoint: Number(integer: nil, double: Double(value))
    case let value as Decimal: Number(integer: nil, double: NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber: Number(integer: Int64(exactly: value.doubleValue), double: value.doubleValue)
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let text as Substring: String(text)
    default: nil
    }
  }

  /// Nil where two values cannot be put in an order.
  static func compare(_ left: Any?, _ right: Any?, options: String.CompareOptions = []) -> ComparisonResult? {
    let left = plain(left), right = plain(right)
    if let left = number(left), let right = number(right) {
      if let left = left.integer, let right = right.integer { return order(left, right) }
      return left.double.isNaN || right.double.isNaN ? nil : order(left.double, right.double)
    }
    if let left = text(left), let right = text(right) {
      return options.isEmpty ? order(left, right) : left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return order(left, right) }
    if let left = left as? UUID, let right = right as? UUID { return order(left.uuidString, right.uuidString) }
    if let left = left as? URL, let right = right as? URL { return order(left.absoluteString, right.absoluteString) }
    return nil
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
    left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }

  static func isEqual(_ left: Any?, _ right: Any?, options: String.CompareOptions = []) -> Bool {
    let left = plain(left), right = plain(right)
    guard let left, let right else { return left == nil && right == nil }
    if let order = compare(left, right, options: options) { return order == .orderedSame }
    if let left = identity(left), let right = identity(right) { return left == right }
    if let left = elements(of: left), let right = elements(of: right) {
      return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// An object is the same as its identifier.
  private static func identity(_ value: Any) -> NSManagedObjectID? {
    (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
  }
}
