import StillsLexer

/// A freestanding macro's use taken apart: `#Preview("Title", traits: .a, .b) { … } label: { … }`.
struct MacroCall {
  struct Argument: Hashable {
    var label: String?
    var text: String
    /// How many line breaks stand before it in the macro's source.
    var line = 0
  }

  /// Those in parentheses, in order.
  var arguments: [Argument] = []
  /// The closures behind the parentheses, the first without a label.
  var closures: [Argument] = []

  /// Reads the call of the macro of that name; whatever stands before it (blanks, comments, attributes) is skipped.
  init(_ list: TokenList, name: StaticString) {
    guard var index = list.tokens.indices.first(where: { list.has(name, at: $0) }).map({ $0 + 1 }) else { return }
    if list.has("(", at: index) {
      let end = list.partner(of: index) ?? list.count
      arguments = Self.arguments(list, index + 1..<end)
      index = end + 1
    }
    var label: String?
    while index < list.count {
      if list.has("{", at: index) {
        let end = list.after(index)
        closures.append(
          Argument(label: label, text: list.text(tokens: index..<end), line: list.lineBreaks(before: index)))
        (index, label) = (end, nil)
      } else if list.kind(index) == .word, list.has(":", at: index + 1) {
        label = list.text(index)
        index += 2
      } else {
        return
      }
    }
  }

  /// Cuts at the commas outside brackets.
  private static func arguments(_ list: TokenList, _ range: Range<Int>) -> [Argument] {
    var result: [Argument] = []
    var start = range.lowerBound
    var index = start
    while start < range.upperBound {
      while index < range.upperBound, !list.has(",", at: index) { index = list.after(index) }
      index = min(index, range.upperBound)
      let hasLabel = list.kind(start) == .word && list.has(":", at: start + 1)
      let value = hasLabel ? min(start + 2, index) : start
      result.append(
        Argument(
          label: hasLabel ? list.text(start) : nil, text: list.text(tokens: value..<index),
          line: list.lineBreaks(before: value)))
      index += 1
      start = index
    }
    return result
  }
}
