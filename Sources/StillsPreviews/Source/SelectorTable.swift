import StillsLexer

/// The author's `@objc` methods, listed so that they can be called by name: what the Objective-C runtime does on iOS.
///
/// The list stands behind the copy of the file that the methods are in, where private ones can be seen. Methods of
/// generic and local types, and those that throw or suspend, are left out.
struct SelectorTable {
  private struct Method {
    var name: String
    var labels: [String]

    /// `tap(_:with:)`, without parentheses where there is nothing in them.
    var reference: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }

    /// As `#selector` may have been written: by its base name, and as Objective-C has it.
    var names: [String] {
      guard let first = labels.first else { return [name] }
      let start = first == "_" ? ":" : "With\(first.prefix(1).uppercased())\(first.dropFirst()):"
      return [name, name + start + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()]
    }
  }

  private let source: TokenList
  private var types: [(path: String, methods: [Method])] = []

  init(_ source: TokenList) {
    self.source = source
    guard source.tokens.indices.contains(where: { isMark($0) }) else { return }
    collect(0..<source.count, path: "")
  }

  private func isMark(_ index: Int) -> Bool {
    source.kind(index) == .attribute && (source.has("@objc", at: index) || source.has("@IBAction", at: index))
  }

  /// The Swift source of the list; empty where there is nothing to list.
  var text: String {
    guard !types.isEmpty else { return "" }
    var text = "\n"
    for (number, type) in types.enumerated() {
      text += "extension \(type.path) {\n  @MainActor fileprivate static func _stillsPerform\(number)"
      text += "(_ name: Swift.String, _ target: Swift.AnyObject, _ sender: Any?) -> Swift.Bool {\n"
      text += "    guard let target = target as? \(type.path) else { return false }\n    switch name {\n"
      for method in type.methods {
        let names = method.names.map { "\"\($0)\"" }.joined(separator: ", ")
        text += "    case \(names): return StillsUIKit.Selectors.pass(sender, to: target.\(method.reference))\n"
      }
      text += "    default: return false\n    }\n  }\n}\n"
    }
    text += "private enum _StillsSelectors: StillsUIKit.SelectorRegistry {\n"
    text += "  @MainActor static func perform(_ name: Swift.String, on target: Swift.AnyObject, with sender: Any?)"
    text += " -> Swift.Bool {\n"
    for (number, type) in types.enumerated() {
      text += "    if \(type.path)._stillsPerform\(number)(name, target, sender) { return true }\n"
    }
    return text + "    return false\n  }\n}\n"
  }

  // MARK: - Looking

  private mutating func collect(_ range: Range<Int>, path: String) {
    var methods: [Method] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if !path.isEmpty, isMark(index), let method = method(after: index, until: range.upperBound) {
        if !methods.contains(where: { $0.names.contains { method.names.contains($0) } }) { methods.append(method) }
        index += 1
      } else if let (name, brace) = type(at: index), let end = source.partner(of: brace) {
        collect(brace + 1..<end, path: path.isEmpty ? name : "\(path).\(name)")
        index = end + 1
      } else if source.opensBracket(index) || isDeclaration(index) {
        // Bodies, and types that cannot be named.
        index = isDeclaration(index) ? behindDeclaration(index) : source.after(index)
      } else {
        index += 1
      }
    }
    if !methods.isEmpty { types.append((path, methods)) }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  private func isDeclaration(_ index: Int) -> Bool {
    source.kind(index) == .word && Self.keywords.contains(source.text(index)) && source.kind(index + 1) == .word
      && !["func", "var", "let", "subscript"].contains(source.text(index + 1))
  }

  /// Behind the braces of a type that is passed over.
  private func behindDeclaration(_ index: Int) -> Int {
    var next = index + 1
    while next < source.count, !source.has("{", at: next) { next += 1 }
    return source.after(next)
  }

  /// A type's name and opening brace; nil for generic ones and constrained extensions.
  private func type(at index: Int) -> (name: String, brace: Int)? {
    guard isDeclaration(index) else { return nil }
    var name = source.text(index + 1), next = index + 2
    while source.has(".", at: next), source.kind(next + 1) == .word {
      name += "." + source.text(next + 1)
      next += 2
    }
    guard source.has(":", at: next) || source.has("{", at: next) else { return nil }
    while next < source.count, !source.has("{", at: next) {
      if source.has("where", at: next) { return nil }
      next += 1
    }
    return next < source.count ? (name, next) : nil
  }

  private func method(after mark: Int, until end: Int) -> Method? {
    var index = mark + 1
    if source.has("(", at: index), source.text(mark) == "@objc" { index = source.after(index) }
    while index < end, source.kind(index) == .word || source.kind(index) == .attribute, !source.has("func", at: index) {
      if ["static", "class", "var", "let", "init", "optional", "@NSManaged"].contains(source.text(index)) {
        return nil
      }
      index += 1
      if source.has("(", at: index), source.has("set", at: index + 1) { index = source.after(index) }
    }
    guard source.has("func", at: index), source.kind(index + 1) == .word, source.has("(", at: index + 2),
      let close = source.partner(of: index + 2)
    else { return nil }
    if ["async", "throws", "rethrows"].contains(source.text(close + 1)) { return nil }
    let labels = labels(index + 3..<close)
    return labels.count <= 2 ? Method(name: source.text(index + 1), labels: labels) : nil
  }

  /// Each parameter's first name.
  private func labels(_ range: Range<Int>) -> [String] {
    var labels: [String] = [], startsParameter = true
    var index = range.lowerBound
    while index < range.upperBound {
      if startsParameter {
        labels.append(source.text(index))
        startsParameter = false
      }
      if source.has(",", at: index) { startsParameter = true }
      index = source.opensBracket(index) ? source.after(index) : index + 1
    }
    return labels
  }
}
