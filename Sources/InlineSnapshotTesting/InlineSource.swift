import Foundation
import StillsLexer

/// A test file's source, and what becomes of it with snapshots recorded.
struct InlineSource {
  /// A closure of the call whose arguments begin at a line and a column, both from 1, columns in bytes.
  struct Place: Hashable {
    var line, column: Int
    var descriptor: InlineSnapshotSyntaxDescriptor
  }

  private let tokens: TokenList
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    tokens = TokenList(bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func closureLine(of place: Place) -> Int? {
    guard let call = call(at: place), let start = call.closureStart(place.descriptor) else { return nil }
    return (lineStarts.lastIndex { $0 <= start } ?? 0) + 1
  }

  /// The source with each snapshot in its closure; nil takes the closure away.
  func applying(_ recordings: [Place: String?]) throws -> [UInt8] {
    var edits: [(range: Range<Int>, text: String)] = []
    let calls = Dictionary(grouping: recordings.keys) { [$0.line, $0.column] }
    for places in calls.values {
      guard let first = places.first, var call = call(at: first) else {
        throw InlineError.noCall(line: places.first?.line ?? 0, column: places.first?.column ?? 0)
      }
      let blanks = indentation(ofLine: first.line)
      for place in places.sorted(by: { $0.descriptor.trailingClosureOffset < $1.descriptor.trailingClosureOffset }) {
        let closure = recordings[place]?.map { InlineLiteral.closure(returning: $0, blanks: blanks, step: step) }
        call.set(closure, for: place.descriptor)
      }
      edits.append((call.range, call.text))
    }
    var bytes = tokens.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return bytes
  }

  // MARK: - Finding

  private func call(at place: Place) -> InlineCall? {
    guard lineStarts.indices.contains(place.line - 1), place.column > 0 else { return nil }
    let offset = lineStarts[place.line - 1] + place.column - 1
    guard let index = tokens.tokens.firstIndex(where: { $0.range.lowerBound == offset }) else { return nil }
    return InlineCall(tokens, opening: index)
  }

  private func indentation(ofLine line: Int) -> String {
    let blanks = tokens.bytes[lineStarts[line - 1]...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// How far the file's first indented line is indented; four blanks where none is.
  private var step: String {
    for line in lineStarts.indices.map({ $0 + 1 }) {
      let blanks = indentation(ofLine: line)
      let end = lineStarts[line - 1] + blanks.utf8.count
      if !blanks.isEmpty, end < tokens.bytes.count, ![0x0A, 0x0D].contains(tokens.bytes[end]) { return blanks }
    }
    return "    "
  }
}
