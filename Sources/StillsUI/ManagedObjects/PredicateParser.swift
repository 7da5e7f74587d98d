import Foundation

/// Reads the text of a predicate: `name CONTAINS[cd] %@ AND age >= 18`.
struct PredicateParser {
  /// Why a text is none.
  struct Problem: Error { var text: String }

  private var tokens: [PredicateToken] = []
  private var position = 0
  private var arguments: [Any?]
  private var used = 0

  static func node(_ format: String, arguments: [Any?]) throws -> PredicateNode {
    var parser = PredicateParser(arguments: arguments)
    parser.tokens = try PredicateLexer.tokens(of: format)
    guard !parser.tokens.isEmpty else { throw Problem(text: "it is empty") }
    let node = try parser.alternatives()
    guard parser.position == parser.tokens.count else { throw Problem(text: "“\(parser.rest)” is not understood") }
    return node
  }

  static func term(_ format: String, arguments: [Any?]) throws -> PredicateTerm {
    var parser = PredicateParser(arguments: arguments)
    parser.tokens = try PredicateLexer.tokens(of: format)
    let term = try parser.sum()
    guard parser.position == parser.tokens.count else { throw Problem(text: "“\(parser.rest)” is not understood") }
    return term
  }

  private init(arguments: [Any?]) { self.arguments = arguments }

  // MARK: - Conditions

  private mutating func alternatives() throws -> PredicateNode {
    var nodes = [try conjunction()]
    while take(word: "OR") || take(sign: "||") { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  private mutating func conjunction() throws -> PredicateNode {
    var nodes = [try condition()]
    while take(word: "AND") || take(sign: "&&") { nodes.append(try condition()) }
    return nodes.count == 1 ? nodes[0] : .and(nodes)
  }

  private mutating func condition() throws -> PredicateNode {
    if take(word: "NOT") || take(sign: "!") { return .not(try condition()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if peek == .sign("(") {
      // A parenthesis may hold a condition, or be the beginning of something that is compared.
      let before = self
      position += 1
      if let node = try? alternatives(), take(sign: ")"), !isAtRelation { return node }
      self = before
    }
    return try comparison()
  }

  private var isAtRelation: Bool {
    var copy = self
    if case .sign(let sign) = peek, ["+", "-", "*", "/"].contains(sign) { return true }
    return (try? copy.relation()) != nil
  }

  private mutating func comparison() throws -> PredicateNode {
    var quantifier: PredicateComparison.Quantifier?
    if take(word: "ANY") || take(word: "SOME") { quantifier = .any }
    if take(word: "ALL") { quantifier = .all }
    if take(word: "NONE") { quantifier = PredicateComparison.Quantifier.none }
    let left = try sum()
    let (relation, isNegated) = try relation()
    let options = try options()
    let right = try sum()
    let node = PredicateNode.comparison(
      PredicateComparison(quantifier: quantifier, left: left, relation: relation, options: options, right: right))
    return isNegated ? .not(node) : node
  }

  private static let signs: [String: PredicateComparison.Relation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private static let words: [String: PredicateComparison.Relation] = [
    "CONTAINS": .contains, "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches, "IN": .isIn,
    "BETWEEN": .between,
  ]

  private mutating func relation() throws -> (PredicateComparison.Relation, isNegated: Bool) {
    let isNegated = take(word: "NOT")
    switch peek {
    case .sign(let sign):
      guard let relation = Self.signs[sign], !isNegated else { break }
      position += 1
      return (relation, false)
    case .word(let word):
      guard let relation = Self.words[word.uppercased()] else { break }
      position += 1
      return (relation, isNegated)
    default: break
    }
    throw Problem(text: position < tokens.count ? "“\(rest)” begins with no comparison" : "a comparison is missing")
  }

  /// `[cd]` behind a comparison.
  private mutating func options() throws -> String.CompareOptions {
    guard peek == .sign("["), case .word(let letters) = peek(1), peek(2) == .sign("]") else { return [] }
    position += 3
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break
      default: throw Problem(text: "“[\(letters)]” is no option of a comparison")
      }
    }
    return options
  }

  // MARK: - What is compared

  private mutating func sum() throws -> PredicateTerm {
    var term = try product()
    while case .sign(let sign) = peek, sign == "+" || sign == "-" {
      position += 1
      term = .arithmetic(sign, term, try product())
    }
    return term
  }

  private mutating func product() throws -> PredicateTerm {
    var term = try factor()
    while case .sign(let sign) = peek, sign == "*" || sign == "/" {
      position += 1
      term = .arithmetic(sign, term, try factor())
    }
    return term
  }

  private mutating func factor() throws -> PredicateTerm {
    guard let token = peek else { throw Problem(text: "something is missing at the end") }
    position += 1
    switch token {
    case .number(let value, let isWhole):
      return .value(isWhole ? Int64(exactly: value).map { $0 as Any } ?? value : value)
    case .text(let text): return .value(text)
    case .argument(let kind): return try argument(kind)
    case .variable(let name):
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      return .variable(parts.first ?? name, path: parts.count > 1 ? parts[1] : "")
    case .sign("-"): return .negated(try factor())
    case .sign("("):
      let term = try sum()
      try expect(")")
      return term
    case .sign("{"): return try list()
    case .sign(let sign): throw Problem(text: "“\(sign)” stands where a value should")
    case .word(let word): return try named(word)
    }
  }

  private mutating func list() throws -> PredicateTerm {
    var terms: [PredicateTerm] = []
    while !take(sign: "}") {
      if !terms.isEmpty { try expect(",") }
      terms.append(try sum())
    }
    return .list(terms)
  }

  private mutating func named(_ word: String) throws -> PredicateTerm {
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "SUBQUERY" where peek == .sign("("): return try subquery()
    case "CAST" where peek == .sign("("), "FUNCTION" where peek == .sign("("):
      throw Problem(text: "\(word) is not known")
    default: break
    }
    guard peek == .sign("(") else { return .path(word) }
    let name = word.hasSuffix(":") ? String(word.dropLast()) : word
    guard PredicateTerm.functions.contains(name) else { throw Problem(text: "the function \(name) is not known") }
    position += 1
    var terms: [PredicateTerm] = []
    while !take(sign: ")") {
      if !terms.isEmpty { try expect(",") }
      terms.append(try sum())
    }
    return .function(name, terms)
  }

  private mutating func subquery() throws -> PredicateTerm {
    position += 1
    let collection = try sum()
    try expect(",")
    guard case .variable(let name) = peek else { throw Problem(text: "SUBQUERY names no variable") }
    position += 1
    try expect(",")
    let condition = try alternatives()
    try expect(")")
    var path = ""
    if case .word(let word) = peek, word.hasPrefix(".") {
      position += 1
      path = String(word.dropFirst())
    }
    return .subquery(collection, variable: name, condition, path: path)
  }

  private mutating func argument(_ kind: String) throws -> PredicateTerm {
    guard arguments.indices.contains(used) else { throw Problem(text: "there is no argument for %\(kind)") }
    let value = KeyValues.plain(arguments[used])
    used += 1
    guard kind == "K" else { return .value(value) }
    guard let path = KeyValues.text(value) else { throw Problem(text: "the argument for %K is no text") }
    return .path(path)
  }

  // MARK: - Tokens

  private var peek: PredicateToken? { peek(0) }
  private func peek(_ offset: Int) -> PredicateToken? {
    tokens.indices.contains(position + offset) ? tokens[position + offset] : nil
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let found) = peek, found.uppercased() == word else { return false }
    position += 1
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard peek == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ sign: String) throws {
    guard take(sign: sign) else { throw Problem(text: "“\(sign)” is missing before “\(rest)”") }
  }

  private var rest: String { tokens[min(position, tokens.count)...].map(\.written).joined(separator: " ") }
}
