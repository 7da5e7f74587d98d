import Foundation
import StillsCore

// MARK: - Lines and areas

nonisolated extension ChartGeometry {
  /// All points of one line or of one area.
  mutating func addSeries(_ items: [ChartModel.Placed]) {
    guard let first = items.first else { return }
    let method = items.lazy.compactMap(\.mark.interpolation).first ?? .linear
    let points = items.compactMap { item -> (mark: _ChartMark, ends: Ends)? in
      guard let ends = ends(of: item) else { return nil }
      return (mark: item.mark, ends: ends)
    }
    let upper = points.map(\.ends.upper)
    if first.mark.kind == .line {
      var path = Path()
      ChartCurve(method, flipped: false).add(upper, to: &path, joined: false)
      add(path, stroke: model.styles.lineStyle(of: first.mark, width: 2), of: first.mark)
    } else if points.count > 1 {
      add(area(upper, points.map(\.ends.lower), method, flipped: first.isHorizontal), of: first.mark)
    }
    for (mark, ends) in points { addSymbol(ofPoint: mark, at: ends.upper, zIndex: first.mark.zIndex) }
  }

  private func area(
    _ upper: [CGPoint], _ lower: [CGPoint], _ method: InterpolationMethod, flipped: Bool
  ) -> Path {
    var path = Path()
    let curve = ChartCurve(method, flipped: flipped)
    curve.add(upper, to: &path, joined: false)
    curve.reversed.add(lower.reversed(), to: &path, joined: true)
    path.closeSubpath()
    return path
  }

  /// Symbols of lines are in front of them as far as nothing else is said.
  private mutating func addSymbol(ofPoint mark: _ChartMark, at point: CGPoint, zIndex: Double?) {
    guard mark.symbolView != nil || model.styles.symbol(of: mark) != nil else {
      return annotate(mark, CGRect(origin: point, size: .zero))
    }
    var mark = mark
    mark.zIndex = mark.zIndex ?? zIndex
    addSymbol(mark, at: point)
  }

  private typealias Ends = (upper: CGPoint, lower: CGPoint)

  /// The points of an area's two edges, or twice the point of a line; nil where a value has no place.
  private func ends(of item: ChartModel.Placed) -> Ends? {
    let (mark, isLying) = (item.mark, item.isHorizontal)
    let (start, end) = isLying ? (mark.x, mark.xEnd) : (mark.y, mark.yEnd)
    let (scale, length) = axis(vertical: !isLying)
    guard let along = middle(isLying ? mark.y : mark.x, vertical: isLying) else { return nil }
    let upper, lower: CGFloat
    if let extent = item.extent {
      lower = scale.position(of: min(max(extent.from, scale.low), scale.high), in: length)
      upper = scale.position(of: extent.to, in: length)
    } else {
      guard let from = middle(start, vertical: !isLying) else { return nil }
      lower = from
      upper = end.flatMap { middle($0, vertical: !isLying) } ?? from
    }
    guard along.isFinite, upper.isFinite, lower.isFinite else { return nil }
    return isLying
      ? (CGPoint(x: upper, y: along), CGPoint(x: lower, y: along))
      : (CGPoint(x: along, y: upper), CGPoint(x: along, y: lower))
  }
}
