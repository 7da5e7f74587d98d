import Foundation
import StillsCore

/// A value of data, with what it is called.
nonisolated public struct PlottableValue<Value: Plottable> {
  let datum: ChartDatum
  init(_ datum: ChartDatum) { self.datum = datum }
}

/// A value without its type: a place, or a part of an axis.
nonisolated struct ChartDatum {
  var start: _ChartPrimitive
  var end: _ChartPrimitive?
  /// Dates stand for the whole day, month or year they are in.
  var unit: Calendar.Component?
  var calendar: Calendar?

  init(
    _ start: _ChartPrimitive, end: _ChartPrimitive? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil
  ) { (self.start, self.end, self.unit, self.calendar) = (start, end, unit, calendar) }
}

nonisolated extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(ChartDatum(value.chartPrimitive))
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(ChartDatum(value.chartPrimitive))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(ChartDatum(value.chartPrimitive))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChartDatum(range.lowerBound.chartPrimitive, end: range.upperBound.chartPrimitive))
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChartDatum(range.lowerBound.chartPrimitive, end: range.upperBound.chartPrimitive))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChartDatum(range.lowerBound.chartPrimitive, end: range.upperBound.chartPrimitive))
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChartDatum(range.lowerBound.chartPrimitive, end: range.upperBound.chartPrimitive))
  }
}

nonisolated extension PlottableValue where Value == Date {
  /// The whole day, week, month … that `value` is in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(ChartDatum(value._chartPrimitive, unit: unit, calendar: calendar)) }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(ChartDatum(value._chartPrimitive, unit: unit, calendar: calendar)) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(ChartDatum(value._chartPrimitive, unit: unit, calendar: calendar)) }
}

/// A bin of values: from one to another.
nonisolated public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound, upperBound: Bound
  public init(lowerBound: Bound, upperBound: Bound) { (self.lowerBound, self.upperBound) = (lowerBound, upperBound) }
  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
}

nonisolated extension ChartBinRange: Equatable {}
nonisolated extension ChartBinRange: Hashable where Bound: Hashable {}
nonisolated extension ChartBinRange: Sendable where Bound: Sendable {}
