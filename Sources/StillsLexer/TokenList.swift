/// Source with its tokens, and the questions asked of them.
package struct TokenList {
  package let bytes: [UInt8]
  package let tokens: [Token]

  package init(_ source: String) { self.init(Array(source.utf8)) }

  package init(_ bytes: [UInt8]) { (self.bytes, tokens) = (bytes, Lexer.tokens(of: bytes)) }

  package var count: Int { tokens.count }

  package func text(_ index: Int) -> String { tokens.indices.contains(index) ? text(tokens[index].range) : "" }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The source that some tokens span, blanks and comments between them included; empty for none.
  package func text(tokens range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// Whether a token is this very text; false beyond the end.
  package func has(_ text: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  package func lineBreaks(before index: Int) -> Int {
    let end = tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
    return bytes[..<end].reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  package func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The index of the token that closes the bracket at `index`, nil when it is never closed or none.
  package func partner(of index: Int) -> Int? {
    guard opensBracket(index) else { return nil }
    var depth = 0
    for candidate in index..<tokens.count where tokens[candidate].kind == .mark {
      switch bytes[tokens[candidate].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return candidate }
      default: break
      }
    }
    return nil
  }

  /// The next token that stands outside brackets opened after `index`.
  package func after(_ index: Int) -> Int {
    (opensBracket(index) ? partner(of: index) : index).map { $0 + 1 } ?? tokens.count
  }

  package func opensBracket(_ index: Int) -> Bool { has("(", at: index) || has("[", at: index) || has("{", at: index) }
}
