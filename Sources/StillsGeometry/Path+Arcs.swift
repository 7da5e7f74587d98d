import Foundation

extension Path {
  /// Adds an arc, joined to the current point by a line.
  ///
  /// `clockwise` speaks of a y axis that points up, as SwiftUI has it: on screen, where y points down, `false` turns
  /// clockwise and `true` counterclockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let fullTurn = 2 * CGFloat.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise {
      if sweep <= -fullTurn { sweep = -fullTurn }
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: fullTurn) - fullTurn }
    } else {
      if sweep >= fullTurn { sweep = fullTurn }
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: fullTurn) + fullTurn }
    }
    addTurn(center: center, radius: radius, from: startAngle.radians, by: sweep, transform: transform)
  }

  /// Adds an arc of `delta`; positive turns clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addTurn(center: center, radius: radius, from: startAngle.radians, by: delta.radians, transform: transform)
  }

  /// Rounds the corner at `tangent1End` between the lines from the current point and to `tangent2End`: a line to the
  /// first tangent point, then the arc. Without a corner to round, a line to `tangent1End`.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = corner.applying(transform), end = end.applying(transform)
    guard let start = currentPoint else { return move(to: corner) }
    let incoming = (start - corner).normalized, outgoing = (end - corner).normalized
    guard let incoming, let outgoing, radius > 0, radius.isFinite else { return addLine(to: corner) }
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
    guard abs(cross) > 1e-9 else { return addLine(to: corner) }
    // tan of half the angle between the two lines is |sin| / (1 + cos).
    let distance = radius * (1 + dot) / abs(cross)
    let first = corner + incoming * distance, last = corner + outgoing * distance
    // The centre lies one radius from the incoming line, on the outgoing line's side.
    let side = CGPoint(x: -incoming.y, y: incoming.x) * (cross > 0 ? 1 : -1)
    let center = first + side * radius
    let from = Trigonometry.arcTangent(y: first.y - center.y, x: first.x - center.x)
    var sweep = Trigonometry.arcTangent(y: last.y - center.y, x: last.x - center.x) - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addTurn(center: center, radius: radius, from: from, by: sweep, transform: .identity)
  }

  /// Curves of at most a quarter turn each.
  private mutating func addTurn(
    center: CGPoint, radius: CGFloat, from start: CGFloat, by sweep: CGFloat, transform: CGAffineTransform
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let sweep = sweep.withoutNeedlessTurns
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * radius, y: center.y + y * radius).applying(transform)
    }
    var (sine, cosine) = Trigonometry.sineAndCosine(start)
    let first = point(cosine, sine)
    if currentPoint == nil { append(.move(to: first)) } else { append(.line(to: first)) }
    let quarters = abs(sweep) / (.pi / 2)
    let count = max(1, Int((quarters - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * Trigonometry.tangent(step / 4)
    for index in 1...count {
      let (nextSine, nextCosine) = Trigonometry.sineAndCosine(start + step * CGFloat(index))
      append(
        .curve(
          to: point(nextCosine, nextSine), control1: point(cosine - reach * sine, sine + reach * cosine),
          control2: point(nextCosine + reach * nextSine, nextSine - reach * nextCosine)))
      (sine, cosine) = (nextSine, nextCosine)
    }
  }
}

extension CGFloat {
  /// The angle with few enough turns, an even number less, that it ends at the same place and covers the same areas.
  fileprivate var withoutNeedlessTurns: CGFloat {
    let twoTurns = 4 * CGFloat.pi
    guard magnitude > 9 * twoTurns else { return self }
    let left = magnitude.truncatingRemainder(dividingBy: twoTurns) + 8 * twoTurns
    return self < 0 ? -left : left
  }
}
