import Foundation

// MARK: - Combining areas

extension Path {
  /// What lies in both areas. The result is made of straight lines no more than 0.02 points off the curves.
  /// `eoFill`: the paths' areas are found by the even-odd rule instead of winding.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).area { $0 && $1 }
  }

  /// What lies in either area.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).area { $0 || $1 }
  }

  /// What lies in this area and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).area { $0 && !$1 }
  }

  /// What lies in one of the areas and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).area { $0 != $1 }
  }

  /// The parts of this path's outline within the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).line(inside: true)
  }

  /// The parts of this path's outline outside the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).line(inside: false)
  }

  /// The path's area as outlines that do not cross, each walked so that the area is on the same side.
  public func normalized(eoFill: Bool = true) -> Path {
    PathOverlay(self, Path(), eoFill: eoFill).area { first, _ in first }
  }
}

/// Two paths laid over each other: their outlines as lines, cut wherever they meet.
private struct PathOverlay {
  /// Whole numbers in units of `PathOverlay.unit`, so that points that meet are the same.
  private struct Point: Hashable {
    var x, y: Int
  }

  private struct Edge: Hashable {
    var start, end: Point
  }

  /// Points are brought to a grid of this many points. Our choice: far below what can be seen.
  private static let unit: CGFloat = 1.0 / 2048
  /// Coordinates beyond this are brought to it.
  private static let limit: CGFloat = 1e6
  /// Lines in all, beyond which the first path is given back as it is: cutting takes time in their square.
  private static let mostEdges = 20_000

  private let first, second: Path
  private let eoFill: Bool
  private let outlines: [[Edge]]

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    (self.first, self.second, self.eoFill) = (first, second, eoFill)
    outlines = [first, second].map(Self.edges)
  }

  private static func point(_ point: CGPoint) -> Point {
    func whole(_ value: CGFloat) -> Int {
      value.isFinite ? Int((min(max(value, -limit), limit) / unit).rounded()) : 0
    }
    return Point(x: whole(point.x), y: whole(point.y))
  }

  private static func edges(_ path: Path) -> [Edge] {
    path.flattened().flatMap { line -> [Edge] in
      var points = line.points.map(point)
      if let start = points.first { points.append(start) }
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Edge(start: $0, end: $1) }
    }
  }

  // MARK: Areas

  /// The outline of where `isInside` holds of being in the first and in the second area.
  func area(_ isInside: (Bool, Bool) -> Bool) -> Path {
    guard outlines[0].count + outlines[1].count <= Self.mostEdges else { return first }
    let pieces = Self.cut(outlines)
    var boundary: [Edge] = []
    var seen: Set<Edge> = []
    for piece in pieces[0] + pieces[1] {
      // Each piece once, whichever way and however often it is walked.
      let isForward = (piece.start.x, piece.start.y) < (piece.end.x, piece.end.y)
      let key = isForward ? piece : Edge(start: piece.end, end: piece.start)
      guard seen.insert(key).inserted else { continue }
      let left = side(of: key, 1, among: pieces), right = side(of: key, -1, among: pieces)
      let isLeft = isInside(left.0, left.1), isRight = isInside(right.0, right.1)
      guard isLeft != isRight else { continue }
      boundary.append(isLeft ? key : Edge(start: key.end, end: key.start))
    }
    return Self.chained(boundary)
  }

  /// Whether the first and the second area lie to one side of the middle of a piece.
  private func side(of piece: Edge, _ sign: CGFloat, among pieces: [[Edge]]) -> (Bool, Bool) {
    let dx = CGFloat(piece.end.x - piece.start.x), dy = CGFloat(piece.end.y - piece.start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // A quarter of a unit off: nearer than any other line that is not the same.
    let x = CGFloat(piece.start.x + piece.end.x) / 2 - sign * dy / length / 4
    let y = CGFloat(piece.start.y + piece.end.y) / 2 + sign * dx / length / 4
    return (Self.contains(pieces[0], x, y, eoFill), Self.contains(pieces[1], x, y, eoFill))
  }

  private static func contains(_ edges: [Edge], _ x: CGFloat, _ y: CGFloat, _ eoFill: Bool) -> Bool {
    var winding = 0, crossings = 0
    for edge in edges {
      let top = CGFloat(edge.start.y), bottom = CGFloat(edge.end.y)
      guard (top <= y) != (bottom <= y) else { continue }
      let at = CGFloat(edge.start.x) + (y - top) / (bottom - top) * CGFloat(edge.end.x - edge.start.x)
      guard at > x else { continue }
      crossings += 1
      winding += bottom > top ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  // MARK: Lines

  func line(inside: Bool) -> Path {
    let all = outlines[0] + outlines[1]
    guard all.count <= Self.mostEdges else { return first }
    let own = first.flattened().flatMap { line -> [Edge] in
      let points = line.points.map(Self.point)
      let closed = line.isClosed ? points + points.prefix(1) : points
      return zip(closed, closed.dropFirst()).filter { $0 != $1 }.map { Edge(start: $0, end: $1) }
    }
    var result = Path()
    var last: Point?
    for piece in Self.cut(own, by: outlines[1]) {
      let x = CGFloat(piece.start.x + piece.end.x) / 2, y = CGFloat(piece.start.y + piece.end.y) / 2
      guard Self.contains(outlines[1], x, y, eoFill) == inside else { continue }
      if last != piece.start { result.move(to: Self.cgPoint(piece.start)) }
      result.addLine(to: Self.cgPoint(piece.end))
      last = piece.end
    }
    return result
  }

  // MARK: Cutting

  /// Both outlines in pieces that no other crosses. Bringing a crossing to the grid bends the pieces a little, so that
  /// they may cross others: they are cut until nothing changes.
  private static func cut(_ outlines: [[Edge]]) -> [[Edge]] {
    var pieces = outlines
    for _ in 0..<4 {
      let all = pieces[0] + pieces[1]
      let next = pieces.map { cut($0, by: all) }
      if next[0].count == pieces[0].count, next[1].count == pieces[1].count { return next }
      pieces = next
    }
    return pieces
  }

  /// The edges in pieces that no other edge crosses.
  private static func cut(_ edges: [Edge], by others: [Edge]) -> [Edge] {
    edges.flatMap { edge -> [Edge] in
      var points: Set<Point> = [edge.start, edge.end]
      for other in others where other != edge {
        for point in meetings(of: edge, with: other) { points.insert(point) }
      }
      let dx = edge.end.x - edge.start.x, dy = edge.end.y - edge.start.y
      let sorted = points.map { (($0.x - edge.start.x) * dx + ($0.y - edge.start.y) * dy, $0) }
        .sorted { ($0.0, $0.1.x, $0.1.y) < ($1.0, $1.1.x, $1.1.y) }.map(\.1)
      return zip(sorted, sorted.dropFirst()).map { Edge(start: $0, end: $1) }
    }
  }

  /// Where `other` crosses, touches or begins to run along `edge`.
  private static func meetings(of edge: Edge, with other: Edge) -> [Point] {
    // The same point for both, whichever is asked for.
    let isFirst =
      (edge.start.x, edge.start.y, edge.end.x, edge.end.y)
      < (other.start.x, other.start.y, other.end.x, other.end.y)
    if let crossing = isFirst ? crossing(edge, other) : crossing(other, edge) { return [crossing] }
    return [other.start, other.end].filter { lies($0, on: edge) }
  }

  /// Where two lines that are not parallel meet.
  private static func crossing(_ edge: Edge, _ other: Edge) -> Point? {
    guard max(edge.start.x, edge.end.x) >= min(other.start.x, other.end.x),
      max(other.start.x, other.end.x) >= min(edge.start.x, edge.end.x),
      max(edge.start.y, edge.end.y) >= min(other.start.y, other.end.y),
      max(other.start.y, other.end.y) >= min(edge.start.y, edge.end.y)
    else { return nil }
    let ax = CGFloat(edge.start.x), ay = CGFloat(edge.start.y)
    let dx = CGFloat(edge.end.x) - ax, dy = CGFloat(edge.end.y) - ay
    let ox = CGFloat(other.start.x), oy = CGFloat(other.start.y)
    let ex = CGFloat(other.end.x) - ox, ey = CGFloat(other.end.y) - oy
    let cross = dx * ey - dy * ex
    guard cross != 0 else { return nil }
    let t = ((ox - ax) * ey - (oy - ay) * ex) / cross
    let u = ((ox - ax) * dy - (oy - ay) * dx) / cross
    guard t >= 0, t <= 1, u >= 0, u <= 1 else { return nil }
    return Point(x: Int((ax + t * dx).rounded()), y: Int((ay + t * dy).rounded()))
  }

  private static func lies(_ point: Point, on edge: Edge) -> Bool {
    let dx = edge.end.x - edge.start.x, dy = edge.end.y - edge.start.y
    let px = point.x - edge.start.x, py = point.y - edge.start.y
    let along = px * dx + py * dy
    return px * dy == py * dx && along >= 0 && along <= dx * dx + dy * dy
  }

  // MARK: Chaining

  private static func cgPoint(_ point: Point) -> CGPoint {
    CGPoint(x: CGFloat(point.x) * unit, y: CGFloat(point.y) * unit)
  }

  /// Closed outlines made of directed pieces; where several leave a point, the one that turns farthest to the area.
  private static func chained(_ boundary: [Edge]) -> Path {
    var leaving: [Point: [Int]] = [:]
    for (index, edge) in boundary.enumerated() { leaving[edge.start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: boundary.count)
    var result = Path()
    for start in boundary.indices where !isUsed[start] {
      var index = start
      var points: [Point] = []
      while !isUsed[index] {
        isUsed[index] = true
        points.append(boundary[index].start)
        let open = (leaving[boundary[index].end] ?? []).filter { !isUsed[$0] }
        guard let next = open.max(by: { turn(boundary[index], boundary[$0]) < turn(boundary[index], boundary[$1]) })
        else { break }
        index = next
      }
      let corners = withoutMiddles(points)
      guard corners.count > 2 else { continue }
      result.addLines(corners.map(cgPoint))
      result.closeSubpath()
    }
    return result
  }

  /// How far one goes to the left from one piece to the next, from −π to π, by a measure that grows alike.
  private static func turn(_ from: Edge, _ to: Edge) -> CGFloat {
    let ax = CGFloat(from.end.x - from.start.x), ay = CGFloat(from.end.y - from.start.y)
    let bx = CGFloat(to.end.x - to.start.x), by = CGFloat(to.end.y - to.start.y)
    let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
    guard lengths > 0 else { return 0 }
    let sine = (ax * by - ay * bx) / lengths, cosine = (ax * bx + ay * by) / lengths
    return sine >= 0 ? 1 - cosine : cosine - 1
  }

  /// Points between two others on one line say nothing.
  private static func withoutMiddles(_ points: [Point]) -> [Point] {
    guard points.count > 2 else { return points }
    return points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
      let here = points[index]
      return (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
    }.map { points[$0] }
  }
}
