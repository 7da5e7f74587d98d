import StillsLexer

/// Objects of classes that only the running program knows. Every class of UIKit's is the Objective-C runtime's on iOS,
/// so that one can be made of a generic parameter and of a class in a variable: `View()`, `View(frame: .zero)`,
/// `screen.init()`. Here they are made by name: `_made(View.self)`.
///
/// Only what is bound to one of UIKit's classes in the same file is taken for one; what is declared last counts.
enum UnknownClassRewriting {
  static func edits(_ source: TokenList) -> [SourceEdit] {
    var names = Names()
    return source.tokens.indices.compactMap { index in
      names.read(source, index)
      guard source.kind(index) == .word, let call = names.call(source, index) else { return nil }
      return SourceEdit(call.range, call.text, in: source.bytes)
    }
  }
}

/// What names stand for at a place in the source.
private struct Names {
  /// Generic parameters, and whether they are bound to a class of UIKit's.
  private var parameters: [String: Bool] = [:]
  /// Variables that hold one.
  private var variables: Set<String> = []

  private static let declarations: Set<String> = ["class", "struct", "enum", "actor", "func", "typealias"]

  // MARK: Reading declarations

  mutating func read(_ source: TokenList, _ index: Int) {
    guard source.kind(index) == .word else { return }
    if source.has("where", at: index) { return readClause(source, after: index) }
    if source.has("associatedtype", at: index) {
      return bind(source, index + 1, to: source.has(":", at: index + 2) ? index + 3 : index + 2)
    }
    if source.has(":", at: index + 1), isClass(source, index + 2), source.has(".", at: index + 3),
      source.has("Type", at: index + 4)
    {
      variables.insert(source.text(index))
    }
    // `if let screen = item.screen` passes it on.
    if source.has("let", at: index - 1), source.has("=", at: index + 1) {
      var last = index + 2
      while source.has(".", at: last + 1) || source.has("?.", at: last + 1) { last += 2 }
      if variables.contains(source.text(last)) { variables.insert(source.text(index)) }
    }
    let isNamed = Self.declarations.contains(source.text(index - 1))
    if source.text(index + 1).hasPrefix("<"), isNamed || source.has("init", at: index) {
      readParameters(source, from: index + 1)
    }
  }

  /// `<View: UIView, Model>`
  private mutating func readParameters(_ source: TokenList, from start: Int) {
    var depth = 0
    for index in start..<min(source.count, start + 200) {
      let text = source.text(index)
      if source.kind(index) == .sign {
        depth += text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
        if depth <= 0 { return }
      } else if source.kind(index) == .word, depth == 1, source.has(",", at: index - 1) || index == start + 1 {
        bind(source, index, to: source.has(":", at: index + 1) ? index + 2 : index + 1)
      }
    }
  }

  /// `where View: UIView, Model == Int {`
  private mutating func readClause(_ source: TokenList, after start: Int) {
    for index in start..<min(source.count, start + 100) {
      if source.has("{", at: index) || source.has("}", at: index) { return }
      guard source.has("where", at: index) || source.has(",", at: index), source.has(":", at: index + 2),
        isClass(source, index + 3)
      else { continue }
      bind(source, index + 1, to: index + 3)
    }
  }

  /// `UIView & Loading`, from where the bound begins.
  private mutating func bind(_ source: TokenList, _ name: Int, to start: Int) {
    guard source.kind(name) == .word else { return }
    var index = start, isBound = source.has(":", at: start - 1) && isClass(source, index)
    while source.has("&", at: index + 1) {
      index += 2
      if isClass(source, index) { isBound = true }
    }
    parameters[source.text(name)] = isBound
  }

  /// Views and controllers by their names; UIKit's protocols end otherwise.
  private func isClass(_ source: TokenList, _ index: Int) -> Bool {
    let name = source.text(index)
    guard name.hasPrefix("UI") else { return false }
    return ["View", "Controller", "Cell", "Control", "Label", "Button", "Field", "Bar", "Window"].contains {
      name.hasSuffix($0)
    }
  }

  // MARK: Finding calls

  /// A call that makes an object, up to its parenthesis or the first argument, and what it becomes.
  func call(_ source: TokenList, _ index: Int) -> (range: Range<Int>, text: String)? {
    let name = source.text(index), isParameter = parameters[name] == true
    guard isParameter || variables.contains(name) else { return nil }
    let isInit = source.has(".", at: index + 1) && source.has("init", at: index + 2)
    let open = isInit ? index + 3 : index + 1
    guard isInit || isParameter, source.has("(", at: open), !Self.declarations.contains(source.text(index - 1)) else {
      return nil
    }
    // Back to where a variable's path begins.
    var start = index
    if !isParameter {
      while source.has(".", at: start - 1), source.kind(start - 2) == .word { start -= 2 }
    }
    guard start == index ? !source.has(".", at: index - 1) : true else { return nil }
    let type = isParameter ? "\(name).self" : source.text(tokens: start..<index + 1)
    let from = source.tokens[start].range.lowerBound
    if source.has(")", at: open + 1) {
      return (from..<source.tokens[open + 1].range.upperBound, "_made(\(type))")
    }
    guard source.has("frame", at: open + 1), source.has(":", at: open + 2) else { return nil }
    return (from..<source.tokens[open].range.upperBound, "_made(\(type), ")
  }
}
