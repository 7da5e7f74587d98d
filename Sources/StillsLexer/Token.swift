/// A piece of Swift source that is neither blank nor comment.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword, with its backticks if it has any.
    case word
    case number
    /// A whole string or extended regular-expression literal, interpolations included.
    case literal
    /// `#if`, `#Preview`: the sign with the name after it.
    case pound
    /// `@objc`, `@State`: the sign with the name after it.
    case attribute
    /// One of `( ) [ ] { } , : ; .` or a lone character without a meaning here.
    case mark
    /// A run of operator characters.
    case sign
  }

  package var kind: Kind
  /// Where it stands, in bytes.
  package var range: Range<Int>
  /// Whether it is the first token of its line.
  package var startsLine: Bool
}
