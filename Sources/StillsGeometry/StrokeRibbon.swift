import Foundation

/// A stroke as one outline on either side of its line: no part of it lies over another, so that even-odd fills the same as
/// winding, and the outline can be stroked itself.
struct StrokeRibbon {
  /// Closed, all wound the same way.
  let contours: [[CGPoint]]

  private typealias Sides = (left: [CGPoint], right: [CGPoint])

  /// Nil where a line turns more tightly than its inner side can follow: there the sides cross.
  init?(_ line: Polyline, half: CGFloat, style: StrokeStyle) {
    let points = line.points, count = points.count
    guard count > (line.isClosed ? 2 : 1) else { return nil }
    let bend = StrokeBend(half: half, style: style)
    var directions: [CGPoint] = []
    for index in 0..<(line.isClosed ? count : count - 1) {
      guard let direction = (points[(index + 1) % count] - points[index]).normalized else { return nil }
      directions.append(direction)
    }
    var corners: [Sides] = []
    for (index, point) in points.enumerated() {
      let isEnd = !line.isClosed && (index == 0 || index == count - 1)
      let after = directions[min(index, directions.count - 1)]
      let before = isEnd ? after : directions[(index + directions.count - 1) % directions.count]
      guard let sides = bend.sides(at: point, from: before, to: after) else { return nil }
      corners.append(sides)
    }
    for (index, direction) in directions.enumerated() {
      let (start, end) = (corners[index], corners[(index + 1) % count])
      for (from, to) in [(start.left.last, end.left.first), (start.right.last, end.right.first)] {
        guard let from, let to, (to - from).dot(direction) > 0 else { return nil }
      }
    }
    let left = corners.flatMap(\.left), back = Array(corners.flatMap(\.right).reversed())
    if line.isClosed {
      contours = [left, back]
    } else {
      let ahead = bend.cap(at: points[count - 1], direction: directions[directions.count - 1])
      let behind = bend.cap(at: points[0], direction: directions[0] * -1)
      contours = [left + ahead + back + behind]
    }
  }
}

/// Where the two sides of a stroke are at a point of its line.
private struct StrokeBend {
  let half: CGFloat
  let style: StrokeStyle

  /// Turns of less than eighteen degrees are those of a curve in pieces: their mitre is nowhere more than a hundredth of the
  /// line away from what another join would make.
  private static let smoothCosine: CGFloat = 0.95

  /// Left and right as seen on screen by somebody who goes along the line.
  func sides(at point: CGPoint, from before: CGPoint, to after: CGPoint) -> (left: [CGPoint], right: [CGPoint])? {
    let first = normal(before), second = normal(after)
    let cosine = before.dot(after)
    guard cosine < 0.999_999 else { return ([point - second], [point + second]) }
    // The inner side of a turn that goes nearly back crosses everything.
    guard cosine > -0.99, let middle = (first + second).normalized else { return nil }
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let mitre = middle * (half / halfCosine)
    let turnsRight = before.x * after.y - before.y * after.x > 0
    let sign: CGFloat = turnsRight ? -1 : 1
    let outer: [CGPoint]
    if cosine > Self.smoothCosine {
      outer = [point + mitre * sign]
    } else {
      let from = first * sign, to = second * sign
      switch style.lineJoin {
      case .miter where 1 / halfCosine <= style.miterLimit: outer = [point + mitre * sign]
      case .miter, .bevel: outer = [point + from, point + to]
      case .round:
        outer =
          [point + from] + arc(around: point, from: from, turn: Trigonometry.arcCosine(cosine) * -sign) + [point + to]
      }
    }
    let inner = [point - mitre * sign]
    return turnsRight ? (left: outer, right: inner) : (left: inner, right: outer)
  }

  /// From the left side to the right one, around the end of a line that goes in `direction`; the sides' own points left out.
  func cap(at end: CGPoint, direction: CGPoint) -> [CGPoint] {
    let side = normal(direction)
    switch style.lineCap {
    case .butt: return []
    case .square: return [end - side + direction * half, end + side + direction * half]
    case .round: return arc(around: end, from: side * -1, turn: .pi)
    }
  }

  private func normal(_ direction: CGPoint) -> CGPoint { CGPoint(x: -direction.y * half, y: direction.x * half) }

  /// The points between the two ends of an arc, within a fiftieth of a point of it.
  private func arc(around center: CGPoint, from radius: CGPoint, turn: CGFloat) -> [CGPoint] {
    let step = 2 * Trigonometry.arcCosine(1 - min(0.02 / half, 0.125))
    guard step > 0, step.isFinite, turn.isFinite else { return [] }
    // An even number, so that a cap has a point at its very end.
    let count = 2 * min(Int((abs(turn) / step / 2).rounded(.up)), 256)
    return (1..<max(count, 1)).map { index in
      let (sine, cosine) = Trigonometry.sineAndCosine(turn * CGFloat(index) / CGFloat(count))
      return CGPoint(
        x: center.x + radius.x * cosine - radius.y * sine, y: center.y + radius.x * sine + radius.y * cosine)
    }
  }
}

extension CGPoint {
  fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
}
