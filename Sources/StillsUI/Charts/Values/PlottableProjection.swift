import Foundation
import StillsCore

/// A property of all of some data.
nonisolated public struct PlottableProjection<DataElement, Value: Plottable> {
  let datum: (DataElement) -> ChartDatum

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    nonisolated(unsafe) let path = keyPath
    return PlottableProjection { ChartDatum($0[keyPath: path].chartPrimitive) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    nonisolated(unsafe) let path = keyPath
    return PlottableProjection { ChartDatum($0[keyPath: path].chartPrimitive) }
  }
}

nonisolated extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    nonisolated(unsafe) let path = keyPath
    return PlottableProjection { ChartDatum($0[keyPath: path]._chartPrimitive, unit: unit, calendar: calendar) }
  }
}
