import Foundation

extension Path {
  /// A shape of lines, such as a letter of about one unit, with all edges moved in so that its lines are `amount` thinner.
  ///
  /// Its contours must be wound like a font's, holes against what is around them. Curves come out as short straight lines.
  /// Where a bend is too tight for the edge to follow, all edges move by less; a shape that has no room stays as it is.
  package func thinned(by amount: CGFloat) -> Path {
    let lines = flattened(tolerance: 0.0003).compactMap { line -> Polyline? in
      let points = line.points.withoutRepetitions(isClosed: true)
      return points.count > 2 ? Polyline(points: points, isClosed: true) : nil
    }
    let area = lines.reduce(0) { $0 + $1.signedArea }
    guard area != 0, area.isFinite, amount > 0, amount.isFinite else { return self }
    // Half of it, then a quarter and an eighth.
    for part: CGFloat in [2, 4, 8] {
      let style = StrokeStyle(lineWidth: 2 * amount / part, lineJoin: .miter, miterLimit: 4)
      let ribbons = lines.compactMap { StrokeRibbon($0, half: amount / part, style: style) }
      guard ribbons.count == lines.count else { continue }
      return Path { path in
        for ribbon in ribbons {
          // The inside is at the right of a contour that is clockwise on screen.
          path.addLines(ribbon.contours[area > 0 ? 1 : 0])
          path.closeSubpath()
        }
      }
    }
    return self
  }
}

extension Polyline {
  /// Positive where it is clockwise on screen.
  fileprivate var signedArea: CGFloat {
    var sum: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += a.x * b.y - b.x * a.y }
    return sum / 2
  }
}
