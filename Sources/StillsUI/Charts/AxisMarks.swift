import Foundation
import StillsCore

/// What stands along an axis.
public protocol AxisContent {
  nonisolated var _axis: [_ChartAxis] { get }
}

/// Marks for values along an axis.
nonisolated public struct _ChartAxis: AxisContent {
  var preset: AxisMarkPreset = .automatic
  var position: AxisMarkPosition = .automatic
  var values: AxisMarkValues = .automatic
  var stroke: StrokeStyle?
  /// How values are written, where the rest is what the axis has by itself.
  var label: _AxisLabel?
  /// What stands at a value; where this is `nil`, all that the axis has by itself.
  var parts: (@MainActor (AxisValue) -> [_AxisPart])?
  public var _axis: [_ChartAxis] { [self] }
}

nonisolated public struct AnyAxisContent: AxisContent {
  public let _axis: [_ChartAxis]
  init(_ axis: [_ChartAxis]) { _axis = axis }
  public init<C: AxisContent>(_ content: C) { _axis = content._axis }
  public init<C: AxisContent>(erasing content: C) { _axis = content._axis }
}

@resultBuilder nonisolated public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> AnyAxisContent { AnyAxisContent(content) }
  public static func buildBlock(_ parts: AnyAxisContent...) -> AnyAxisContent {
    AnyAxisContent(parts.flatMap(\._axis))
  }
  public static func buildIf(_ part: AnyAxisContent?) -> AnyAxisContent { part ?? AnyAxisContent([]) }
  public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
  public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
  public static func buildLimitedAvailability(_ part: AnyAxisContent) -> AnyAxisContent { part }
}

nonisolated public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

nonisolated public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// The first and last labels stay inside of the plot's edges.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Ticks and lines go on to the labels.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels are inside of the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// Which values have marks.
nonisolated public struct AxisMarkValues {
  enum Kind {
    case automatic(desired: Int?, minimum: Double?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, calendar: Calendar?)
    case listed([_ChartPrimitive])
  }
  let kind: Kind

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(desired: nil, minimum: nil)) }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desired: desiredCount, minimum: nil)) }
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desired: desiredCount, minimum: Double(minimumStride))) }
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desired: desiredCount, minimum: Double(minimumStride))) }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(stepSize))) }
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(stepSize))) }
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

// MARK: - Marks along axes

nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  public let _axis: [_ChartAxis]

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _axis = [
      _ChartAxis(preset: preset, position: position, values: values, stroke: nil) { content($0)._parts }
    ]
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    _axis = [
      _ChartAxis(preset: preset, position: position, values: values, stroke: nil) { _ in content()._parts }
    ]
  }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    self.init(preset: preset, position: position, values: listed, content: content)
  }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    self.init(preset: preset, position: position, values: listed, content: content)
  }
}

nonisolated extension AxisMarks where Content == _AxisParts {
  /// Lines, ticks and labels as the axis has by itself.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { _axis = [_ChartAxis(preset: preset, position: position, values: values, stroke: stroke)] }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    _axis = [_ChartAxis(preset: preset, position: position, values: listed, stroke: stroke)]
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _axis = [
      _ChartAxis(
        preset: preset, position: position, values: values, stroke: stroke,
        label: AxisValueLabel(format: format).label)
    ]
  }

  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    self.init(format: format, preset: preset, position: position, values: listed, stroke: stroke)
  }
}
