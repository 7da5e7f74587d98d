import Foundation

extension Path {
  /// The area that a stroke covers, to be filled by the non-zero rule. Curves come out as short straight lines; where no
  /// line turns more tightly than its width allows, the outline has no overlaps and may be filled even-odd, too.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = abs(style.lineWidth) / 2
    guard half > 0, half.isFinite else { return Path() }
    var outline = StrokeOutline(half: half, style: style)
    for line in flattened(tolerance: min(0.02, half / 8)) {
      let points = line.points.withoutRepetitions(isClosed: line.isClosed)
      for dash in Dashing(style).pieces(of: Polyline(points: points, isClosed: line.isClosed)) { outline.add(dash) }
    }
    return outline.path
  }
}

/// A stroke is a ribbon along each line. Where its sides would cross it is the union of one box a line, one wedge a joint and
/// one piece a cap. All are wound the same way.
private struct StrokeOutline {
  let half: CGFloat
  let style: StrokeStyle
  var path = Path()

  mutating func add(_ whole: Polyline) {
    let line = Polyline(points: whole.points.withoutRepetitions(isClosed: whole.isClosed), isClosed: whole.isClosed)
    let points = line.points
    guard points.count > 1 else { return addDot(points) }
    if let ribbon = StrokeRibbon(line, half: half, style: style) {
      for contour in ribbon.contours {
        path.addLines(contour)
        path.closeSubpath()
      }
      return
    }
    let ends = line.isClosed ? points + [points[0]] : points
    for (start, end) in zip(ends, ends.dropFirst()) { addBox(from: start, to: end) }
    if line.isClosed {
      for index in points.indices {
        let count = points.count
        addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
      }
    } else {
      for index in points.indices.dropFirst().dropLast() {
        addJoin(points[index - 1], points[index], points[index + 1])
      }
      addCap(at: points[0], awayFrom: points[1])
      addCap(at: points[points.count - 1], awayFrom: points[points.count - 2])
    }
  }

  /// A line of no length shows its round or square caps.
  private mutating func addDot(_ points: [CGPoint]) {
    guard let point = points.first else { return }
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    }
  }

  private mutating func addBox(from start: CGPoint, to end: CGPoint) {
    guard let side = side(start, end) else { return }
    addPolygon([start - side, end - side, end + side, start + side])
  }

  private mutating func addCap(at end: CGPoint, awayFrom inner: CGPoint) {
    guard let direction = (end - inner).normalized else { return }
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: CGRect(x: end.x - half, y: end.y - half, width: 2 * half, height: 2 * half))
    case .square: addBox(from: end, to: end + direction * half)
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    guard let first = side(before, corner), let second = side(corner, after) else { return }
    let cross = first.x * second.y - first.y * second.x
    let isLeft = cross < 0
    let (a, b) = isLeft ? (first, second) : (first * -1, second * -1)
    let cosine = (first.x * second.x + first.y * second.y) / (half * half)
    guard cosine < 0.999_999 else { return }
    switch style.lineJoin {
    case .round: addPolygon([corner, corner + a] + arc(around: corner, from: a, to: b, cosine: cosine) + [corner + b])
    case .bevel: addPolygon([corner, corner + a, corner + b])
    case .miter:
      // The mitre's length over the line's width is 1 / sin(angle / 2); cosine is that of the turn.
      let halfSine = ((1 + cosine) / 2).squareRoot()
      if halfSine > 0, 1 / halfSine <= style.miterLimit, let direction = (a + b).normalized {
        addPolygon([corner, corner + a, corner + direction * (half / halfSine), corner + b])
      } else {
        addPolygon([corner, corner + a, corner + b])
      }
    }
  }

  /// Points on the way from `corner + a` to `corner + b`; a fan of the joint alone, so that it stays inside the ends of
  /// a short dash.
  private func arc(around corner: CGPoint, from a: CGPoint, to b: CGPoint, cosine: CGFloat) -> [CGPoint] {
    let turn = Trigonometry.arcCosine(cosine)
    let direction: CGFloat = a.x * b.y - a.y * b.x < 0 ? -1 : 1
    // A point for every eighth of a quarter turn.
    let count = Int((turn / (.pi / 16)).rounded(.up))
    return (1..<max(count, 1)).map { index in
      let (sine, cosine) = Trigonometry.sineAndCosine(direction * turn * CGFloat(index) / CGFloat(count))
      return CGPoint(x: corner.x + a.x * cosine - a.y * sine, y: corner.y + a.x * sine + a.y * cosine)
    }
  }

  private func side(_ start: CGPoint, _ end: CGPoint) -> CGPoint? {
    (end - start).normalized.map { CGPoint(x: -$0.y * half, y: $0.x * half) }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }
}

/// Cuts lines into dashes.
private struct Dashing {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  init(_ style: StrokeStyle) {
    let isUsable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
    let pattern = isUsable ? style.dash : []
    lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard period > 0, style.dashPhase.isFinite else { phase = 0; return }
    let remainder = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = remainder < 0 ? remainder + period : remainder
  }

  func pieces(of line: Polyline) -> [Polyline] {
    guard !lengths.isEmpty, let first = line.points.first, line.points.count > 1 else { return [line] }
    var (index, rest) = start
    var pieces: [Polyline] = [], current: [CGPoint] = index % 2 == 0 ? [first] : []
    let points = line.isClosed ? line.points + [first] : line.points
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      var position: CGFloat = 0
      while length - position > rest {
        // Ten thousand dashes are more than can be seen.
        guard pieces.count < 10_000 else { return pieces }
        position += rest
        let point = from.interpolated(to: to, position / length)
        if index % 2 == 0 {
          pieces.append(Polyline(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - position
      if index % 2 == 0 { current.append(to) }
    }
    if current.count > 1 { pieces.append(Polyline(points: current, isClosed: false)) }
    return pieces
  }

  private var start: (index: Int, rest: CGFloat) {
    var remaining = phase
    for (index, length) in lengths.enumerated() {
      if remaining < length { return (index, length - remaining) }
      remaining -= length
    }
    return (0, lengths.first ?? 0)
  }
}

extension [CGPoint] {
  func withoutRepetitions(isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    // Ends of curves that ought to meet differ by the last bits; a way that short has no direction.
    func isNear(_ a: CGPoint?, _ b: CGPoint) -> Bool {
      guard let a else { return false }
      return abs(a.x - b.x) < 1e-7 && abs(a.y - b.y) < 1e-7
    }
    for point in self where !isNear(result.last, point) { result.append(point) }
    if isClosed, result.count > 1, let first = result.first, isNear(result.last, first) { result.removeLast() }
    return result
  }
}
