import Foundation
import StillsCore

// MARK: - Points and rules

nonisolated extension ChartGeometry {
  mutating func addPoint(_ item: ChartModel.Placed) {
    let mark = item.mark
    guard var x = middle(mark.x, vertical: false), var y = middle(mark.y, vertical: true) else { return }
    if mark.positionBy != nil {
      if mark.positionAxis != .vertical, let span = place(of: mark.x, vertical: false) {
        x = grouped(span, mark).middle
      } else if let span = place(of: mark.y, vertical: true) {
        y = grouped(span, mark).middle
      }
    }
    addSymbol(mark, at: CGPoint(x: x, y: y))
  }

  private func place(of coordinate: _ChartMark.Coordinate?, vertical: Bool) -> ChartSpan? {
    let (scale, length) = axis(vertical: vertical)
    return coordinate?.datum.flatMap { scale.span(of: $0, in: length) }
  }

  mutating func addRule(_ item: ChartModel.Placed) {
    let mark = item.mark
    let hasOneX = mark.x?.datum != nil && mark.xEnd?.datum == nil
    let hasOneY = mark.y?.datum != nil && mark.yEnd?.datum == nil
    let isVertical = hasOneX && !hasOneY
    guard let at = middle(isVertical ? mark.x : mark.y, vertical: !isVertical),
      let span = span(of: mark, automatic: 0, unit: 1, vertical: isVertical)
    else { return }
    let frame =
      isVertical
      ? CGRect(x: at, y: span.from, width: 0, height: span.length)
      : CGRect(x: span.from, y: at, width: span.length, height: 0)
    var path = Path()
    path.addLines([
      CGPoint(x: frame.minX, y: isVertical ? frame.maxY : frame.minY),
      CGPoint(x: frame.maxX, y: frame.minY),
    ])
    // Chosen: a line of one point.
    add(path, stroke: model.styles.lineStyle(of: mark, width: 1), of: mark)
    annotate(mark, frame)
  }
}
