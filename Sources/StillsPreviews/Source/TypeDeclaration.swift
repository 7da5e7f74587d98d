import StillsLexer

/// A type in the source that shows itself: a `PreviewProvider` or an `App`. A loaded library tells the types but not
/// where they stand.
package struct TypeDeclaration: Hashable, Sendable {
  /// With the names of the types around it: `Screens.Previews`.
  package var name: String
  package var file: String
  package var line: Int

  static func all(in file: SourceFile) -> [TypeDeclaration] {
    let source = TokenList(file.bytes)
    var found: [TypeDeclaration] = []
    /// The types whose braces are open, with the token that closes them.
    var open: [(name: String, end: Int)] = []
    for index in source.tokens.indices {
      open.removeAll { $0.end <= index }
      guard let (name, clause, brace) = header(source, index), let end = source.partner(of: brace) else { continue }
      open.append((name, end))
      if clause.contains(where: { source.has("PreviewProvider", at: $0) || source.has("App", at: $0) }) {
        let path = open.map(\.name).joined(separator: ".")
        found.append(TypeDeclaration(name: path, file: file.name, line: source.line(of: index)))
      }
    }
    return found
  }

  private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// The name, inheritance clause and opening brace of a declaration at a keyword.
  private static func header(_ source: TokenList, _ index: Int) -> (name: String, clause: Range<Int>, brace: Int)? {
    guard source.kind(index) == .word, keywords.contains(source.text(index)), source.kind(index + 1) == .word,
      !source.has("func", at: index + 1), !source.has("var", at: index + 1)
    else { return nil }
    var next = index + 2
    var name = source.text(index + 1)
    while source.has(".", at: next), source.kind(next + 1) == .word {
      name += "." + source.text(next + 1)
      next += 2
    }
    var colon = next
    while colon < source.count, !source.has(":", at: colon), !source.has("{", at: colon),
      !source.has("where", at: colon)
    {
      colon = source.after(colon)
    }
    var brace = colon
    while brace < source.count, !source.has("{", at: brace) { brace = source.after(brace) }
    guard brace < source.count else { return nil }
    return (name, colon..<brace, brace)
  }
}
