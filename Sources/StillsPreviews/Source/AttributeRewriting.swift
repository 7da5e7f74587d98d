import StillsLexer

/// Attributes of the Objective-C world and of the app's entry point become blanks.
enum AttributeRewriting {
  private static let dropped: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBDesignable", "@IBInspectable", "@IBSegueAction",
    "@NSManaged", "@NSCopying", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@main",
  ]

  static func edits(_ source: TokenList) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .attribute, dropped.contains(source.text(index)) else { return nil }
      return SourceEdit(blanking: source.tokens[index].range.lowerBound..<end(source, index), in: source.bytes)
    }
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
