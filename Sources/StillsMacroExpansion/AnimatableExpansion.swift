import StillsLexer

/// `@Animatable` makes a type's stored variables, but for those marked `@AnimatableIgnored`, its animatable data.
struct AnimatableExpansion {
  /// The variables, in order.
  private(set) var variables: [String] = []

  /// `declaration` is the type.
  init(declaration: String) throws(MacroError) {
    let list = TokenList(declaration)
    guard
      let keyword = list.tokens.indices.first(where: {
        list.has("struct", at: $0) || list.has("class", at: $0) || list.has("enum", at: $0)
      }),
      let open = list.tokens.indices.first(where: { $0 > keyword && list.has("{", at: $0) }),
      let close = list.partner(of: open)
    else { throw MacroError("@Animatable can only be applied to a struct, class or enum") }
    read(list, in: open + 1..<close)
  }

  var member: String {
    let reads = variables.map { "    members.add(self.\($0))\n" }.joined()
    let writes = variables.enumerated().map { "    newValue.apply(\($0), to: &self.\($1))\n" }.joined()
    return """
      public var animatableData: StillsUI._AnimatableMembers {
        get {
          \(variables.isEmpty ? "let" : "var") members = StillsUI._AnimatableMembers()
      \(reads)    return members
        }
        set {
      \(writes)  }
      }
      """
  }

  static func conformance(of type: String) -> String { "extension \(type): StillsGeometry.Animatable {}" }

  // MARK: - Reading

  private static let otherKeywords: Set<String> = [
    "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "extension", "case", "typealias",
  ]

  private mutating func read(_ list: TokenList, in body: Range<Int>) {
    var index = body.lowerBound
    /// Whether the words before a `var` make it one that is not moved: of the type, made late, or wrapped.
    var isOther = false
    while index < body.upperBound {
      let text = list.text(index)
      if list.kind(index) == .attribute {
        isOther = true
        index = list.has("(", at: index + 1) ? list.after(index + 1) : index + 1
      } else if list.kind(index) == .word, text == "static" || text == "lazy" {
        isOther = true
        index += 1
      } else if list.has("var", at: index), list.kind(index + 1) == .word {
        var end = index + 2
        var names = [list.text(index + 1)]
        while list.has(",", at: end), list.kind(end + 1) == .word {
          names.append(list.text(end + 1))
          end += 2
        }
        if !isOther, !isComputed(list, from: end, before: body.upperBound) { variables += names }
        isOther = false
        index = end
      } else {
        if list.kind(index) == .word, Self.otherKeywords.contains(text) { isOther = false }
        index = max(index + 1, list.after(index))
      }
    }
  }

  /// Whether braces behind a variable's type hold accessors other than observers.
  private func isComputed(_ list: TokenList, from start: Int, before end: Int) -> Bool {
    var index = start
    while index < end, !list.has("{", at: index) {
      let endsBefore = list.tokens[index].startsLine && !list.has("=", at: index)
      if list.has("=", at: index) || list.has(";", at: index) || endsBefore { return false }
      index = list.after(index)
    }
    return index < end && !list.has("didSet", at: index + 1) && !list.has("willSet", at: index + 1)
  }
}
