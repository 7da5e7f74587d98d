import StillsLexer

/// `@testable import struct Module.Part`, taken apart.
struct ImportStatement: Hashable {
  var module: String
  /// The bytes of the statement with its attributes.
  var range: Range<Int>
  /// The bytes of `struct`, `class` …, if one part alone is imported.
  var kind: Range<Int>?
  /// The bytes of the path behind the module.
  var path: Range<Int>?
  var line: Int

  static func all(in source: TokenList) -> [ImportStatement] {
    source.tokens.indices.compactMap { statement(source, $0) }
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
  private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  private static func statement(_ source: TokenList, _ index: Int) -> ImportStatement? {
    guard source.has("import", at: index), source.kind(index + 1) == .word, !source.tokens[index + 1].startsLine,
      let start = start(source, index)
    else { return nil }
    var next = index + 1
    var kind: Range<Int>?
    if kinds.contains(source.text(next)), source.kind(next + 1) == .word {
      kind = source.tokens[next].range
      next += 1
    }
    let module = next
    while source.has(".", at: next + 1), source.kind(next + 2) == .word || source.kind(next + 2) == .sign { next += 2 }
    let path = next > module ? source.tokens[module + 1].range.lowerBound..<source.tokens[next].range.upperBound : nil
    return ImportStatement(
      module: source.text(module), range: start..<source.tokens[next].range.upperBound, kind: kind, path: path,
      line: source.line(of: index))
  }

  /// Where the attributes and modifiers before `import` begin; nil if it stands where no statement can.
  private static func start(_ source: TokenList, _ index: Int) -> Int? {
    var first = index
    while first > 0 {
      if source.kind(first - 1) == .attribute || modifiers.contains(source.text(first - 1)) {
        first -= 1
      } else if source.has(")", at: first - 1),
        let open = (0..<first - 1).last(where: { source.partner(of: $0) == first - 1 }),
        open > 0, source.kind(open - 1) == .attribute
      {
        first = open - 1
      } else {
        break
      }
    }
    guard first == 0 || source.tokens[first].startsLine || source.has(";", at: first - 1) else { return nil }
    return source.tokens[first].range.lowerBound
  }
}

extension TokenList {
  /// The line a token begins on, from 1.
  func line(of index: Int) -> Int { lineBreaks(before: index) + 1 }
}
