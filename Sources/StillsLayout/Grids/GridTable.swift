import Foundation
import StillsGeometry

/// The cells of a Grid in their rows and columns.
struct GridTable {
  struct Cell {
    let subview: LayoutSubview
    let traits: GridCell
    let row: Int
    let columns: Range<Int>

    func span(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<(row + 1) }
  }

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  /// Those of the row that has most; at least one, for children that are no rows.
  private(set) var columnCount = 0
  /// What the first cell that has an opinion says.
  private var columnAlignments: [HorizontalAlignment?]
  private var rowAlignments: [VerticalAlignment?]

  init(_ subviews: LayoutSubviews) {
    var placed: [(subview: LayoutSubview, traits: GridCell, row: Int, column: Int)] = []
    var row = -1, column = 0
    var lastNumber: Int?
    for subview in subviews {
      // A view without traits is a row of its own.
      let traits = subview[GridCell.Key.self] ?? GridCell(row: row + 1, fillsRow: true)
      if traits.row != lastNumber || traits.fillsRow { (row, column) = (row + 1, 0) }
      lastNumber = traits.fillsRow ? nil : traits.row
      placed.append((subview, traits, row, column))
      column += traits.columnSpan
      columnCount = max(columnCount, traits.fillsRow ? 1 : column)
    }
    rowCount = row + 1
    columnAlignments = Array(repeating: nil, count: columnCount)
    rowAlignments = Array(repeating: nil, count: rowCount)
    for item in placed {
      let columns = item.traits.fillsRow ? 0..<columnCount : item.column..<(item.column + item.traits.columnSpan)
      cells.append(Cell(subview: item.subview, traits: item.traits, row: item.row, columns: columns))
      rowAlignments[item.row] = rowAlignments[item.row] ?? item.traits.rowAlignment
      guard columns.count == 1 else { continue }
      columnAlignments[columns.lowerBound] = columnAlignments[columns.lowerBound] ?? item.traits.columnAlignment
    }
  }

  func count(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

  /// The column's and row's alignment where they have one, else the grid's. A cell over several columns is in none.
  func alignment(of cell: Cell, in grid: GridLayout) -> Alignment {
    let column = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
    return Alignment(
      horizontal: column ?? grid.alignment.horizontal,
      vertical: rowAlignments[cell.row] ?? grid.alignment.vertical)
  }

  /// What the cells of a column or row are aligned by.
  func guide(of track: Int, _ axis: Axis, in grid: GridLayout) -> AlignmentKey {
    switch axis {
    case .horizontal: (columnAlignments[track] ?? grid.alignment.horizontal).key
    case .vertical: (rowAlignments[track] ?? grid.alignment.vertical).key
    }
  }
}
