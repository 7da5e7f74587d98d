import Foundation
import StillsCore

/// What stands at a value of an axis.
public protocol AxisMark {
  nonisolated var _parts: [_AxisPart] { get }
}

nonisolated public enum _AxisPart: AxisMark {
  case line(AxisGridLine)
  case tick(AxisTick)
  case label(_AxisLabel)
  public var _parts: [_AxisPart] { [self] }
}

/// Several marks at one value.
nonisolated public struct _AxisParts: AxisMark {
  public let _parts: [_AxisPart]
  init(_ parts: [_AxisPart]) { _parts = parts }
}

nonisolated public struct AnyAxisMark: AxisMark {
  public let _parts: [_AxisPart]
  public init<M: AxisMark>(_ mark: M) { _parts = mark._parts }
  public init<M: AxisMark>(erasing mark: M) { _parts = mark._parts }
}

@resultBuilder nonisolated public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisParts { _AxisParts(mark._parts) }
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts { _AxisParts(parts.flatMap(\._parts)) }
  public static func buildIf(_ part: _AxisParts?) -> _AxisParts { part ?? _AxisParts([]) }
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
  public static func buildLimitedAvailability(_ part: _AxisParts) -> _AxisParts { part }
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark {
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var offset: CGSize = .zero

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { (isCentered, self.stroke) = (centered, stroke) }
  public var _parts: [_AxisPart] { [.line(self)] }
}

/// A short line beside the plot.
nonisolated public struct AxisTick: AxisMark {
  public struct Length: Sendable {
    enum Kind { case automatic, label, longestLabel }
    let kind: Kind
    let extra: CGFloat
    public static let automatic = Length(kind: .automatic, extra: 0)
    public static let label = Length(kind: .label, extra: 0)
    public static let longestLabel = Length(kind: .longestLabel, extra: 0)
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label, extra: extendPastBy) }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .longestLabel, extra: extendPastBy)
    }
  }

  var isCentered: Bool?
  /// Points.
  var length: CGFloat?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var offset: CGSize = .zero

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered, length, stroke)
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (isCentered, self.stroke) = (centered, stroke)
    // Chosen: about a line of labels.
    self.length = length.kind == .automatic ? nil : 15 + length.extra
  }
  public var _parts: [_AxisPart] { [.tick(self)] }
}

nonisolated public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

nonisolated public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, greedy, truncate, disabled }
  let kind: Kind
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy)
  }
}

/// A label, without the type of its content.
nonisolated public struct _AxisLabel: AxisMark {
  var isCentered: Bool?
  var anchor: UnitPoint?
  var collision: AxisValueLabelCollisionResolution = .automatic
  var orientation: AxisValueLabelOrientation = .automatic
  var horizontalSpacing, verticalSpacing: CGFloat?
  var content: @MainActor (ChartLabelling, AxisValue) -> AnyView
  var style: AnyShapeStyle?
  var font: Font?
  var offset: CGSize = .zero
  public var _parts: [_AxisPart] { [.label(self)] }
}

/// What stands beside the plot at a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  let label: _AxisLabel
  public var _parts: [_AxisPart] { [.label(label)] }

  private init(_ label: _AxisLabel) { self.label = label }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    label = _AxisLabel(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: { _, _ in view })
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// The value, as the axis writes it by itself.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      _AxisLabel(
        isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        content: { labelling, value in AnyView(labelling.text(value.primitive)) }))
  }

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      _AxisLabel(
        isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        content: { labelling, value in
          guard let input = value.as(F.FormatInput.self) else { return AnyView(labelling.text(value.primitive)) }
          return AnyView(Text(.formatted(FormattedValue { $0.string(input, format) })))
        }))
  }

  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }
}

// MARK: - Changing marks

nonisolated extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return _AxisParts(
      _parts.map { part in
        switch part {
        case .line(var line):
          line.style = line.style ?? style
          return .line(line)
        case .tick(var tick):
          tick.style = tick.style ?? style
          return .tick(tick)
        case .label(var label):
          label.style = label.style ?? style
          return .label(label)
        }
      })
  }

  public func font(_ font: Font?) -> some AxisMark {
    _AxisParts(
      _parts.map { part in
        guard case .label(var label) = part else { return part }
        label.font = label.font ?? font
        return .label(label)
      })
  }

  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    let moved = { (old: CGSize) in CGSize(width: old.width + x, height: old.height + y) }
    return _AxisParts(
      _parts.map { part in
        switch part {
        case .line(var line):
          line.offset = moved(line.offset)
          return .line(line)
        case .tick(var tick):
          tick.offset = moved(tick.offset)
          return .tick(tick)
        case .label(var label):
          label.offset = moved(label.offset)
          return .label(label)
        }
      })
  }
}
