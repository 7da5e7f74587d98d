import Foundation

/// A flat picture as an eye in front of it sees it that is nearer to one side: what is nearer comes out larger.
///
/// Every map that keeps lines straight is one of these and an affine one after it.
public struct Perspective: Hashable, Sendable {
  /// What stays where it is.
  public var center: CGPoint
  /// How much farther than `center` a point is that is one to the right or below, in distances from the eye.
  public var slope: CGSize

  public init(center: CGPoint, slope: CGSize) { (self.center, self.slope) = (center, slope) }

  /// From the eye, 1 at the centre. What is at 0 or less is not seen.
  package func distance(of point: CGPoint) -> CGFloat {
    1 + slope.width * (point.x - center.x) + slope.height * (point.y - center.y)
  }

  /// Nearer points are behind the eye, or so near that they would be drawn without end. Our choice.
  package static let nearest: CGFloat = 0.02
}

// MARK: - Maps

extension Perspective {
  /// What makes the map that brings a row (x, y, 1) to another by the rows of a 3×3 matrix: this, and an affine map after it,
  /// which agrees with the map at `middle`. Nil where that is behind the eye, or seen from the edge.
  package static func parts(
    of m: [CGFloat], middle: CGPoint
  ) -> (transform: CGAffineTransform, perspective: Perspective?)? {
    guard m.count == 9, m.allSatisfy(\.isFinite) else { return nil }
    let (x, y) = (middle.x, middle.y)
    let w = x * m[2] + y * m[5] + m[8]
    guard w > 0 else { return nil }
    let px = (x * m[0] + y * m[3] + m[6]) / w, py = (x * m[1] + y * m[4] + m[7]) / w
    let a = (m[0] - px * m[2]) / w, b = (m[1] - py * m[2]) / w
    let c = (m[3] - px * m[5]) / w, d = (m[4] - py * m[5]) / w
    let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: px - a * x - c * y, ty: py - b * x - d * y)
    let determinant = a * d - b * c, slope = CGSize(width: m[2] / w, height: m[5] / w)
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite, slope.width.isFinite,
      slope.height.isFinite
    else { return nil }
    return (transform, slope == .zero ? nil : Perspective(center: middle, slope: slope))
  }
}

// MARK: - Mapping

extension Perspective {
  /// Where a point is seen; one that is behind the eye as if it were just in front.
  package func map(_ point: CGPoint) -> CGPoint {
    let distance = max(distance(of: point), Self.nearest)
    return center + (point - center) * (1 / distance)
  }

  /// What is seen at a point; nil beyond the horizon.
  package func unmap(_ point: CGPoint) -> CGPoint? {
    let offset = point - center
    let rest = 1 - slope.width * offset.x - slope.height * offset.y
    guard rest > 1e-9 else { return nil }
    return center + offset * (1 / rest)
  }

  /// Around all of a rectangle that is seen; null for nothing.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let seen = beforeEye(corners).map(map)
    guard let first = seen.first else { return .null }
    let left = seen.reduce(first.x) { min($0, $1.x) }, right = seen.reduce(first.x) { max($0, $1.x) }
    let top = seen.reduce(first.y) { min($0, $1.y) }, bottom = seen.reduce(first.y) { max($0, $1.y) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of a convex area that is before the eye.
  package func beforeEye(_ corners: [CGPoint]) -> [CGPoint] {
    var result: [CGPoint] = []
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let a = distance(of: from) - Self.nearest, b = distance(of: to) - Self.nearest
      if a >= 0 { result.append(from) }
      if (a < 0) != (b < 0) { result.append(from.interpolated(to: to, a / (a - b))) }
    }
    return result
  }

  /// The affine map that agrees with this one at a point, in place and in direction.
  package func affine(at point: CGPoint) -> CGAffineTransform {
    let distance = max(distance(of: point), Self.nearest), place = map(point)
    let offset = (point - center) * (1 / (distance * distance))
    let a = 1 / distance - offset.x * slope.width, b = -offset.y * slope.width
    let c = -offset.x * slope.height, d = 1 / distance - offset.y * slope.height
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y)
  }
}

// MARK: - Outlines

extension Path {
  /// The outline as it is seen. Lines stay lines; curves are cut into pieces that are curves for all that can be seen.
  package func seen(in perspective: Perspective) -> Path {
    var path = Path()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: perspective.map(point))
        current = point
      case .line(let point):
        path.addLine(to: perspective.map(point))
        current = point
      case .quadCurve(let point, let control):
        path.addSeen(CubicCurve(from: current, control: control, to: point), in: perspective)
        current = point
      case .curve(let point, let control1, let control2):
        path.addSeen(CubicCurve(from: current, control1: control1, control2: control2, to: point), in: perspective)
        current = point
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The ends of each piece are where they are seen, and it leaves them in the direction that is seen.
  private mutating func addSeen(_ curve: CubicCurve, in perspective: Perspective) {
    let count = 6
    for index in 0..<count {
      let piece = curve.part(from: CGFloat(index) / CGFloat(count), to: CGFloat(index + 1) / CGFloat(count))
      addCurve(
        to: perspective.map(piece.end),
        control1: piece.control1.applying(perspective.affine(at: piece.start)),
        control2: piece.control2.applying(perspective.affine(at: piece.end)))
    }
  }
}
