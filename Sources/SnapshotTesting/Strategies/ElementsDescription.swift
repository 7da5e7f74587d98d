import Foundation
import StillsGeometry
import StillsUIKit

extension Snapshotting where Value == Path, Format == String {
  /// The path's moves, lines and curves, a line each.
  public static var elementsDescription: Snapshotting { .elementsDescription(PathNumbers.plain) }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    .elementsDescription(PathNumbers.formatted(by: numberFormatter))
  }

  fileprivate static func elementsDescription(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      path.elements.enumerated().map { index, element in
        let points = element.described.points.map { " (\(number($0.x)), \(number($0.y)))" }.joined()
        // A new outline is set off from the one before. Names without points keep the blank after them.
        let isNewOutline = index > 0 && element.described.name == "MoveTo"
        return (isNewOutline ? "\n" : "") + element.described.name + (points.isEmpty ? " " : points) + "\n"
      }.joined()
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's moves, lines and curves, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<Path, String>.elementsDescription.pullback(\.path)
  }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<Path, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.path)
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's moves, lines and curves, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<Path, String>.elementsDescription.pullback(\.path)
  }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<Path, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.path)
  }
}

private enum PathNumbers {
  /// At least one place, at most three.
  static func plain(_ value: CGFloat) -> String {
    let text = NumberText.string(value)
    return text.contains(".") || !value.isFinite ? text : text + ".0"
  }

  static func formatted(by formatter: NumberFormatter) -> (CGFloat) -> String {
    { formatter.string(from: NSNumber(value: Double($0))) ?? plain($0) }
  }
}

extension Path.Element {
  fileprivate var described: (name: String, points: [CGPoint]) {
    switch self {
    case .move(let point): ("MoveTo", [point])
    case .line(let point): ("LineTo", [point])
    case .quadCurve(let point, let control): ("QuadCurveTo", [control, point])
    case .curve(let point, let control1, let control2): ("CurveTo", [control1, control2, point])
    case .closeSubpath: ("Close", [])
    }
  }
}
