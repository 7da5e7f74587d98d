/// One of the user's files as read.
package struct SourceFile {
  /// As the user named it, for messages.
  package var path: String
  package var absolutePath: String
  package var bytes: [UInt8]

  package init(path: String, absolutePath: String, bytes: [UInt8]) {
    (self.path, self.absolutePath, self.bytes) = (path, absolutePath, bytes)
  }

  package var name: String { FilePath.name(path) }

  /// A line of the text without its end, counted from 1; empty beyond the last.
  func line(_ number: Int) -> String {
    var rest = bytes[...]
    for _ in 1..<max(1, number) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return "" }
      rest = rest[(end + 1)...]
    }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }
}
