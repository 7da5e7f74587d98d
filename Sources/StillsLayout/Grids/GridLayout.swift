import Foundation
import StillsGeometry

/// Rows of cells in columns as wide as their widest cells (facts: layout §11).
///
/// *Proposes* to each cell the width of its columns and the height of its row. *Reports* all columns and rows with the
/// gaps between them. *Places* each cell by its anchor, or else by its column's and its row's alignment.
///
/// A column is as wide as its widest cell; cells that can stretch share what the others leave. A cell over several
/// columns that needs more than they have widens all of them alike. Rows work the same way.
public struct GridLayout: Layout {
  public var alignment: Alignment
  /// Between columns, in points; nil: 8.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil: what cells above each other prefer, the largest of a row.
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.flatMap { $0.isFinite ? $0 : nil }
    self.verticalSpacing = verticalSpacing.flatMap { $0.isFinite ? $0 : nil }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let tracks = tracks(proposal, subviews)
    return CGSize(width: tracks.columns.end, height: tracks.rows.end)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let table = GridTable(subviews)
    let tracks = tracks(proposal, table)
    for cell in table.cells {
      let slot = CGRect(
        x: tracks.columns.starts[cell.columns.lowerBound], y: tracks.rows.starts[cell.row],
        width: tracks.columns.length(of: cell.columns), height: tracks.rows.lengths[cell.row])
      let offer = ProposedViewSize(slot.size)
      let dimensions = cell.subview.dimensions(in: offer)
      let inSlot =
        cell.traits.anchor.map { anchored($0, dimensions.size, in: slot.size) }
        ?? table.alignment(of: cell, in: self).origin(of: dimensions, in: slot.size)
      cell.subview.place(at: bounds.origin.offset(by: slot.origin).offset(by: inSlot), proposal: offer)
    }
  }

  private func anchored(_ anchor: UnitPoint, _ size: CGSize, in slot: CGSize) -> CGPoint {
    CGPoint(
      x: ((slot.width - size.width) * anchor.x).finiteOrZero, y: ((slot.height - size.height) * anchor.y).finiteOrZero)
  }
}

// MARK: - Tracks

extension GridLayout {
  struct Tracks {
    var columns, rows: TrackLine
  }

  private func tracks(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Tracks {
    tracks(proposal, GridTable(subviews))
  }

  /// Columns first; then rows, whose cells know their widths.
  private func tracks(_ proposal: ProposedViewSize, _ table: GridTable) -> Tracks {
    let columnGaps = Array(
      repeating: horizontalSpacing ?? ViewSpacing.defaultDistance, count: max(table.columnCount - 1, 0))
    let columns = trackLine(proposal.width, gaps: columnGaps, table, .horizontal) { cell, width in
      cell.subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
    }
    let rows = trackLine(proposal.height, gaps: rowGaps(table), table, .vertical) { cell, height in
      let width = columns.length(of: cell.columns)
      return cell.subview.sizeThatFits(ProposedViewSize(width: width, height: height)).height
    }
    return Tracks(columns: columns, rows: rows)
  }

  /// The tracks of one axis. `measure` tells a cell's length for what it is offered along it.
  private func trackLine(
    _ offered: CGFloat?, gaps: [CGFloat], _ table: GridTable, _ axis: Axis,
    _ measure: (GridTable.Cell, CGFloat?) -> CGFloat
  ) -> TrackLine {
    let sized = table.cells.filter { !$0.traits.unsizedAxes.contains(axis) }
    var lengths = singleLengths(offered, gaps, table, sized.filter { $0.span(axis).count == 1 }, axis, measure)
    for cell in sized where cell.span(axis).count > 1 {
      let span = cell.span(axis)
      let line = TrackLine(lengths: lengths, gaps: gaps)
      let outside = line.end.minus(line.length(of: span))
      let excess = measure(cell, offered.map { $0.minus(outside).nonNegative }).minus(line.length(of: span))
      guard excess > 0 else { continue }
      for index in span { lengths[index] = lengths[index].plus(excess / CGFloat(span.count)) }
    }
    return TrackLine(lengths: lengths, gaps: gaps)
  }

  private func singleLengths(
    _ offered: CGFloat?, _ gaps: [CGFloat], _ table: GridTable, _ cells: [GridTable.Cell], _ axis: Axis,
    _ measure: (GridTable.Cell, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    var claims = Array(repeating: LengthShares.Claim(least: 0, most: 0), count: table.count(axis))
    for cell in cells {
      let index = cell.span(axis).lowerBound
      let least = measure(cell, offered == nil ? nil : 0)
      claims[index].least = max(claims[index].least, least.nonNegative)
      claims[index].most = max(claims[index].most, offered == nil ? least : measure(cell, .infinity).nonNegative)
    }
    guard let offered else { return claims.map(\.least) }
    return LengthShares.share(offered.minus(gaps.total), among: claims)
  }

  private func rowGaps(_ table: GridTable) -> [CGFloat] {
    guard table.rowCount > 1 else { return [] }
    return (1..<table.rowCount).map { row in
      if let verticalSpacing { return verticalSpacing }
      let below = table.cells.filter { $0.row == row }
      let distances = table.cells.filter { $0.row == row - 1 }.flatMap { upper in
        below.filter { $0.columns.overlaps(upper.columns) }.map {
          upper.subview.spacing.distance(to: $0.subview.spacing, along: .vertical)
        }
      }
      return distances.max()?.finiteOrZero ?? ViewSpacing.defaultDistance
    }
  }
}

/// Tracks of known lengths, one after another.
struct TrackLine {
  let lengths, starts: [CGFloat]
  let end: CGFloat

  init(lengths: [CGFloat], gaps: [CGFloat]) {
    var starts: [CGFloat] = []
    var end: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let start = index == 0 ? 0 : end.plus(gaps[index - 1])
      starts.append(start)
      end = start.plus(length)
    }
    (self.lengths, self.starts, self.end) = (lengths, starts, end)
  }

  /// With the gaps inside.
  func length(of range: Range<Int>) -> CGFloat {
    guard let first = range.first, let last = range.last else { return 0 }
    return starts[last].plus(lengths[last]).minus(starts[first])
  }
}
