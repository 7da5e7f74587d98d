import SwiftUI

extension OracleLayout {
  static let grids: [OracleLayout] = [
    OracleLayout("lazy-grid-2-flexible") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 2), spacing: 10) {
        ForEach(0..<7, id: \.self) { fill("c\($0)").frame(height: 30) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-grid-3-flexible") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8) {
        ForEach(0..<7, id: \.self) { fill("c\($0)").frame(height: 30) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-grid-4-flexible") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
        ForEach(0..<7, id: \.self) { fill("c\($0)").frame(height: 30) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-grid-fixed-and-flexible") {
      LazyVGrid(
        columns: [GridItem(.fixed(70), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())],
        spacing: 5
      ) {
        ForEach(0..<6, id: \.self) { fill("c\($0)").frame(height: 30) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-grid-adaptive-40") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 8)], spacing: 8) {
        ForEach(0..<9, id: \.self) { fill("c\($0)").frame(height: 20) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-grid-adaptive-65") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 65), spacing: 8)], spacing: 8) {
        ForEach(0..<9, id: \.self) { fill("c\($0)").frame(height: 20) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-grid-adaptive-90") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 8)], spacing: 8) {
        ForEach(0..<9, id: \.self) { fill("c\($0)").frame(height: 20) }
      }.frame(maxHeight: .infinity, alignment: .top)
    },
    OracleLayout("lazy-horizontal-grid") {
      LazyHGrid(rows: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 12) {
        ForEach(0..<5, id: \.self) { fill("c\($0)").frame(width: 40) }
      }.frame(maxWidth: .infinity, alignment: .leading)
    },
    OracleLayout("grid-of-fixed-topLeading") {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          box("a", 40, 30)
          box("b", 80, 20)
        }
        GridRow {
          box("c", 60, 50)
          box("d", 30, 40)
        }
      }
    },
    OracleLayout("grid-of-fixed-center") {
      Grid(alignment: .center, horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          box("a", 40, 30)
          box("b", 80, 20)
        }
        GridRow {
          box("c", 60, 50)
          box("d", 30, 40)
        }
      }
    },
    OracleLayout("grid-of-fixed-bottomTrailing") {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          box("a", 40, 30)
          box("b", 80, 20)
        }
        GridRow {
          box("c", 60, 50)
          box("d", 30, 40)
        }
      }
    },
    OracleLayout("grid-cell-columns") {
      Grid(horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          box("a", 40, 30)
          box("b", 80, 20)
        }
        GridRow { box("c", 60, 50).gridCellColumns(2) }
      }
    },
  ]
}
