import Foundation

/// Looks icons of the bundled font up in `SymbolTable`. A screen needs a few of its two thousand rows, so a row is looked
/// for in the text itself: reading the whole table takes longer than laying a screen out.
enum IconTable {
  /// Every name, in the table's order.
  static var names: [String] { CSVTable(Array(SymbolTable.csv.utf8)).rows.map { $0["name"] } }

  static func icon(named name: String) -> (icon: FontIcon, isMirrored: Bool)? {
    guard let row = row(named: name) else { return nil }
    let box = row.numbers("left_top_right_bottom")
    guard box.count == 4, let glyph = UInt32(row["glyph"]) else { return nil }
    let unit = FontIcon.scale / FontIcon.unitsPerEm
    let ink = CGRect(
      x: box[0] * unit, y: box[1] * unit, width: (box[2] - box[0]) * unit, height: (box[3] - box[1]) * unit)
    let other = row["stands_in"]
    let icon = FontIcon(
      glyph: glyph, ink: ink, isSolid: name.split(separator: ".").contains("fill"),
      standsIn: other.isEmpty ? nil : other)
    return (icon, row["mirrored"] == "yes")
  }

  private static func row(named name: String) -> CSVTable.Row? {
    guard !name.isEmpty, !name.contains(where: { $0 == "," || $0.isNewline }) else { return nil }
    let line: [UInt8]? = SymbolTable.csv.withCString { table in
      guard let found = strstr(table, "\n\(name),") else { return nil }
      let row = UnsafeBufferPointer(start: found + 1, count: strcspn(found + 1, "\n"))
      let header = UnsafeBufferPointer(start: table, count: strcspn(table, "\n") + 1)
      return (Array(header) + Array(row)).map { UInt8(bitPattern: $0) }
    }
    return line.flatMap { CSVTable($0).rows.first }
  }
}
