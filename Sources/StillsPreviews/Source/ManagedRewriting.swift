import StillsLexer

/// `@NSManaged` properties and methods get bodies that read and write what is stored: on iOS the Objective-C runtime
/// makes them.
enum ManagedRewriting {
  static func edits(_ source: TokenList) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .attribute, source.has("@NSManaged", at: index) else { return nil }
      return edit(source, after: index)
    }
  }

  private static func edit(_ source: TokenList, after mark: Int) -> SourceEdit? {
    var index = mark + 1
    while source.kind(index) == .word || source.kind(index) == .attribute, !source.has("var", at: index),
      !source.has("func", at: index)
    {
      index += 1
      if source.has("(", at: index) { index = source.after(index) }
    }
    guard source.kind(index + 1) == .word else { return nil }
    let name = source.text(index + 1).filter { $0 != "`" }
    if source.has("var", at: index) { return property(source, name, from: index + 2) }
    return source.has("func", at: index) ? method(source, name, from: index + 2) : nil
  }

  /// Behind the type: `var name: String?`.
  private static func property(_ source: TokenList, _ name: String, from colon: Int) -> SourceEdit? {
    guard source.has(":", at: colon), colon + 1 < source.count else { return nil }
    var next = colon + 1
    var last = next
    while next < source.count, next == colon + 1 || !source.tokens[next].startsLine, !ends(source, next) {
      let after = source.after(next)
      last = after - 1
      next = after
    }
    if source.has("{", at: next) { return nil }
    let accessors = " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
    return SourceEdit(source.tokens[last].range, source.text(last) + accessors, in: source.bytes)
  }

  private static func ends(_ source: TokenList, _ index: Int) -> Bool {
    source.has("{", at: index) || source.has("}", at: index) || source.has(";", at: index)
      || source.has(")", at: index) || source.has("=", at: index)
  }

  /// Behind the parameters: `func addToItems(_ value: Item)`.
  private static func method(_ source: TokenList, _ name: String, from open: Int) -> SourceEdit? {
    guard source.has("(", at: open), let close = source.partner(of: open),
      !source.has("{", at: close + 1), !source.has("->", at: close + 1)
    else { return nil }
    let arguments = parameters(source, open + 1..<close).map { ", \($0)" }.joined()
    return SourceEdit(
      source.tokens[close].range, ") { _managedCall(\"\(name)\"\(arguments)) }", in: source.bytes)
  }

  /// The names by which the body knows them.
  private static func parameters(_ source: TokenList, _ range: Range<Int>) -> [String] {
    var names: [String] = []
    var index = range.lowerBound, isName = true
    while index < range.upperBound {
      if isName, source.has(":", at: index), index > range.lowerBound {
        names.append(source.text(index - 1))
        isName = false
      }
      if source.has(",", at: index) { isName = true }
      index = source.opensBracket(index) ? source.after(index) : index + 1
    }
    return names
  }
}
