import Foundation
import StillsDisplay
import StillsTypesetting

/// A symbol at a size: its frame, and its drawing in the frame's coordinates.
nonisolated package struct SymbolArt {
  package var name: String
  package var size: CGSize
  package var path: Path
  package var fillStyle = FillStyle()
  /// Of the font that the symbol goes with: its frame is centred on the capitals (facts: text-metrics §10).
  package var capHeight: CGFloat
  package var isPlaceholder = false

  /// From the top of the frame.
  package var baseline: CGFloat { (size.height + capHeight) / 2 }
}

extension SymbolArt {
  /// The symbol for a font, in the variants that are asked for and exist. A name that is not in the set is reported,
  /// with the nearest ones, and drawn as a question mark in a box.
  package static func find(
    _ name: String, font: FontRequest, scale: Image.Scale, in environment: EnvironmentValues
  ) -> SymbolArt {
    placeholder(name, font: font, scale: scale)
  }

  private static func placeholder(_ name: String, font: FontRequest, scale: Image.Scale) -> SymbolArt {
    // Numbers of our own: about as large as a circled symbol.
    let side = 1.16 * font.size * scale.factor
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: 0.08 * side, dy: 0.08 * side)
    let line = max(0.5, 0.07 * side)
    var path = Path()
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
      path.addCorner(of: box, x: x, y: y, length: 0.28 * box.width, thickness: line)
    }
    path.addQuestionMark(in: box.insetBy(dx: 0.3 * box.width, dy: 0.18 * box.height), thickness: line)
    return SymbolArt(
      name: name, size: CGSize(width: side, height: side), path: path,
      capHeight: font.size * SystemFontMetrics.capHeight, isPlaceholder: true)
  }
}

extension Image.Scale {
  /// Of medium (facts: text-metrics §10, "SF Symbol box").
  nonisolated package var factor: CGFloat {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Path {
  nonisolated fileprivate mutating func addCorner(
    of box: CGRect, x: CGFloat, y: CGFloat, length: CGFloat, thickness: CGFloat
  ) {
    let corner = CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    let right = x == 0 ? length : -length, down = y == 0 ? length : -length
    let across = x == 0 ? thickness : -thickness, along = y == 0 ? thickness : -thickness
    addLines([
      corner, CGPoint(x: corner.x + right, y: corner.y), CGPoint(x: corner.x + right, y: corner.y + along),
      CGPoint(x: corner.x + across, y: corner.y + along), CGPoint(x: corner.x + across, y: corner.y + down),
      CGPoint(x: corner.x, y: corner.y + down),
    ])
    closeSubpath()
  }

  /// Angular: a hook and a dot.
  nonisolated fileprivate mutating func addQuestionMark(in box: CGRect, thickness: CGFloat) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    let (dx, dy) = (thickness / box.width, thickness / box.height)
    addLines([
      point(0, 0), point(1, 0), point(1, 0.45 + dy), point(0.5 + dx / 2, 0.45 + dy), point(0.5 + dx / 2, 0.72),
      point(0.5 - dx / 2, 0.72), point(0.5 - dx / 2, 0.45), point(1 - dx, 0.45), point(1 - dx, dy), point(dx, dy),
      point(dx, 0.25), point(0, 0.25),
    ])
    closeSubpath()
    addLines([
      point(0.5 - dx / 2, 1 - dy), point(0.5 + dx / 2, 1 - dy), point(0.5 + dx / 2, 1), point(0.5 - dx / 2, 1),
    ])
    closeSubpath()
  }
}
