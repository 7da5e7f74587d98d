import Foundation

extension Path {
  /// The smallest rectangle around the outline itself (not its control points); null for an empty path.
  public var boundingRect: CGRect {
    var bounds = PointBounds()
    for segment in segments {
      switch segment {
      case .move(let point), .line(_, let point), .close(_, let point): bounds.add(point)
      case .curve(let curve):
        bounds.add(curve.end)
        if !bounds.contains(curve.control1) || !bounds.contains(curve.control2) {
          for t in curve.extrema { bounds.add(curve.point(at: t)) }
        }
      }
    }
    return bounds.rect
  }

  /// Whether `point` is in the filled area. Open subpaths count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      guard var previous = line.points.last else { continue }
      for next in line.points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let side =
            (next.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (next.y - previous.y)
          if next.y > previous.y, side > 0 { winding += 1 }
          if next.y <= previous.y, side < 0 { winding -= 1 }
        }
        previous = next
      }
    }
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// The rectangle that this path is, when it is one upright closed rectangle.
  package var asRectangle: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .closeSubpath = elements[4]
    else { return nil }
    let isRowFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isColumnFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isRowFirst || isColumnFirst else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}

/// Grows around points.
private struct PointBounds {
  private var left = CGFloat.infinity, top = CGFloat.infinity
  private var right = -CGFloat.infinity, bottom = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }

  func contains(_ point: CGPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }

  var rect: CGRect {
    left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
