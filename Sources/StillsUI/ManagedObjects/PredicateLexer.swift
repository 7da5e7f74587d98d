import Foundation

/// A piece of the text of a predicate.
enum PredicateToken: Equatable {
  case word(String)
  case number(Double, isWhole: Bool)
  case text(String)
  case sign(String)
  /// `%@` and its kind.
  case argument(String)
  case variable(String)

  /// About as it was written, for messages.
  var written: String {
    switch self {
    case .word(let text), .text(let text), .sign(let text): text
    case .number(let number, _): "\(number)"
    case .argument(let kind): "%\(kind)"
    case .variable(let name): "$\(name)"
    }
  }
}

/// Takes the text of a predicate apart.
struct PredicateLexer {
  private typealias Problem = PredicateParser.Problem

  private let characters: [Character]
  private var index = 0

  static func tokens(of format: String) throws -> [PredicateToken] {
    var lexer = PredicateLexer(characters: Array(format))
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private func at(_ offset: Int) -> Character? {
    characters.indices.contains(index + offset) ? characters[index + offset] : nil
  }

  private mutating func next() throws -> PredicateToken? {
    while let character = at(0), character.isWhitespace { index += 1 }
    guard let character = at(0) else { return nil }
    switch character {
    case "\"", "'": return .text(try quoted(by: character))
    case "%": return .argument(try argument())
    case "$": return .variable(try marked())
    case "#": return .word(try marked())
    case _ where character.isNumber: return try number()
    case _ where Self.isNamePart(character), "." where at(1) != nil: return .word(name())
    default: return .sign(try sign())
    }
  }

  private mutating func quoted(by mark: Character) throws -> String {
    index += 1
    var text = ""
    while let next = at(0), next != mark {
      if next == "\\", let escaped = at(1) {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        index += 2
      } else {
        text.append(next)
        index += 1
      }
    }
    guard at(0) == mark else { throw Problem(text: "a text does not end") }
    index += 1
    return text
  }

  /// What follows `%`.
  private mutating func argument() throws -> String {
    index += 1
    var kind = ""
    while let next = at(0), next.isLetter || next == "@" {
      kind.append(next)
      index += 1
      if "@KdiufgFGcsxXoeE".contains(next) { break }
    }
    guard let last = kind.last, "@KdiufgFGcsxXoeE".contains(last) else {
      throw Problem(text: "“%\(kind)” stands for nothing")
    }
    return kind
  }

  private mutating func number() throws -> PredicateToken {
    var text = ""
    while let next = at(0), next.isNumber || next == "." || next == "e" || next == "E" {
      text.append(next)
      index += 1
    }
    guard let value = Double(text) else { throw Problem(text: "“\(text)” is no number") }
    return .number(value, isWhole: text.allSatisfy(\.isNumber))
  }

  /// A name behind `$`, or behind the `#` before names that are also words of predicates.
  private mutating func marked() throws -> String {
    let mark = at(0)
    index += 1
    let name = name()
    guard !name.isEmpty else { throw Problem(text: "“\(mark.map(String.init) ?? "")” stands alone") }
    return name
  }

  private mutating func name() -> String {
    var text = ""
    while let next = at(0), Self.isNamePart(next) || next.isNumber || next == "." || next == ":" {
      text.append(next)
      index += 1
    }
    return text
  }

  private mutating func sign() throws -> String {
    guard let first = at(0) else { return "" }
    let pair = String(first) + (at(1).map(String.init) ?? "")
    if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair) {
      index += 2
      return pair
    }
    guard "=<>!(){}[],+-*/".contains(first) else { throw Problem(text: "“\(first)” is not understood") }
    index += 1
    return String(first)
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@"
  }
}
