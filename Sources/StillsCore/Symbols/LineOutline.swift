import Foundation
import StillsGeometry

extension Path {
  /// The outline of a line through `points` with round ends and outer corners, as one contour that does not cross itself
  /// (unlike `strokedPath`, whose parts overlap): it can be cut out of something.
  static func lineOutline(_ points: [CGPoint], width: CGFloat) -> Path {
    let half = width / 2
    guard let first = points.first else { return Path() }
    let normals = zip(points, points.dropFirst()).compactMap { start, end -> CGPoint? in
      let dx = end.x - start.x, dy = end.y - start.y
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGPoint(x: dy / length, y: -dx / length) : nil
    }
    guard normals.count == points.count - 1, !normals.isEmpty else { return .circle(first.x, first.y, radius: half) }
    return Path { path in
      addSide(to: &path, points: points, normals: normals, half: half)
      // Back along the other side: the same line walked from its end.
      addSide(
        to: &path, points: points.reversed(),
        normals: normals.reversed().map { CGPoint(x: -$0.x, y: -$0.y) }, half: half)
      path.closeSubpath()
    }
  }

  /// The left side of the line, and the cap at its end.
  private static func addSide(to path: inout Path, points: [CGPoint], normals: [CGPoint], half: CGFloat) {
    path.addLine(to: CGPoint(x: points[0].x + normals[0].x * half, y: points[0].y + normals[0].y * half))
    for index in normals.indices.dropFirst() {
      let before = normals[index - 1], after = normals[index], corner = points[index]
      let cross = before.x * after.y - before.y * after.x, dot = before.x * after.x + before.y * after.y
      let start = Trigonometry.arcTangent(y: before.y, x: before.x)
      if cross > 0 {
        path.addRelativeArc(
          center: corner, radius: half, startAngle: .radians(start),
          delta: .radians(Trigonometry.arcTangent(y: cross, x: dot)))
      } else {
        let reach = half / max(1 + dot, 0.1)
        path.addLine(
          to: CGPoint(x: corner.x + (before.x + after.x) * reach, y: corner.y + (before.y + after.y) * reach))
      }
    }
    let last = normals[normals.count - 1], end = points[points.count - 1]
    path.addRelativeArc(
      center: end, radius: half, startAngle: .radians(Trigonometry.arcTangent(y: last.y, x: last.x)),
      delta: .radians(.pi))
  }
}
