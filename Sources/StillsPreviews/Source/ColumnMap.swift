/// Leads columns of an edited copy back to the original; lines are the same in both.
struct ColumnMap {
  private struct Shift {
    /// First column behind the edit, in the copy.
    var end: Int
    /// Where the edit begins, in the copy.
    var start: Int
    /// What to add behind it to get the original's column.
    var offset: Int
  }

  private var shifts: [Int: [Shift]] = [:]

  /// Edits that keep the length of their stretch need no entry: columns are right by themselves.
  init(_ edits: [SourceEdit], in bytes: [UInt8]) {
    var line = 1
    var lineStart = 0
    var position = 0
    var offset = 0
    for edit in edits {
      while position < edit.range.lowerBound {
        if bytes[position] == UInt8(ascii: "\n") { (line, lineStart, offset) = (line + 1, position + 1, 0) }
        position += 1
      }
      guard edit.replacement.count != edit.range.count, !edit.replacement.contains(UInt8(ascii: "\n")) else { continue }
      let start = edit.range.lowerBound - lineStart + 1 - offset
      offset += edit.range.count - edit.replacement.count
      shifts[line, default: []].append(Shift(end: start + edit.replacement.count, start: start, offset: offset))
    }
  }

  /// The original's column, both counted from 1 in bytes. A place within a replacement leads to where that begins.
  func original(line: Int, column: Int) -> Int {
    var offset = 0
    for shift in shifts[line] ?? [] where column >= shift.start {
      if column < shift.end { return shift.start + offset }
      offset = shift.offset
    }
    return column + offset
  }

  func isShifted(line: Int) -> Bool { shifts[line] != nil }
}
