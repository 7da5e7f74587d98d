import Foundation

/// The values of the screens that stand on the first, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  public init(_ codable: CodableRepresentation) {}

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes away at most as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(Swift.min(Swift.max(0, k), values.count)) }

  /// Nothing is kept in a still: there is no representation.
  public var codable: CodableRepresentation? { nil }
  public struct CodableRepresentation: Codable, Equatable {}
}
