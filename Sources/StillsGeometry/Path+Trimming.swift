import Foundation

extension Path {
  /// The part of the outline between two fractions of its length, all subpaths taken together.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from.isNaN ? 0 : min(max(from, 0), 1), to = to.isNaN ? 0 : min(max(to, 0), 1)
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }
    let segments = segments
    let measures = segments.map(SegmentMeasure.init)
    let total = measures.reduce(0) { $0 + $1.length }
    var trimmed = Path(), position: CGFloat = 0, isDrawing = false
    for (segment, measure) in zip(segments, measures) {
      if case .move = segment { isDrawing = false }
      let range = (lower: max(from * total - position, 0), upper: min(to * total - position, measure.length))
      position += measure.length
      guard measure.length > 0, range.lower < range.upper else { continue }
      if range.lower > 0 { isDrawing = false }
      let part = measure.curve(of: segment, from: range.lower, to: range.upper)
      if !isDrawing { trimmed.move(to: part.start) }
      isDrawing = true
      if case .curve = segment {
        trimmed.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      } else {
        trimmed.addLine(to: part.end)
      }
    }
    return trimmed
  }
}

/// The length of a segment, and where along it a length falls.
private struct SegmentMeasure {
  /// Length up to each of the equal parameter steps; one entry for a straight line.
  private var lengths: [CGFloat] = []
  var length: CGFloat { lengths.last ?? 0 }

  init(_ segment: Path.Segment) {
    switch segment {
    case .move: break
    case .line(let start, let end), .close(let start, let end): lengths = [(end - start).length]
    case .curve(let curve):
      let count = min(curve.pieceCount(tolerance: 0.001) * 2, 512)
      var previous = curve.start, sum: CGFloat = 0
      for index in 1...count {
        let next = curve.point(at: CGFloat(index) / CGFloat(count))
        sum += (next - previous).length
        lengths.append(sum)
        previous = next
      }
    }
  }

  func curve(of segment: Path.Segment, from lower: CGFloat, to upper: CGFloat) -> CubicCurve {
    let (a, b) = (parameter(at: lower), parameter(at: upper))
    switch segment {
    case .move(let point): return CubicCurve(from: point, control: point, to: point)
    case .line(let start, let end), .close(let start, let end):
      let (first, last) = (start.interpolated(to: end, a), start.interpolated(to: end, b))
      return CubicCurve(from: first, control1: first, control2: last, to: last)
    case .curve(let curve):
      return a == 0 && b == 1 ? curve : curve.part(from: a, to: b)
    }
  }

  private func parameter(at length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    guard length < self.length else { return 1 }
    let index = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
    let before = index == 0 ? 0 : lengths[index - 1]
    let share = lengths[index] > before ? (length - before) / (lengths[index] - before) : 0
    return (CGFloat(index) + share) / CGFloat(lengths.count)
  }
}
