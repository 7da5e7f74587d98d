import Foundation
import StillsCore

/// Which values have marks.
nonisolated public struct AxisMarkValues {
  enum Kind {
    case automatic(desired: Int?, minimum: Double?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, calendar: Calendar?)
    case listed([_ChartPrimitive])
  }
  let kind: Kind
  /// Whether an end of the axis that nobody gave is moved to a value with marks; true unless somebody says otherwise.
  let roundsLow, roundsHigh: Bool

  init(kind: Kind, roundsLow: Bool? = nil, roundsHigh: Bool? = nil) {
    (self.kind, self.roundsLow, self.roundsHigh) = (kind, roundsLow ?? true, roundsHigh ?? true)
  }

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(desired: nil, minimum: nil)) }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimum: nil), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimum: Double(minimumStride)), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimum: Double(minimumStride)), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize)), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize)), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count: count, calendar: calendar)) }
}

/// A value of an axis that has marks.
nonisolated public struct AxisValue {
  public let index, count: Int
  let primitive: _ChartPrimitive
  /// The value, if it is of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: primitive) }
}
