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
    let (columns, rows) = tracks(proposal, GridTable(subviews))
    return CGSize(width: columns.end, height: rows.end)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let table = GridTable(subviews)
    let (columns, rows) = tracks(proposal, table)
    for cell in table.cells {
      let slot = CGSize(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
      let corner = CGPoint(x: columns.starts[cell.columns.lowerBound], y: rows.starts[cell.row])
      let offer = ProposedViewSize(slot)
      let inSlot = origin(of: cell, cell.subview.dimensions(in: offer), in: slot, table, columns, rows)
      cell.subview.place(at: bounds.origin.offset(by: corner).offset(by: inSlot), proposal: offer)
    }
  }

  /// By the cell's anchor; else on the guide that its column or row shares; else as in a frame.
  private func origin(
    of cell: GridTable.Cell, _ dimensions: ViewDimensions, in slot: CGSize, _ table: GridTable, _ columns: TrackLine,
    _ rows: TrackLine
  ) -> CGPoint {
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: ((slot.width - dimensions.width) * anchor.x).finiteOrZero,
        y: ((slot.height - dimensions.height) * anchor.y).finiteOrZero)
    }
    let alignment = table.alignment(of: cell, in: self)
    var origin = alignment.origin(of: dimensions, in: slot)
    if cell.columns.count == 1, let guide = columns.guides[cell.columns.lowerBound] {
      origin.x = guide - dimensions[alignment.horizontal].finiteOrZero
    }
    if let guide = rows.guides[cell.row] { origin.y = guide - dimensions[alignment.vertical].finiteOrZero }
    return origin
  }
}

// MARK: - Tracks

extension GridLayout {
  private typealias Measure = (GridTable.Cell, CGFloat?) -> ViewDimensions

  /// Columns first; then rows, whose cells know their widths.
  private func tracks(_ proposal: ProposedViewSize, _ table: GridTable) -> (columns: TrackLine, rows: TrackLine) {
    let columnGaps = Array(
      repeating: horizontalSpacing ?? ViewSpacing.defaultDistance, count: max(table.columnCount - 1, 0))
    let columns = trackLine(.horizontal, proposal.width, gaps: columnGaps, table) { cell, width in
      cell.subview.dimensions(in: ProposedViewSize(width: width, height: proposal.height))
    }
    let rows = trackLine(.vertical, proposal.height, gaps: rowGaps(table), table) { cell, height in
      let width = columns.length(of: cell.columns)
      return cell.subview.dimensions(in: ProposedViewSize(width: width, height: height))
    }
    return (columns, rows)
  }

  /// The tracks of one axis; `measure` says what a cell is for a length it is offered along it.
  private func trackLine(
    _ axis: Axis, _ offered: CGFloat?, gaps: [CGFloat], _ table: GridTable, _ measure: Measure
  ) -> TrackLine {
    let sized = table.cells.filter { !$0.traits.unsizedAxes.contains(axis) }
    let single = sized.filter { $0.span(axis).count == 1 }
    var lengths = shareLengths(axis, offered.map { $0.minus(gaps.total) }, table, single, measure)
    let guides = shareGuides(axis, &lengths, table, single, measure)
    for cell in sized where cell.span(axis).count > 1 {
      widen(&lengths, gaps, under: cell, axis, offered, measure)
    }
    return TrackLine(lengths: lengths, gaps: gaps, guides: guides)
  }

  private func shareLengths(
    _ axis: Axis, _ available: CGFloat?, _ table: GridTable, _ cells: [GridTable.Cell], _ measure: Measure
  ) -> [CGFloat] {
    var claims = Array(repeating: LengthShares.Claim(least: 0, most: 0), count: table.count(axis))
    for cell in cells {
      let track = cell.span(axis).lowerBound
      let least = measure(cell, available == nil ? nil : 0).size[axis]
      let most = available == nil ? least : measure(cell, .infinity).size[axis]
      claims[track].least = max(claims[track].least, least.nonNegative)
      claims[track].most = max(claims[track].most, most.nonNegative)
    }
    guard let available else { return claims.map(\.least) }
    return LengthShares.share(available, among: claims)
  }

  /// Where something inside the cells is aligned (a baseline, an app's own guide), it is one line for the track, which
  /// grows to hold all cells about it.
  private func shareGuides(
    _ axis: Axis, _ lengths: inout [CGFloat], _ table: GridTable, _ cells: [GridTable.Cell], _ measure: Measure
  ) -> [CGFloat?] {
    lengths.indices.map { track in
      let key = table.guide(of: track, axis, in: self)
      guard key.isMerged else { return nil }
      let dimensions = cells.filter { $0.span(axis).lowerBound == track }.map { measure($0, lengths[track]) }
      let guide = dimensions.map { $0[key].finiteOrZero }.max() ?? 0
      let rest = dimensions.map { $0.size[axis].minus($0[key].finiteOrZero) }.max() ?? 0
      lengths[track] = max(lengths[track], guide.plus(rest))
      return guide
    }
  }

  private func widen(
    _ lengths: inout [CGFloat], _ gaps: [CGFloat], under cell: GridTable.Cell, _ axis: Axis, _ offered: CGFloat?,
    _ measure: Measure
  ) {
    let span = cell.span(axis)
    let line = TrackLine(lengths: lengths, gaps: gaps)
    let outside = line.end.minus(line.length(of: span))
    let needed = measure(cell, offered.map { $0.minus(outside).nonNegative }).size[axis]
    let excess = needed.minus(line.length(of: span))
    guard excess > 0 else { return }
    for track in span { lengths[track] = lengths[track].plus(excess / CGFloat(span.count)) }
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
  /// From each track's start, the line that its cells share; nil: none, they are aligned as in a frame.
  let guides: [CGFloat?]

  init(lengths: [CGFloat], gaps: [CGFloat], guides: [CGFloat?] = []) {
    var starts: [CGFloat] = []
    var end: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let start = index == 0 ? 0 : end.plus(gaps[index - 1])
      starts.append(start)
      end = start.plus(length)
    }
    (self.lengths, self.starts, self.end, self.guides) = (lengths, starts, end, guides)
  }

  /// With the gaps inside.
  func length(of range: Range<Int>) -> CGFloat {
    guard let first = range.first, let last = range.last else { return 0 }
    return starts[last].plus(lengths[last]).minus(starts[first])
  }
}
