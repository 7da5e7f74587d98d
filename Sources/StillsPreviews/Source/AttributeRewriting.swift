import StillsLexer

/// Attributes of the Objective-C world and of the app's entry point become blanks.
enum AttributeRewriting {
  private static let dropped: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBDesignable", "@IBInspectable", "@IBSegueAction",
    "@NSManaged", "@NSCopying", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@main",
  ]

  static func edits(_ source: TokenList) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      if source.kind(index) == .attribute, source.has("@IBOutlet", at: index), let name = outlet(source, index) {
        return SourceEdit(source.tokens[index].range, "@NibOutlet(\"\(name)\")", in: source.bytes)
      }
      if source.kind(index) == .word, source.has("weak", at: index), isOutlet(source, before: index) {
        return SourceEdit(blanking: source.tokens[index].range, in: source.bytes)
      }
      guard source.kind(index) == .attribute, dropped.contains(source.text(index)) else { return nil }
      return SourceEdit(blanking: source.tokens[index].range.lowerBound..<end(source, index), in: source.bytes)
    }
  }

  /// The name of a property that traps when nobody has connected it: `UILabel!`. Others may well be nil.
  private static func outlet(_ source: TokenList, _ mark: Int) -> String? {
    var index = mark + 1
    while source.kind(index) == .word || source.kind(index) == .attribute, !source.has("var", at: index) {
      index += 1
      if source.has("(", at: index) { index = source.after(index) }
    }
    guard source.has("var", at: index), source.kind(index + 1) == .word, source.has(":", at: index + 2) else {
      return nil
    }
    var end = source.after(index + 3)
    while source.has(".", at: end) || source.kind(end) == .word, !source.tokens[end].startsLine { end += 1 }
    return source.has("!", at: end) ? source.text(index + 1) : nil
  }

  private static func isOutlet(_ source: TokenList, before index: Int) -> Bool {
    var mark = index - 1
    while mark >= 0, source.kind(mark) == .word || source.has(")", at: mark) || source.has("(", at: mark) { mark -= 1 }
    return mark >= 0 && source.has("@IBOutlet", at: mark) && outlet(source, mark) != nil
  }

  /// `@objc(name:)` has its name glued to it; parentheses behind a blank belong to what follows.
  private static func end(_ source: TokenList, _ index: Int) -> Int {
    let end = source.tokens[index].range.upperBound
    guard source.has("(", at: index + 1), source.tokens[index + 1].range.lowerBound == end,
      let partner = source.partner(of: index + 1)
    else { return end }
    return source.tokens[partner].range.upperBound
  }
}
