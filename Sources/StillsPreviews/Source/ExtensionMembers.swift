import StillsLexer

/// Members of extensions that override, or are overridden, as only methods of the Objective-C runtime can be.
///
/// `extension Screen { override func viewDidLoad() { … } }` stays where it is, under another name that overrides nothing,
/// and the class gets a method of its own, behind its last line, that calls it. So do the methods of an `@objc extension`
/// that some class overrides.
struct ExtensionMembers {
  /// What classes get, by their names.
  private var forwarders: [String: [String]] = [:]
  /// What is overridden somewhere.
  private var overridden: Set<String> = []

  init(_ files: [SourceFile] = []) { self.init(lists: files.map { TokenList($0.bytes) }) }

  init(lists: [TokenList]) {
    let classes = lists.flatMap { Self.classes($0).map(\.name) }
    // A name that several classes share says too little.
    let known = Set(classes).subtracting(classes.filter { name in classes.filter { $0 == name }.count > 1 })
    overridden = Set(lists.flatMap { Self.overriddenNames($0) })
    for list in lists {
      for member in members(list) where known.contains(member.type) {
        forwarders[member.type, default: []].append(member.forwarder)
      }
    }
  }

  // MARK: Rewriting

  func edits(_ source: TokenList) -> [SourceEdit] {
    guard !forwarders.isEmpty else { return [] }
    var edits: [SourceEdit] = []
    for member in members(source) where forwarders[member.type] != nil {
      if let mark = member.override {
        edits.append(SourceEdit(blanking: source.tokens[mark].range, in: source.bytes))
      }
      edits.append(SourceEdit(source.tokens[member.name].range, member.hiddenName, in: source.bytes))
    }
    for (name, end) in Self.classes(source) {
      guard let texts = forwarders[name] else { continue }
      let follows = !source.tokens[end].startsLine && !source.has("{", at: end - 1)
      let text = (follows ? "; " : "") + texts.joined(separator: "; ") + " }"
      edits.append(SourceEdit(source.tokens[end].range, text, in: source.bytes))
    }
    return edits
  }

  // MARK: Reading

  /// Classes by their own names, with the token that closes each.
  private static func classes(_ source: TokenList) -> [(name: String, end: Int)] {
    source.tokens.indices.compactMap { index in
      guard source.has("class", at: index), source.kind(index + 1) == .word, !isMemberWord(source.text(index + 1)),
        let brace = Self.brace(source, after: index + 2), let end = source.partner(of: brace)
      else { return nil }
      return (source.text(index + 1), end)
    }
  }

  private static func isMemberWord(_ word: String) -> Bool {
    ["func", "var", "let", "subscript", "override", "final", "private", "public", "open", "internal", "fileprivate"]
      .contains(word)
  }

  /// The brace that opens a declaration's body: before any other statement.
  private static func brace(_ source: TokenList, after start: Int) -> Int? {
    var index = start
    while index < source.count, !source.has("{", at: index) {
      guard !source.has("}", at: index), !source.has(";", at: index), !source.has("=", at: index) else { return nil }
      index = source.after(index)
    }
    return index < source.count ? index : nil
  }

  private static func overriddenNames(_ source: TokenList) -> [String] {
    source.tokens.indices.compactMap { index in
      guard source.has("override", at: index) else { return nil }
      var next = index + 1
      while source.kind(next) == .word, !source.has("func", at: next), !source.has("var", at: next) { next += 1 }
      return source.kind(next) == .word ? source.text(next + 1) : nil
    }
  }

  /// A member to be renamed, and what calls it.
  private struct Member {
    var type: String
    var override: Int?
    var name: Int
    var hiddenName: String
    var forwarder: String
  }

  private func members(_ source: TokenList) -> [Member] {
    source.tokens.indices.flatMap { index -> [Member] in
      guard source.has("extension", at: index), source.kind(index + 1) == .word, !source.has(".", at: index + 2),
        let open = Self.brace(source, after: index + 2), let close = source.partner(of: open)
      else { return [] }
      let isObjC =
        source.has("@objc", at: index - 1) || (source.has("@objc", at: index - 2) && source.kind(index - 1) == .word)
      return members(source, of: source.text(index + 1), in: (open + 1)..<close, isObjC: isObjC)
    }
  }

  private func members(_ source: TokenList, of type: String, in body: Range<Int>, isObjC: Bool) -> [Member] {
    var found: [Member] = []
    var index = body.lowerBound
    /// Words before `func` and `var`, from the last declaration on.
    var words: [Int] = []
    while index < body.upperBound {
      let isFunction = source.has("func", at: index)
      if isFunction || source.has("var", at: index) {
        let mark = words.first { source.has("override", at: $0) }
        let wanted = mark != nil || (isObjC && overridden.contains(source.text(index + 1)))
        if wanted, let text = isFunction ? function(source, index, words) : variable(source, index, words) {
          let name = source.text(index + 1)
          found.append(
            Member(type: type, override: mark, name: index + 1, hiddenName: "_stills_\(name)", forwarder: text))
        }
        words = []
      } else if source.kind(index) == .word {
        // What stands on lines before belongs to other members.
        if source.tokens[index].startsLine { words = [] }
        words.append(index)
      } else if source.has("}", at: index) || source.has("{", at: index) {
        words = []
      }
      index = source.after(index)
    }
    return found
  }

  private func prefix(_ source: TokenList, _ words: [Int]) -> String? {
    let texts = words.map { source.text($0) }
    guard !texts.contains("private"), !texts.contains("fileprivate") else { return nil }
    return texts.filter { ["override", "public", "open", "class", "static"].contains($0) }.map { $0 + " " }.joined()
  }

  private func function(_ source: TokenList, _ index: Int, _ words: [Int]) -> String? {
    guard source.kind(index + 1) == .word, source.has("(", at: index + 2), let close = source.partner(of: index + 2),
      let brace = Self.brace(source, after: close + 1), let prefix = self.prefix(source, words),
      let parameters = Self.parameters(source, (index + 3)..<close)
    else { return nil }
    let name = source.text(index + 1)
    let effects = source.text(tokens: (close + 1)..<brace)
    let waits = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let declared = parameters.map(\.declaration).joined(separator: ", ")
    let call = parameters.map(\.argument).joined(separator: ", ")
    return "\(prefix)func \(name)(\(declared)) \(effects) { \(waits)_stills_\(name)(\(call)) }"
  }

  private func variable(_ source: TokenList, _ index: Int, _ words: [Int]) -> String? {
    guard source.kind(index + 1) == .word, source.has(":", at: index + 2),
      let brace = Self.brace(source, after: index + 3), let close = source.partner(of: brace),
      let prefix = self.prefix(source, words)
    else { return nil }
    let name = source.text(index + 1), type = source.text(tokens: (index + 3)..<brace)
    let isSettable = ((brace + 1)..<close).contains { source.has("set", at: $0) && source.partner(of: $0 + 1) != nil }
    let body = isSettable ? "get { _stills_\(name) } set { _stills_\(name) = newValue }" : "_stills_\(name)"
    return "\(prefix)var \(name): \(type) { \(body) }"
  }

  /// Nil for what cannot be passed on by its name alone.
  private static func parameters(
    _ source: TokenList, _ range: Range<Int>
  ) -> [(declaration: String, argument: String)]? {
    var parameters: [(declaration: String, argument: String)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var colon = start
      while colon < range.upperBound, !source.has(":", at: colon) { colon += 1 }
      guard colon < range.upperBound, source.kind(colon - 1) == .word else { return nil }
      var end = colon + 1, angles = 0, typeEnd: Int?
      while end < range.upperBound, angles > 0 || !source.has(",", at: end) {
        let text = source.kind(end) == .sign ? source.text(end) : ""
        let isVariadic = source.has(".", at: end) && source.has(".", at: end + 1)
        if isVariadic || source.has("@autoclosure", at: end) { return nil }
        if text == "=", typeEnd == nil { typeEnd = end }
        if text != "->" { angles += text.filter { $0 == "<" }.count - text.filter { $0 == ">" }.count }
        end = source.after(end)
      }
      let label = source.text(start), type = source.text(tokens: (colon + 1)..<(typeEnd ?? end))
      let name = "p\(parameters.count)"
      let value = source.has("inout", at: colon + 1) ? "&" + name : name
      parameters.append(("\(label) \(name): \(type)", label == "_" ? value : "\(label): \(value)"))
      start = end + 1
    }
    return parameters
  }
}
