import Foundation
import StillsDisplay
import StillsGeometry

/// One mark of a symbol. While a symbol is put together, lengths are in em, from its centre, y down.
package enum SymbolShape: Hashable, Sendable {
  case fill(Path, isEvenOdd: Bool)
  case stroke(Path, StrokeStyle)

  static func fill(_ path: Path) -> SymbolShape { .fill(path, isEvenOdd: false) }

  /// A line with round ends and corners.
  static func line(_ path: Path, width: CGFloat) -> SymbolShape {
    .stroke(path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// The rectangle around the ink.
  var bounds: CGRect {
    switch self {
    case .fill(let path, _): path.boundingRect
    case .stroke(let path, let style):
      path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    }
  }

  func applying(_ transform: CGAffineTransform, scale: CGFloat) -> SymbolShape {
    switch self {
    case .fill(let path, let isEvenOdd): return .fill(path.applying(transform), isEvenOdd: isEvenOdd)
    case .stroke(let path, var style):
      style.lineWidth *= scale
      style.dash = style.dash.map { $0 * scale }
      style.dashPhase *= scale
      return .stroke(path.applying(transform), style)
    }
  }

  func command(_ paint: Paint) -> DisplayCommand {
    switch self {
    case .fill(let path, let isEvenOdd): .fill(path, paint, FillStyle(eoFill: isEvenOdd))
    case .stroke(let path, let style): .stroke(path, paint, style)
    }
  }
}

/// Marks in one colour, with what is cut out of them.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 for the primary colour, 1 for the secondary and so on.
  package var level = 0
  package var shapes: [SymbolShape]
  /// Areas, each filled even-odd, where nothing of the layer shows.
  package var cutouts: [Path] = []

  init(level: Int = 0, _ shapes: [SymbolShape], cutouts: [Path] = []) {
    (self.level, self.shapes, self.cutouts) = (level, shapes, cutouts)
  }

  var bounds: CGRect { shapes.reduce(.null) { $0.union($1.bounds) } }

  func applying(_ transform: CGAffineTransform, scale: CGFloat) -> SymbolLayer {
    SymbolLayer(
      level: level, shapes.map { $0.applying(transform, scale: scale) },
      cutouts: cutouts.map { $0.applying(transform) })
  }
}

extension [SymbolLayer] {
  var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }

  /// Grown or shrunk about the centre and then moved.
  func placed(scale: CGFloat, at center: CGPoint = .zero) -> [SymbolLayer] {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y)
    return map { $0.applying(transform, scale: scale) }
  }

  /// Grown or shrunk, by its longer side, and moved to where `box` is.
  func fitted(to box: CGRect) -> [SymbolLayer] {
    let own = bounds
    guard !own.isNull, !box.isNull, own.width > 0 || own.height > 0 else { return self }
    let scale = own.width > own.height ? box.width / own.width : box.height / own.height
    return placed(scale: scale, at: CGPoint(x: box.midX - own.midX * scale, y: box.midY - own.midY * scale))
  }

  func cuttingOut(_ areas: [Path]) -> [SymbolLayer] {
    map { SymbolLayer(level: $0.level, $0.shapes, cutouts: $0.cutouts + areas) }
  }

  func atLevel(_ level: Int) -> [SymbolLayer] { map { SymbolLayer(level: level, $0.shapes, cutouts: $0.cutouts) } }
}
