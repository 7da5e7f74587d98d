import StillsLexer

/// A delegate's `window` need not be there, so that iOS asks for it twice: `delegate?.window??.rootViewController`. Here
/// it always is, and one mark goes.
enum OptionalMemberRewriting {
  static func edits(_ source: TokenList) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.has("window", at: index), index > 0, source.text(index - 1).hasSuffix(".") else { return nil }
      let end = source.tokens[index].range.upperBound
      guard end + 2 < source.bytes.count, source.bytes[end + 2] == UInt8(ascii: ".") else { return nil }
      for mark in ["?", "!"] where source.text(end..<end + 2) == mark + mark {
        var edit = SourceEdit(end..<end + 2, mark, in: source.bytes)
        // No blank: what follows belongs to the mark.
        edit.replacement = Array(mark.utf8)
        return edit
      }
      return nil
    }
  }
}
