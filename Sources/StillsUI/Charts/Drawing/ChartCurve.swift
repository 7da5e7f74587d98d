import Foundation
import StillsCore
import StillsGeometry

/// A curve through points.
nonisolated struct ChartCurve {
  private var kind: InterpolationMethod.Kind
  /// Whether the points go along y.
  private let flipped: Bool

  init(_ method: InterpolationMethod, flipped: Bool) { (kind, self.flipped) = (method.kind, flipped) }

  /// For the points in the other direction.
  var reversed: ChartCurve {
    var curve = self
    if kind == .stepStart { curve.kind = .stepEnd }
    if kind == .stepEnd { curve.kind = .stepStart }
    return curve
  }

  func add(_ points: [CGPoint], to path: inout Path, joined: Bool) {
    guard let first = points.first else { return }
    if joined { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch kind {
    case .linear: points.dropFirst().forEach { path.addLine(to: $0) }
    case .stepStart: addSteps(points, at: 0, to: &path)
    case .stepCenter: addSteps(points, at: 0.5, to: &path)
    case .stepEnd: addSteps(points, at: 1, to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension): addCardinal(points, tension: tension, to: &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha, to: &path)
    }
  }

  /// The step is at this part of the way to the next point.
  private func addSteps(_ points: [CGPoint], at part: CGFloat, to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      if flipped {
        let y = from.y + (to.y - from.y) * part
        path.addLine(to: CGPoint(x: from.x, y: y))
        path.addLine(to: CGPoint(x: to.x, y: y))
      } else {
        let x = from.x + (to.x - from.x) * part
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
      }
      path.addLine(to: to)
    }
  }

  private static func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (points[max(0, index - 1)], points[index], points[index + 1], points[min(points.count - 1, index + 2)])
  }

  /// Handles along the line between a point's neighbours.
  private func addCardinal(_ points: [CGPoint], tension: CGFloat, to path: inout Path) {
    let part = (1 - min(max(tension, 0), 1)) / 6
    for index in 0..<points.count - 1 {
      let (before, from, to, after) = Self.neighbours(points, index)
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
        control2: CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part))
    }
  }

  /// Catmull and Rom's spline, with knots as far apart as the points' distance to the power of `alpha`.
  private func addCatmullRom(_ points: [CGPoint], alpha: CGFloat, to path: inout Path) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let distance = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      if alpha == 0.5 { return distance.squareRoot() }
      if alpha <= 0 { return distance > 0 ? 1 : 0 }
      if alpha >= 1 { return distance }
      return distance > 0 ? Trigonometry.exponential(alpha * Trigonometry.logarithm(distance)) : 0
    }
    for index in 0..<points.count - 1 {
      let (before, from, to, after) = Self.neighbours(points, index)
      let (d1, d2, d3) = (knot(before, from), knot(from, to), knot(to, after))
      var (control1, control2) = (from, to)
      if d1 > 1e-6, d2 > 1e-6 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        control1 = CGPoint(
          x: (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n,
          y: (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n)
      }
      if d3 > 1e-6, d2 > 1e-6 {
        let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        control2 = CGPoint(
          x: (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / m,
          y: (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / m)
      }
      path.addCurve(to: to, control1: control1, control2: control2)
    }
  }

  /// Fritsch and Carlson's cubic, which has no hills where the points have none.
  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let along = points.map { flipped ? $0.y : $0.x }
    let values = points.map { flipped ? $0.x : $0.y }
    let slopes = Self.slopes(along, values)
    for index in 0..<points.count - 1 {
      let third = (along[index + 1] - along[index]) / 3
      let first = (along[index] + third, values[index] + slopes[index] * third)
      let second = (along[index + 1] - third, values[index + 1] - slopes[index + 1] * third)
      path.addCurve(
        to: points[index + 1], control1: flipped ? CGPoint(x: first.1, y: first.0) : CGPoint(x: first.0, y: first.1),
        control2: flipped ? CGPoint(x: second.1, y: second.0) : CGPoint(x: second.0, y: second.1))
    }
  }

  private static func slopes(_ along: [CGFloat], _ values: [CGFloat]) -> [CGFloat] {
    let count = along.count
    let secants = (0..<count - 1).map { index -> CGFloat in
      let length = along[index + 1] - along[index]
      return length == 0 ? 0 : (values[index + 1] - values[index]) / length
    }
    var slopes = [CGFloat](repeating: secants.first ?? 0, count: count)
    for index in 1..<max(1, count - 1) {
      let (before, after) = (secants[index - 1], secants[index])
      let (first, second) = (along[index] - along[index - 1], along[index + 1] - along[index])
      guard before * after > 0, first + second != 0 else {
        slopes[index] = 0
        continue
      }
      let mean = (before * second + after * first) / (first + second)
      let least = min(abs(before), abs(after), abs(mean) / 2)
      slopes[index] = 2 * least * (before < 0 ? -1 : 1)
    }
    if count > 2 {
      slopes[0] = (3 * secants[0] - slopes[1]) / 2
      slopes[count - 1] = (3 * secants[count - 2] - slopes[count - 2]) / 2
    } else if let only = secants.first {
      slopes = [only, only]
    }
    return slopes
  }
}
