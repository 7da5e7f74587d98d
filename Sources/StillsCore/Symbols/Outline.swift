import Foundation
import StillsGeometry

/// Outlines that symbols and bars are made of. Angles in radians, clockwise from the positive x axis.
package enum Outline {
  package static func circle(center: CGPoint, radius: CGFloat) -> Path {
    Path { path in
      addArc(to: &path, center: center, radius: radius, from: 0, sweep: 2 * .pi)
      path.closeSubpath()
    }
  }

  package static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat) -> Path {
    Path { addArc(to: &$0, center: center, radius: radius, from: start, sweep: sweep) }
  }

  /// Round corners, a quarter of a circle each; the radius is at most half the shorter side.
  package static func roundedRect(_ rect: CGRect, radius: CGFloat) -> Path {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    return Path { path in
      let corners: [(CGPoint, CGFloat)] = [
        (CGPoint(x: rect.maxX - radius, y: rect.minY + radius), -.pi / 2),
        (CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), 0),
        (CGPoint(x: rect.minX + radius, y: rect.maxY - radius), .pi / 2),
        (CGPoint(x: rect.minX + radius, y: rect.minY + radius), .pi),
      ]
      for (center, start) in corners {
        addArc(to: &path, center: center, radius: radius, from: start, sweep: .pi / 2)
      }
      path.closeSubpath()
    }
  }

  package static func polyline(_ points: [CGPoint], isClosed: Bool = false) -> Path {
    Path { path in
      path.addLines(points)
      if isClosed { path.closeSubpath() }
    }
  }

  /// A closed outline through `points` whose corners are rounded by `radius`.
  package static func roundedPolygon(_ points: [CGPoint], radius: CGFloat) -> Path {
    guard points.count > 2 else { return polyline(points) }
    return Path { path in
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

  /// Joins the arc to the path with a line when there is a current point.
  package static func addArc(
    to path: inout Path, center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat
  ) {
    guard sweep.isFinite, radius.isFinite else { return }
    // At most a quarter turn a curve: its error stays below 3/10000 of the radius.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * Trigonometry.tangent(step / 4)
    var (sine, cosine) = Trigonometry.sineAndCosine(start)
    path.addLine(to: CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine))
    for index in 1...count {
      let (nextSine, nextCosine) = Trigonometry.sineAndCosine(start + step * CGFloat(index))
      path.addCurve(
        to: CGPoint(x: center.x + radius * nextCosine, y: center.y + radius * nextSine),
        control1: CGPoint(
          x: center.x + radius * (cosine - handle * sine), y: center.y + radius * (sine + handle * cosine)),
        control2: CGPoint(
          x: center.x + radius * (nextCosine + handle * nextSine),
          y: center.y + radius * (nextSine - handle * nextCosine)))
      (sine, cosine) = (nextSine, nextCosine)
    }
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
