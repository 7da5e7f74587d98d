import Foundation
import StillsGeometry

extension Path {
  /// Whether it is one outline that turns to one side only, once around: rectangles, rounded ones, ellipses. Told from its
  /// points and control points, so that a few that bulge out and in again between them are left out.
  var isConvex: Bool {
    guard let points = outlinePoints, points.count > 2 else { return false }
    var turn: CGFloat = 0
    var horizontal = Reversals(), vertical = Reversals()
    var previous: CGPoint?
    // Once more around for the turns at the seam; the first two points are met twice.
    for index in 0...(points.count + 1) {
      let from = points[index % points.count], to = points[(index + 1) % points.count]
      let step = CGPoint(x: to.x - from.x, y: to.y - from.y)
      guard step != .zero else { continue }
      if let previous {
        let cross = previous.x * step.y - previous.y * step.x
        if cross * turn < 0 { return false }
        if cross != 0 { turn = cross }
        // Straight back.
        if cross == 0, previous.x * step.x + previous.y * step.y < 0 { return false }
      }
      if index < points.count {
        horizontal.note(step.x)
        vertical.note(step.y)
      }
      previous = step
    }
    return turn != 0 && horizontal.count <= 2 && vertical.count <= 2
  }

  /// How often a direction changes to its opposite.
  private struct Reversals {
    var count = 0
    private var last: CGFloat = 0

    mutating func note(_ step: CGFloat) {
      guard step != 0 else { return }
      if step * last < 0 { count += 1 }
      last = step
    }
  }

  /// The points and control points of the one outline that there is; nil for more.
  private var outlinePoints: [CGPoint]? {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count * 3)
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        points.append(point)
      case .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [control, point]
      case .curve(let point, let control1, let control2): points += [control1, control2, point]
      case .closeSubpath: guard index == elements.count - 1 else { return nil }
      }
    }
    return points
  }
}
