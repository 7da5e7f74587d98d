import Foundation
import StillsCore
import StillsUIKit

/// An order of objects by one of their values: Foundation's `NSSortDescriptor`, which on Linux knows no keys.
open class _NSSortDescriptor: NSObject, @unchecked Sendable {
  public let key: String?
  public let keyPath: AnyKeyPath?
  public let ascending: Bool
  public let selector: Selector?
  /// The `SortDescriptor` that this one was made of.
  let origin: Any?
  private let order: (Any, Any) -> ComparisonResult

  private init(
    key: String?, keyPath: AnyKeyPath?, ascending: Bool, selector: Selector?, origin: Any? = nil,
    order: @escaping (Any, Any) -> ComparisonResult
  ) {
    (self.key, self.keyPath, self.ascending, self.selector) = (key, keyPath, ascending, selector)
    (self.origin, self.order) = (origin, order)
    super.init()
  }

  public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, selector: nil) }

  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(
      key: key, keyPath: nil, ascending: ascending, selector: selector, order: Self.byKey(key, Self.order(selector)))
  }

  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
    self.init(
      key: key, keyPath: nil, ascending: ascending, selector: nil,
      order: Self.byKey(key) { left, right in Self.nilFirst(left, right, cmptr) })
  }

  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      key: nil, keyPath: keyPath, ascending: ascending, selector: nil,
      order: Self.byPath(keyPath, Self.order(nil)))
  }

  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(
      key: nil, keyPath: keyPath, ascending: ascending, selector: nil,
      order: Self.byPath(keyPath) { left, right in Self.nilFirst(left, right, cmptr) })
  }

  /// As Swift's own descriptor says.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    let isForward = descriptor.order == .forward
    self.init(
      key: nil, keyPath: nil, ascending: isForward, selector: nil, origin: descriptor,
      order: { left, right in
        guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
        return isForward ? descriptor.compare(left, right) : descriptor.compare(right, left)
      })
  }

  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    switch order(object1, object2) {
    case .orderedSame: .orderedSame
    case .orderedAscending: ascending ? .orderedAscending : .orderedDescending
    case .orderedDescending: ascending ? .orderedDescending : .orderedAscending
    }
  }

  open var reversedSortDescriptor: Any {
    _NSSortDescriptor(key: key, keyPath: keyPath, ascending: !ascending, selector: selector, order: order)
  }

  open func allowEvaluation() {}

  open override var description: String { "(\(key ?? "key path"), \(ascending ? "ascending" : "descending"))" }

  /// Whether two descriptors say the same, as far as it can be told.
  func isSame(as other: _NSSortDescriptor) -> Bool {
    key == other.key && keyPath == other.keyPath && ascending == other.ascending
      && (key != nil || keyPath != nil || self === other)
  }

  // MARK: - Orders

  private static func byKey(
    _ key: String?, _ order: @escaping (Any?, Any?) -> ComparisonResult
  ) -> (Any, Any) -> ComparisonResult {
    guard let key else { return { order($0, $1) } }
    return { order(KeyValues.value(of: $0, path: key), KeyValues.value(of: $1, path: key)) }
  }

  private static func byPath<Root, Value>(
    _ path: KeyPath<Root, Value>, _ order: @escaping (Any?, Any?) -> ComparisonResult
  ) -> (Any, Any) -> ComparisonResult {
    {
      order(
        KeyValues.plain(($0 as? Root).map { $0[keyPath: path] as Any }),
        KeyValues.plain(($1 as? Root).map { $0[keyPath: path] as Any }))
    }
  }

  /// What is missing comes first, as in a store.
  private static func nilFirst(
    _ left: Any?, _ right: Any?, _ order: (Any, Any) -> ComparisonResult
  ) -> ComparisonResult {
    guard let left, let right else {
      return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    return order(left, right)
  }

  private static func order(_ selector: Selector?) -> (Any?, Any?) -> ComparisonResult {
    let name = selector.map { "\($0)" } ?? ""
    return { left, right in
      nilFirst(left, right) { left, right in
        if let left = KeyValues.text(left), let right = KeyValues.text(right) { return compare(left, right, name) }
        return KeyValues.compare(left, right) ?? .orderedSame
      }
    }
  }

  /// By the name of one of the methods that compare texts.
  private static func compare(_ left: String, _ right: String, _ method: String) -> ComparisonResult {
    if method.contains("localizedStandardCompare") { return TextOrder.standard(left, right) }
    if method.contains("localizedCaseInsensitiveCompare") {
      return TextOrder.localized(left, right, options: .caseInsensitive)
    }
    if method.contains("caseInsensitiveCompare") { return left.compare(right, options: .caseInsensitive) }
    if method.contains("localizedCompare") { return TextOrder.localized(left, right) }
    return KeyValues.compare(left, right) ?? .orderedSame
  }
}

extension Array where Element == _NSSortDescriptor {
  /// Objects in the order of the first descriptor that tells them apart; equal ones stay as they were.
  package func sort<T>(_ objects: [T]) -> [T] {
    guard !isEmpty else { return objects }
    return objects.enumerated().sorted { left, right in
      for descriptor in self {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  func isSame(as other: [_NSSortDescriptor]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

extension NSSet {
  public func sortedArray(using sortDescriptors: [_NSSortDescriptor]) -> [Any] {
    sortDescriptors.sort(KeyValues.inOrder(allObjects))
  }
}

extension NSArray {
  public func sortedArray(using sortDescriptors: [_NSSortDescriptor]) -> [Any] {
    sortDescriptors.sort((0..<count).map { object(at: $0) })
  }
}

extension NSOrderedSet {
  public func sortedArray(using sortDescriptors: [_NSSortDescriptor]) -> [Any] { sortDescriptors.sort(array) }
}
