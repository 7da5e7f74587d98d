import Foundation

/// Words that follow the number beside them: `^[\(count) item](inflect: true)` is “1 item” or “3 items”.
///
/// English nouns get their plural; words of other languages, and phrases without a whole number, stay as they are.
nonisolated struct Inflection {
  /// Whether words change, or are only freed of their marks.
  let isEnglish: Bool

  private static let opening = "^[", closing = "](inflect: true)"

  /// A template without its marks, each placeholder in it standing for the next of `arguments`.
  func resolved(_ template: String, arguments: [LocalizedStringKey.Argument]) -> String {
    guard template.withCString({ strstr($0, Self.closing) != nil }) else { return template }
    var result = "", rest = Substring(template), next = 0
    while let start = rest.range(of: Self.opening),
      let end = rest[start.upperBound...].range(of: Self.closing)
    {
      let before = rest[..<start.lowerBound], phrase = rest[start.upperBound..<end.lowerBound]
      next += Self.placeholders(in: before)
      let count = Self.placeholders(in: phrase)
      let number = arguments.dropFirst(next).prefix(count).lazy.compactMap(\.magnitude).first
      next += count
      result += String(before)
      let isPlural = isEnglish && number != nil && number != 1
      result += isPlural ? Self.plural(of: String(phrase)) : String(phrase)
      rest = rest[end.upperBound...]
    }
    return result + String(rest)
  }

  private static func placeholders(in text: Substring) -> Int {
    text.reduce(0) { $1 == LocalizedStringKey.placeholder ? $0 + 1 : $0 }
  }
}

// MARK: - English

nonisolated extension Inflection {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves", "life": "lives", "knife": "knives",
    "shelf": "shelves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "fish": "fish", "sheep": "sheep",
  ]

  /// The phrase with its last word in the plural, unless it is there already.
  static func plural(of phrase: String) -> String {
    let start = phrase.lastIndex(where: { !$0.isLetter }).map { phrase.index(after: $0) } ?? phrase.startIndex
    let word = String(phrase[start...])
    guard !word.isEmpty else { return phrase }
    let stem = String(phrase[..<start]), small = word.lowercased()
    if let plural = irregular[small] {
      return stem + (word.first == small.first ? plural : plural.capitalized)
    }
    if small.hasSuffix("s"), !small.hasSuffix("ss"), !small.hasSuffix("us") { return phrase }
    if ["s", "x", "z", "ch", "sh"].contains(where: { small.hasSuffix($0) }) { return phrase + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return String(phrase.dropLast()) + "ies"
    }
    return phrase + "s"
  }
}

nonisolated extension LocalizedStringKey.Argument {
  fileprivate var magnitude: UInt64? {
    switch self {
    case .integer(let number, _): number.magnitude
    case .unsigned(let number, _): number
    case .real, .string, .formatted, .attributed, .text, .image: nil
    }
  }
}
