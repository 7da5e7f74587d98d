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
