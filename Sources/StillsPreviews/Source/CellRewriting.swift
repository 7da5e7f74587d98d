import StillsLexer

/// A table makes its cells by their class, which only the Objective-C runtime can do: where a class is registered, how to
/// make one is written beside it. `register(Row.self, forCellReuseIdentifier: "row")` becomes
/// `register(Row.self, forCellReuseIdentifier: "row", making: { Row(style: $0, reuseIdentifier: $1) })`.
enum CellRewriting {
  private static let arguments = [
    "forCellReuseIdentifier": "(style: $0, reuseIdentifier: $1)",
    "forHeaderFooterViewReuseIdentifier": "(reuseIdentifier: $0)",
  ]

  static func edits(_ source: TokenList) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .word, let arguments = arguments[source.text(index)], source.has(":", at: index + 1),
        index >= 5, source.has(",", at: index - 1), source.has("self", at: index - 2), source.has(".", at: index - 3)
      else { return nil }
      // Back over the class's name to where the call begins.
      var start = index - 4
      while start > 1, source.kind(start) == .word, source.has(".", at: start - 1) { start -= 2 }
      guard source.kind(start) == .word, source.has("(", at: start - 1), source.has("register", at: start - 2),
        let end = source.partner(of: start - 1), !isParameter(source.text(start), in: source)
      else { return nil }
      let name = (start..<index - 3).map { source.text($0) }.joined()
      let close = source.tokens[end].range
      return SourceEdit(close, ", making: { \(name)\(arguments) })", in: source.bytes)
    }
  }

  /// A generic parameter has no initialiser to call.
  private static func isParameter(_ name: String, in source: TokenList) -> Bool {
    if name == "Self" || name.count == 1 { return true }
    return source.tokens.indices.contains { index in
      index > 0 && source.kind(index) == .word && source.text(index) == name
        && (source.has("<", at: index - 1) || source.has(",", at: index - 1)) && source.has(":", at: index + 1)
    }
  }
}
