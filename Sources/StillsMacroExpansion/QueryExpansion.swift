import StillsLexer

/// `@Query(…) var items: [Item]` becomes a stored query of the same arguments, and an accessor of what it finds.
struct QueryExpansion {
  private var name: String
  private var type: String
  private var arguments: String

  init(declaration: String, attribute: String) throws(MacroError) {
    let list = TokenList(declaration)
    guard let keyword = list.tokens.indices.first(where: { list.has("var", at: $0) }), list.kind(keyword + 1) == .word,
      list.has(":", at: keyword + 2)
    else { throw MacroError("@Query needs a variable with a type, as in 'var items: [Item]'") }
    name = list.text(keyword + 1)
    var end = keyword + 3
    while end < list.count, !list.has("=", at: end), !list.has("{", at: end) { end = list.after(end) }
    type = list.text(tokens: keyword + 3..<end)
    let call = TokenList(attribute)
    arguments = ""
    if let open = call.tokens.indices.first(where: { call.has("(", at: $0) }), let close = call.partner(of: open) {
      arguments = call.text(tokens: open + 1..<close)
    }
  }

  var accessors: String { "{ get { _\(name).wrappedValue } }" }

  /// Not private: a view's memberwise initialiser would be so too.
  var storage: String { "var _\(name): StillsUI.Query<(\(type)).Element, \(type)> = .init(\(arguments))" }
}
