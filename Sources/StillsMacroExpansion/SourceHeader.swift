import Glibc
import StillsLexer

/// What the command puts in front of an author's source: some lines, of which the last says where the original is.
///
/// The compiler tells the plug-in places in the file as it is, and gives it no environment; so the file is asked.
struct SourceHeader: Hashable {
  var lines: Int
  /// The path of the original.
  var original: String

  /// Nil for a file without a header.
  init?(file: String) {
    guard let start = Self.start(of: file) else { return nil }
    self.init(source: start)
  }

  /// The header is a line of imports and a `#sourceLocation` that makes the next line the first.
  init?(source: [UInt8]) {
    guard let first = source.firstIndex(of: UInt8(ascii: "\n")),
      let second = source[(first + 1)...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let list = TokenList(Array(source[(first + 1)..<second]))
    guard list.has("#sourceLocation", at: 0), list.has("file", at: 2), list.kind(4) == .literal,
      list.has("line", at: 6),
      list.has("1", at: 8)
    else { return nil }
    lines = 2
    original = Self.unquoted(list.text(4))
  }

  private static func unquoted(_ literal: String) -> String {
    var text = ""
    var isEscaped = false
    for character in literal.dropFirst().dropLast() {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { text.append(character) }
    }
    return text
  }

  private static func start(of file: String) -> [UInt8]? {
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
