import StillsLexer

/// A preview's closure with its `@Previewable` variables told apart from the rest.
struct PreviewBody {
  /// The closure as written, braces included.
  var closure: String
  /// The variables' declarations without `@Previewable`.
  var variables: [String] = []
  /// What remains between the braces.
  var statements: String

  init(_ closure: String) {
    self.closure = closure
    let list = TokenList(closure)
    guard list.has("{", at: 0), list.has("}", at: list.count - 1) else {
      statements = closure
      return
    }
    var rest: [UInt8] = []
    var copied = list.tokens[0].range.upperBound
    for statement in Self.statements(list, Self.start(list)..<list.count - 1) {
      guard let mark = Self.previewable(list, statement) else { continue }
      let range =
        list.tokens[statement.lowerBound].range.lowerBound..<list.tokens[statement.upperBound - 1].range.upperBound
      let markRange = list.tokens[mark].range
      variables.append(
        list.text(range.lowerBound..<markRange.lowerBound) + list.text(markRange.upperBound..<range.upperBound))
      rest += list.bytes[copied..<range.lowerBound]
      // Every statement stays on its line.
      rest += list.bytes[range].filter { $0 == UInt8(ascii: "\n") }
      copied = range.upperBound
      let separator = statement.upperBound
      if list.has(";", at: separator) { copied = list.tokens[separator].range.upperBound }
    }
    rest += list.bytes[copied..<list.tokens[list.count - 1].range.lowerBound]
    statements = String(decoding: rest, as: UTF8.self)
  }

  /// Behind `{`, or behind a signature's `in`.
  private static func start(_ list: TokenList) -> Int {
    var index = 1
    while index < list.count - 1, !list.has("{", at: index) {
      if list.has("in", at: index) { return index + 1 }
      if list.tokens[index].startsLine, index > 1 { break }
      index = list.after(index)
    }
    return 1
  }

  /// The token that says `@Previewable` among a statement's attributes.
  private static func previewable(_ list: TokenList, _ statement: Range<Int>) -> Int? {
    var index = statement.lowerBound
    while index < statement.upperBound, list.kind(index) == .attribute || list.has("(", at: index) {
      if list.has("@Previewable", at: index) { return index }
      index = list.after(index)
    }
    return nil
  }

  private static func statements(_ list: TokenList, _ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if index > start, list.has(";", at: index) || startsStatement(list, index) {
        result.append(start..<index)
        start = list.has(";", at: index) ? index + 1 : index
      }
      index = max(index + 1, list.after(index))
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// Whether a token on a new line begins something new, rather than go on with what stands before it.
  private static func startsStatement(_ list: TokenList, _ index: Int) -> Bool {
    guard list.tokens[index].startsLine else { return false }
    let goesOn =
      list.has(".", at: index) || list.has(":", at: index) || list.has(",", at: index) || list.has("=", at: index)
      || list.has("{", at: index) || list.has("else", at: index) || list.has("as", at: index)
      || (list.kind(index) == .sign && !list.has("&", at: index) && !list.has("-", at: index)
        && !list.has("!", at: index))
    let before = index - 1
    let expectsMore =
      list.has(",", at: before) || list.has(":", at: before) || list.has(".", at: before)
      || (list.kind(before) == .sign && !list.has("?", at: before) && !list.has("!", at: before)
        && !list.has(">", at: before))
      || list.kind(before) == .attribute || list.has("var", at: before) || list.has("let", at: before)
    return !goesOn && !expectsMore
  }
}
