import Foundation

/// A run of straight lines.
package struct Polyline {
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension Path {
  /// The path's subpaths as straight lines within `tolerance` points of it. Elements that are not finite are left out.
  package func flattened(tolerance: CGFloat = 0.02) -> [Polyline] {
    var lines: [Polyline] = []
    var current: [CGPoint] = []
    func finish(closed: Bool) {
      if !current.isEmpty { lines.append(Polyline(points: current, isClosed: closed)) }
    }
    for segment in segments {
      switch segment {
      case .move(let point):
        finish(closed: false)
        current = [point]
      case .line(_, let end):
        current.append(end)
      case .curve(let curve):
        let count = curve.pieceCount(tolerance: tolerance)
        for index in 1...count {
          current.append(index == count ? curve.end : curve.point(at: CGFloat(index) / CGFloat(count)))
        }
      case .close(_, let start):
        finish(closed: true)
        current = [start]
      }
    }
    if current.count > 1 || lines.isEmpty || !(lines.last?.isClosed ?? false) { finish(closed: false) }
    return lines
  }

  /// The path's elements with the points they start from; quadratic curves are raised to cubic ones.
  enum Segment {
    case move(CGPoint)
    case line(CGPoint, CGPoint)
    case curve(CubicCurve)
    /// The straight way back to the subpath's start; the two points may be the same.
    case close(CGPoint, CGPoint)
  }

  var segments: [Segment] {
    var result: [Segment] = []
    result.reserveCapacity(elements.count)
    var start = CGPoint.zero, current = CGPoint.zero
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        result.append(.move(point))
        (start, current) = (point, point)
      case .line(let point):
        result.append(.line(current, point))
        current = point
      case .quadCurve(let point, let control):
        result.append(.curve(CubicCurve(from: current, control: control, to: point)))
        current = point
      case .curve(let point, let control1, let control2):
        result.append(.curve(CubicCurve(from: current, control1: control1, control2: control2, to: point)))
        current = point
      case .closeSubpath:
        result.append(.close(current, start))
        current = start
      }
    }
    return result
  }
}

extension Path.Element {
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let point, let control): point.isFinite && control.isFinite
    case .curve(let point, let control1, let control2): point.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
}
