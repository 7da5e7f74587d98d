import Foundation
import StillsCore

/// What charts can show along an axis or by a colour.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and words: what all that is plotted comes down to.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  nonisolated var _chartPrimitive: _ChartPrimitive { get }
  nonisolated static func _value(of primitive: _ChartPrimitive) -> Self?
}

extension PrimitivePlottableProtocol {
  nonisolated public var primitivePlottable: Self { self }
  nonisolated public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A place on an axis.
nonisolated public enum _ChartPrimitive: Hashable, Sendable {
  case number(Double)
  /// Seconds since 2001.
  case date(Double)
  case category(String)

  /// Numbers and dates.
  var amount: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    case .category: nil
    }
  }

  var isDate: Bool { if case .date = self { true } else { false } }
  var isCategory: Bool { if case .category = self { true } else { false } }

  /// As it is named in legends.
  var name: String {
    switch self {
    case .number(let value): NumberText.string(CGFloat(value))
    case .date(let value): NumberText.string(CGFloat(value))
    case .category(let name): name
    }
  }
}

extension BinaryInteger {
  nonisolated public var _chartPrimitive: _ChartPrimitive { .number(Double(self)) }
  nonisolated public static func _value(of primitive: _ChartPrimitive) -> Self? {
    guard case .number(let value) = primitive, value.isFinite else { return nil }
    return Self(exactly: value.rounded())
  }
}

extension BinaryFloatingPoint {
  nonisolated public var _chartPrimitive: _ChartPrimitive { .number(Double(self)) }
  nonisolated public static func _value(of primitive: _ChartPrimitive) -> Self? {
    guard case .number(let value) = primitive else { return nil }
    return Self(value)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  nonisolated public var _chartPrimitive: _ChartPrimitive { .number(NSDecimalNumber(decimal: self).doubleValue) }
  nonisolated public static func _value(of primitive: _ChartPrimitive) -> Decimal? {
    guard case .number(let value) = primitive, value.isFinite else { return nil }
    return Decimal(value)
  }
}

extension String: PrimitivePlottableProtocol {
  nonisolated public var _chartPrimitive: _ChartPrimitive { .category(self) }
  nonisolated public static func _value(of primitive: _ChartPrimitive) -> String? {
    guard case .category(let value) = primitive else { return nil }
    return value
  }
}

extension Date: PrimitivePlottableProtocol {
  nonisolated public var _chartPrimitive: _ChartPrimitive { .date(timeIntervalSinceReferenceDate) }
  nonisolated public static func _value(of primitive: _ChartPrimitive) -> Date? {
    guard case .date(let value) = primitive else { return nil }
    return Date(timeIntervalSinceReferenceDate: value)
  }
}

extension Plottable {
  nonisolated static func value(of primitive: _ChartPrimitive) -> Self? {
    PrimitivePlottable._value(of: primitive).flatMap { Self(primitivePlottable: $0) }
  }

  nonisolated var chartPrimitive: _ChartPrimitive { primitivePlottable._chartPrimitive }
}
