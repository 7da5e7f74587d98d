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
