import StillsLexer

/// `#selector`, `#keyPath` and Xcode's literals, none of which exist on Linux.
enum PoundRewriting {
  static func edits(_ source: TokenList) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .pound, source.has("(", at: index + 1), let end = source.partner(of: index + 1) else {
        return nil
      }
      let whole = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
      switch source.text(index) {
      case "#selector":
        return SourceEdit(whole, "Selector(\"\(selector(source, index + 2..<end))\")", in: source.bytes)
      case "#keyPath":
        return SourceEdit(whole, "\"\(keyPath(source, index + 2..<end))\"", in: source.bytes)
      case "#colorLiteral":
        return SourceEdit(source.tokens[index].range, "UIColor", in: source.bytes)
      case "#imageLiteral" where source.has("resourceName", at: index + 2):
        let call = source.tokens[index].range.lowerBound..<source.tokens[index + 2].range.upperBound
        return SourceEdit(call, "UIImage(imageLiteralResourceName", in: source.bytes)
      default: return nil
      }
    }
  }

  /// The name the method has for Objective-C, as far as the text tells: `Screen.tap(_:with:)` is `tap:with:`.
  private static func selector(_ source: TokenList, _ range: Range<Int>) -> String {
    var index = range.lowerBound
    if source.has("getter", at: index) || source.has("setter", at: index) { index += 2 }
    var name = ""
    while index < range.upperBound, !source.has("as", at: index) {
      if source.kind(index) == .word {
        name = source.text(index)
      } else if source.has("(", at: index), let end = source.partner(of: index), end <= range.upperBound {
        return name + labels(source, index + 1..<end)
      }
      index += 1
    }
    return name
  }

  private static func labels(_ source: TokenList, _ range: Range<Int>) -> String {
    let labels = range.filter { source.kind($0) == .word }.map { source.text($0) }
    guard let first = labels.first else { return "" }
    let start = first == "_" ? ":" : "With\(first.prefix(1).uppercased())\(first.dropFirst()):"
    return start + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Without the type in front: `Person.address.street` is `address.street`.
  private static func keyPath(_ source: TokenList, _ range: Range<Int>) -> String {
    let names = range.filter { source.kind($0) == .word }.map { source.text($0) }
    return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
  }
}
