import Foundation
import StillsGeometry

/// The icon font's icons are one outline each. For hierarchical and palette rendering the outline is taken apart where
/// its contours show what belongs together: a circle or square around a sign, and a round badge in a corner.
extension FontIcon {
  /// The icon on a level for the sign or badge (0) and one for what is around or behind it (1); on one level if its
  /// contours do not tell them apart.
  func layers(_ pen: SymbolPen) -> [SymbolLayer] {
    guard let outline = pen.glyphs.outline(of: self) else { return [] }
    let parts = IconContours(outline)
    guard let (front, back) = parts.enclosure ?? parts.badge else { return [SymbolLayer(shapes(pen))] }
    let extra = extraWidth(pen)
    return [(1, back), (0, front)].map { level, contours in
      let whole = Path { path in contours.forEach { path.addPath($0.path) } }
      let path = extra < 0 ? whole.thinned(by: -extra) : whole
      return SymbolLayer(
        level: level, [.fill(path, isEvenOdd: true)] + (extra > 0 ? [.line(path, width: extra)] : []))
    }
  }
}

/// The closed lines that an outline is made of.
private struct IconContours {
  typealias Levels = (front: [Contour], back: [Contour])

  let all: [Contour]
  let bounds: CGRect

  init(_ outline: Path) {
    all = outline.subpaths.map(Contour.init).filter { $0.area > 0 }
    bounds = all.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// A circle or square that is as large as the icon, drawn as a ring or filled, and the sign in it.
  var enclosure: Levels? {
    let outer = all.indices.first { all[$0].bounds.isClose(to: bounds) && (all[$0].isRound || all[$0].isSquare) }
    guard let outer else { return nil }
    var inside = all
    let frame = inside.remove(at: outer)
    var back = [frame]
    // A ring's hole leaves less than 0.4 of the area.
    if let hole = inside.firstIndex(where: { $0.area > 0.6 * frame.area }) {
      back.append(inside.remove(at: hole))
    } else if inside.reduce(0, { $0 + $1.area }) > 0.55 * frame.area {
      // Not a sign in a disc, but a disc that is mostly open, like a globe.
      return nil
    }
    return inside.isEmpty ? nil : (inside, back)
  }

  /// The only disc of a badge's size in a corner, with the sign in it, and everything else.
  var badge: Levels? {
    let longest = max(bounds.width, bounds.height)
    let discs = all.filter { disc in
      disc.isRound && disc.bounds.width > 0.3 * longest && disc.bounds.width < 0.65 * longest
        && disc.bounds.isInCorner(of: bounds)
    }
    guard discs.count == 1, let disc = discs.first else { return nil }
    let isOfBadge = { (contour: Contour) in disc.bounds.insetBy(dx: -0.001, dy: -0.001).contains(contour.bounds) }
    let front = all.filter(isOfBadge), back = all.filter { !isOfBadge($0) }
    return back.isEmpty ? nil : (front, back)
  }

  struct Contour {
    let path: Path
    let bounds: CGRect
    let area: CGFloat

    init(_ path: Path) {
      self.path = path
      bounds = path.boundingRect
      area = path.enclosedArea
    }

    private var isEven: Bool { abs(bounds.width - bounds.height) < 0.05 * bounds.width }
    /// What the contour covers of the box around it: π/4 for a circle.
    private var coverage: CGFloat { area / (bounds.width * bounds.height) }
    var isRound: Bool { isEven && abs(coverage - .pi / 4) < 0.02 }
    var isSquare: Bool { isEven && coverage > 0.9 }
  }
}

extension Path {
  fileprivate var subpaths: [Path] {
    var found: [Path] = []
    forEach { element in
      if case .move = element { found.append(Path()) }
      if !found.isEmpty { found[found.count - 1].append(element) }
    }
    return found
  }

  /// Of one closed line, whichever way round it goes.
  fileprivate var enclosedArea: CGFloat {
    abs(
      flattened(tolerance: 0.002).reduce(0) { sum, line in
        zip(line.points, line.points.dropFirst() + line.points.prefix(1)).reduce(sum) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
      })
  }
}

extension CGRect {
  private func edgesMet(in outer: CGRect) -> (x: Bool, y: Bool) {
    let near = 0.02 * max(outer.width, outer.height)
    return (
      abs(minX - outer.minX) < near || abs(maxX - outer.maxX) < near,
      abs(minY - outer.minY) < near || abs(maxY - outer.maxY) < near
    )
  }

  fileprivate func isInCorner(of outer: CGRect) -> Bool {
    let met = edgesMet(in: outer)
    return met.x && met.y
  }

  fileprivate func isClose(to other: CGRect) -> Bool {
    let near = 0.02 * max(other.width, other.height)
    return abs(minX - other.minX) < near && abs(maxX - other.maxX) < near && abs(minY - other.minY) < near
      && abs(maxY - other.maxY) < near
  }
}
