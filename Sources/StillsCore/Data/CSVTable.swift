/// A small table from one of the embedded data files: comma separated, a header line, `"…"` around cells with commas,
/// `#` lines skipped. Cells are read by column name; a missing column or short row reads as the empty text.
struct CSVTable {
  private let columns: [String: Int]
  private(set) var rows: [Row] = []

  struct Row {
    fileprivate let cells: [String]
    fileprivate let columns: [String: Int]

    subscript(column: String) -> String {
      guard let index = columns[column], cells.indices.contains(index) else { return "" }
      return cells[index]
    }

    /// The cell's numbers, separated by blanks: `59 0 34 0`.
    func numbers(_ column: String) -> [Double] {
      self[column].split(separator: " ").compactMap { Double($0) }
    }

    func number(_ column: String) -> Double? { Double(self[column]) }
  }

  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    guard !lines.isEmpty else {
      columns = [:]
      return
    }
    let header = Self.cells(of: lines.removeFirst())
    let columns = Dictionary(zip(header, header.indices), uniquingKeysWith: { first, _ in first })
    self.columns = columns
    rows = lines.map { Row(cells: Self.cells(of: $0), columns: columns) }
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [String] {
    var cells: [String] = [], cell: [UInt8] = [], isQuoted = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
      case UInt8(ascii: "\r"): break
      default: cell.append(byte)
      }
    }
    cells.append(String(decoding: cell, as: UTF8.self))
    return cells
  }
}
