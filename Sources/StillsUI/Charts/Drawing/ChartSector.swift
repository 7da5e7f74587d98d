import Foundation
import StillsCore
import StillsGeometry

/// A slice of a pie or a part of a ring; angles clockwise from three o'clock.
nonisolated struct ChartSector {
  var center: CGPoint
  var inner, outer: CGFloat
  var start, end: CGFloat
  /// Between the edge and where it would be without a gap.
  var inset: CGFloat
  var cornerRadius: CGFloat

  private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    let turn = Trigonometry.sineAndCosine(angle)
    return CGPoint(x: center.x + turn.cosine * radius, y: center.y + turn.sine * radius)
  }

  private static func arcSine(_ sine: CGFloat) -> CGFloat {
    let sine = min(max(sine, -1), 1)
    return Trigonometry.arcTangent(y: sine, x: max(0, 1 - sine * sine).squareRoot())
  }

  /// In the middle of the sector.
  var middle: CGPoint {
    let part: CGFloat = inner > 0 ? 0.5 : 0.6
    return point(inner + (outer - inner) * part, (start + end) / 2)
  }

  var path: Path {
    let sweep = end - start
    guard outer > 0, sweep > 0, sweep.isFinite, outer.isFinite, inner.isFinite else { return Path() }
    if sweep >= 2 * .pi - 1e-6 { return ring }
    let (first, last) = (start + Self.arcSine(inset / outer), end - Self.arcSine(inset / outer))
    guard last > first else { return Path() }
    // Corners are no rounder than the sector has room for.
    let room = min((outer - inner) / 2, (last - first) * outer / 2)
    let radius = max(0, min(cornerRadius, room))
    var path = Path()
    addOuter(to: &path, from: first, to: last, radius: radius)
    addInner(to: &path, radius: radius)
    path.closeSubpath()
    return path
  }

  private var ring: Path {
    var path = Path()
    path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
    guard inner > 0 else { return path }
    path.move(to: point(inner, 0))
    path.addArc(
      center: center, radius: inner, startAngle: .radians(0), endAngle: .radians(-2 * .pi), clockwise: true)
    path.closeSubpath()
    return path
  }

  /// From the first edge, along the outer arc, to the last edge.
  private func addOuter(to path: inout Path, from first: CGFloat, to last: CGFloat, radius: CGFloat) {
    let turn = radius > 0 ? Self.arcSine(radius / max(outer - radius, radius)) : 0
    let turned = min(turn, (last - first) / 2)
    path.move(to: edge(at: outer - radius, isFirst: true))
    path.addCorner(point(outer, first), to: point(outer, first + turned))
    path.addArc(
      center: center, radius: outer, startAngle: .radians(first + turned), endAngle: .radians(last - turned),
      clockwise: false)
    path.addCorner(point(outer, last), to: edge(at: outer - radius, isFirst: false))
  }

  /// Back along the inner arc, or to the point of a pie's slice.
  private func addInner(to path: inout Path, radius: CGFloat) {
    let gap = Self.arcSine(inset / max(inner, 0.001))
    let (first, last) = (start + gap, end - gap)
    guard inner > inset, last > first else {
      let half = (end - start) / 2
      let sine = max(Trigonometry.sine(min(half, .pi / 2)), 0.001)
      path.addLine(to: point(min(outer, max(inner, inset / sine)), (start + end) / 2))
      return
    }
    let radius = min(radius, (last - first) * inner / 2)
    let turned = radius > 0 ? min(Self.arcSine(radius / (inner + radius)), (last - first) / 2) : 0
    path.addLine(to: edge(at: inner + radius, isFirst: false))
    path.addCorner(point(inner, last), to: point(inner, last - turned))
    path.addArc(
      center: center, radius: inner, startAngle: .radians(last - turned), endAngle: .radians(first + turned),
      clockwise: true)
    path.addCorner(point(inner, first), to: edge(at: inner + radius, isFirst: true))
  }

  /// A point of an edge, so far from the centre.
  private func edge(at radius: CGFloat, isFirst: Bool) -> CGPoint {
    let gap = Self.arcSine(inset / max(radius, 0.001))
    return point(radius, isFirst ? start + gap : end - gap)
  }
}

nonisolated extension Path {
  /// Round the corner at `corner`, from where the path is; a quarter of a circle, about.
  fileprivate mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let from = currentPoint else { return move(to: end) }
    // The part of the way to the corner at which a curve's handles make it a circle: 4/3 (√2 − 1).
    let part: CGFloat = 0.552_285
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    addCurve(to: end, control1: toward(from), control2: toward(end))
  }
}
