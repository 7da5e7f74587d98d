import Foundation
import StillsCore

// MARK: - Bars and rectangles

nonisolated extension ChartGeometry {
  /// Chosen: the width in points of what is at a place that has no width of its own.
  private static let blockWidth: CGFloat = 8

  mutating func addBar(_ item: ChartModel.Placed) {
    let (mark, isLying) = (item.mark, item.isHorizontal)
    let value =
      item.extent.map { span(of: $0, vertical: !isLying) }
      ?? span(of: mark, automatic: Self.blockWidth, unit: 1, vertical: !isLying)
    let base = span(of: mark, automatic: Self.blockWidth, unit: barPart(of: item), vertical: isLying)
    guard let value, var base else { return }
    if mark.positionAxis != (isLying ? .horizontal : .vertical) { base = grouped(base, mark) }
    addBlock(
      mark, across: isLying ? value : base, down: isLying ? base : value,
      pointsDown: item.extent.map { $0.to < $0.from } ?? false)
  }

  /// Chosen: bars take two thirds of their place, a month's or day's three quarters, several beside one another four
  /// fifths together.
  private func barPart(of item: ChartModel.Placed) -> CGFloat {
    if item.mark.positionBy != nil { return 0.8 }
    return axis(vertical: item.isHorizontal).scale.kind == .date ? 0.75 : 0.66
  }

  mutating func addRectangle(_ item: ChartModel.Placed) {
    let mark = item.mark
    guard let across = span(of: mark, automatic: Self.blockWidth, unit: 1, vertical: false),
      let down = span(of: mark, automatic: Self.blockWidth, unit: 1, vertical: true)
    else { return }
    addBlock(mark, across: grouped(across, mark), down: down, pointsDown: false)
  }

  private mutating func addBlock(_ mark: _ChartMark, across: ChartSpan, down: ChartSpan, pointsDown: Bool) {
    guard across.isFinite, down.isFinite else { return }
    let rect = CGRect(x: across.from, y: down.from, width: across.length, height: down.length)
    let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    if rect.width > 0, rect.height > 0 {
      add(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: mark.cornerStyle) : Path(rect), of: mark)
    }
    annotate(mark, rect, pointsDown: pointsDown)
  }
}
