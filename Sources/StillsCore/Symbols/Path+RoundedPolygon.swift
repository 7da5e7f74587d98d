import Foundation
import StillsGeometry

extension Path {
  /// A closed outline through `points` whose corners are rounded, each side giving up to half its length.
  package static func roundedPolygon(_ points: [CGPoint], radius: CGFloat) -> Path {
    Path { path in
      for index in points.indices {
        let corner = points[index]
        let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
        let entry = corner.moved(toward: before, by: radius), exit = corner.moved(toward: after, by: radius)
        if index == 0 { path.move(to: entry) } else { path.addLine(to: entry) }
        path.addQuadCurve(to: exit, control: corner)
      }
      path.closeSubpath()
    }
  }

  package static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension CGPoint {
  /// `distance` nearer to `other`, half the way at most.
  fileprivate func moved(toward other: CGPoint, by distance: CGFloat) -> CGPoint {
    let dx = other.x - x, dy = other.y - y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return self }
    let part = min(distance / length, 0.5)
    return CGPoint(x: x + dx * part, y: y + dy * part)
  }
}
