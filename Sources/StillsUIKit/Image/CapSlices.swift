import Foundation

/// The nine parts of a picture that is stretched between its edges, and where each goes.
struct CapSlices {
  let pairs: [(source: CGRect, target: CGRect)]

  init(_ insets: UIEdgeInsets, of size: CGSize, over rect: CGRect) {
    let columns = Self.spans(insets.left, insets.right, of: size.width, over: rect.width)
    let rows = Self.spans(insets.top, insets.bottom, of: size.height, over: rect.height)
    pairs = rows.flatMap { row in
      columns.map { column in
        let source = CGRect(
          x: column.source.start, y: row.source.start, width: column.source.length, height: row.source.length)
        let target = CGRect(
          x: rect.minX + column.target.start, y: rect.minY + row.target.start, width: column.target.length,
          height: row.target.length)
        return (source, target)
      }
    }
  }

  private struct Span {
    var start, length: CGFloat
  }

  /// Edges larger than the room share it in proportion.
  private static func spans(
    _ low: CGFloat, _ high: CGFloat, of length: CGFloat, over room: CGFloat
  ) -> [(source: Span, target: Span)] {
    let low = min(max(0, low.orZero), length), high = min(max(0, high.orZero), length - low)
    let edges = low + high, shrink = edges > room && edges > 0 ? room / edges : 1
    let all = [
      (Span(start: 0, length: low), Span(start: 0, length: low * shrink)),
      (
        Span(start: low, length: length - edges),
        Span(start: low * shrink, length: max(0, room - edges * shrink))
      ),
      (Span(start: length - high, length: high), Span(start: room - high * shrink, length: high * shrink)),
    ]
    return all.filter { $0.0.length > 0 && $0.1.length > 0 }
  }
}
