import Foundation
import StillsGeometry

/// What a cell says to the Grid that it is in. The cells of all rows are one list; each names its row.
package struct GridCell {
  /// Cells with the same number are in one row; numbers ascend.
  package var row: Int
  /// A child of the grid that is no GridRow: one cell over all columns.
  package var fillsRow: Bool
  /// `gridCellColumns(_:)`.
  package var columnSpan: Int
  /// `gridCellAnchor(_:)`.
  package var anchor: UnitPoint?
  /// `gridCellUnsizedAxes(_:)`.
  package var unsizedAxes: Axis.Set
  /// `gridColumnAlignment(_:)`, for the whole column; the first cell that says it counts.
  package var columnAlignment: HorizontalAlignment?
  /// GridRow's own; the first cell of a row that says it counts.
  package var rowAlignment: VerticalAlignment?

  package init(
    row: Int, fillsRow: Bool = false, columnSpan: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = [],
    columnAlignment: HorizontalAlignment? = nil, rowAlignment: VerticalAlignment? = nil
  ) {
    (self.row, self.fillsRow, self.columnSpan) = (row, fillsRow, min(max(columnSpan, 1), Self.mostColumns))
    (self.anchor, self.unsizedAxes) = (anchor, unsizedAxes)
    (self.columnAlignment, self.rowAlignment) = (columnAlignment, rowAlignment)
  }

  /// A limit of our own, against spans that are slips.
  private static let mostColumns = 1_000

  package enum Key: LayoutValueKey {
    /// A lone view in a grid.
    package static var defaultValue: GridCell? { nil }
  }
}
