/// A stretch of source to be replaced; its line breaks stay, so that every line keeps its number.
struct SourceEdit: Hashable {
  /// Bytes of the original.
  var range: Range<Int>
  var replacement: [UInt8]

  /// Puts text in the place of a stretch, padded with blanks where that is longer.
  init(_ range: Range<Int>, _ text: String, in bytes: [UInt8]) {
    self.range = range
    replacement = Array(text.utf8)
    let breaks = bytes[range].filter { $0 == UInt8(ascii: "\n") }.count
    let padding = max(0, range.count - replacement.count - breaks)
    replacement += [UInt8](repeating: UInt8(ascii: " "), count: padding)
    replacement += [UInt8](repeating: UInt8(ascii: "\n"), count: breaks)
  }

  /// Leaves blanks.
  init(blanking range: Range<Int>, in bytes: [UInt8]) {
    self.range = range
    replacement = bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
  }
}
