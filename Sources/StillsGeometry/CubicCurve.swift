import Foundation

/// One cubic Bézier segment.
struct CubicCurve {
  var start, control1, control2, end: CGPoint

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// A quadratic curve raised by one degree.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.interpolated(to: control, 2 / 3), control2: end.interpolated(to: control, 2 / 3),
      to: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The part between two parameters.
  func part(from lower: CGFloat, to upper: CGFloat) -> CubicCurve {
    let tail = split(at: lower).after
    guard lower < 1 else { return tail }
    return tail.split(at: (upper - lower) / (1 - lower)).before
  }

  private func split(at t: CGFloat) -> (before: CubicCurve, after: CubicCurve) {
    let a = start.interpolated(to: control1, t), b = control1.interpolated(to: control2, t)
    let c = control2.interpolated(to: end, t)
    let d = a.interpolated(to: b, t), e = b.interpolated(to: c, t)
    let middle = d.interpolated(to: e, t)
    return (
      CubicCurve(from: start, control1: a, control2: d, to: middle),
      CubicCurve(from: middle, control1: e, control2: c, to: end)
    )
  }

  /// Where either coordinate turns back, strictly inside the curve.
  var extrema: [CGFloat] {
    Self.turningPoints(start.x, control1.x, control2.x, end.x)
      + Self.turningPoints(start.y, control1.y, control2.y, end.y)
  }

  /// Roots of the derivative a t² + b t + c.
  private static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - p0 + 3 * (p1 - p2), b = 2 * (p0 - 2 * p1 + p2), c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // Of the two forms of a root, the one that does not subtract like numbers.
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = q == 0 ? [0] : [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// How many straight pieces keep within `tolerance` of the curve.
  func pieceCount(tolerance: CGFloat) -> Int {
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    guard count.isFinite else { return 1 }
    // 512 pieces are finer than any picture of ours.
    return Int(min(max(count, 1), 512))
  }
}
