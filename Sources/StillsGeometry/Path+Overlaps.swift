import Foundation

extension Path {
  /// The area that winding makes of the outlines, in outlines that even-odd makes the same of. Letters and lines are drawn
  /// of parts that lie over each other; where none do, the path stays as it is. For paths of about one unit.
  package var withoutOverlaps: Path {
    let contours = flattened(tolerance: 0.002).map { Contour($0.points) }
    for (index, contour) in contours.enumerated() {
      for other in contours[(index + 1)...]
      where contour.isClockwise == other.isClockwise && contour.box.intersects(other.box) {
        // Fine enough for one unit to fill a screen.
        let scale: CGFloat = 512
        return applying(CGAffineTransform(scaleX: scale, y: scale)).normalized(eoFill: false)
          .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      }
    }
    return self
  }
}

private struct Contour {
  let isClockwise: Bool
  let box: CGRect

  init(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
    isClockwise = area > 0
    let xs = points.map(\.x), ys = points.map(\.y)
    let left = xs.min() ?? 0, top = ys.min() ?? 0
    box = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
