import Foundation

/// A translation: a text, or texts to choose among by a number or the device.
package struct StringEntry: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    case text(String)
    /// By the category of a number. Never empty.
    case plural([PluralCategory: Value])
    /// By `iphone`, `ipad`, …, `other`. Never empty.
    case device([String: Value])
  }

  /// What stands for `%#@name@`.
  package struct Variable: Hashable, Sendable {
    /// Counted from 1; nil: the next that no other took.
    package var argument: Int?
    /// How its number is written, as `%lld`.
    package var specifier: String
    package var value: Value

    package init(argument: Int?, specifier: String, value: Value) {
      (self.argument, self.specifier, self.value) = (argument, specifier, value)
    }
  }

  package var value: Value
  package var variables: [String: Variable] = [:]

  package init(_ text: String) { value = .text(text) }

  package init(_ value: Value, variables: [String: Variable] = [:]) {
    (self.value, self.variables) = (value, variables)
  }

  /// Whether it takes a number to know what the text is.
  package var varies: Bool {
    if !variables.isEmpty { return true }
    if case .text = value { return false }
    return true
  }
}

/// A piece of a translation with its choices made.
package enum LocalizedPiece: Hashable, Sendable {
  case text(String)
  /// Counted from 0.
  case argument(Int, specifier: String)
}

extension StringEntry {
  /// The translation for arguments, of which `numbers` has those that are numbers. `language` decides on plurals.
  package func pieces(numbers: [PluralOperands?], language: String, isPad: Bool) -> [LocalizedPiece] {
    var expansion = Expansion(entry: self, numbers: numbers, language: language, isPad: isPad)
    expansion.expand(value, own: nil, depth: 0)
    return expansion.pieces
  }

  /// Without arguments the text is no format: a percent sign is one.
  package func text(language: String, isPad: Bool) -> String {
    if case .text(let text) = value, variables.isEmpty { return text }
    return pieces(numbers: [], language: language, isPad: isPad).map { piece in
      switch piece {
      case .text(let text): text
      case .argument(_, let specifier): specifier
      }
    }.joined()
  }
}

/// Follows choices and variables down to plain pieces.
private struct Expansion {
  let entry: StringEntry
  let numbers: [PluralOperands?]
  let language: String
  let isPad: Bool
  private(set) var pieces: [LocalizedPiece] = []
  private var nextArgument = 0
  /// How often arguments may stand in one translation; more is a loop.
  private static let limit = 1000

  init(entry: StringEntry, numbers: [PluralOperands?], language: String, isPad: Bool) {
    (self.entry, self.numbers, self.language, self.isPad) = (entry, numbers, language, isPad)
  }

  /// `own` is the argument of the variable whose text this is.
  mutating func expand(_ value: StringEntry.Value, own: Int?, depth: Int) {
    guard depth < 8, pieces.count < Self.limit else { return }
    switch value {
    case .text(let text): expand(text, own: own, depth: depth)
    case .plural(let forms):
      let number = own.map { numbers.indices.contains($0) ? numbers[$0] : nil } ?? numbers.lazy.compactMap { $0 }.first
      if let form = form(forms, for: number) { expand(form, own: own, depth: depth + 1) }
    case .device(let forms):
      let names = (isPad ? ["ipad"] : ["iphone"]) + ["other"]
      let found = names.lazy.compactMap { forms[$0] }.first ?? forms.keys.min().flatMap { forms[$0] }
      if let found { expand(found, own: own, depth: depth + 1) }
    }
  }

  /// Nothing counts as “zero” in every language where the table has that form, as on Apple's systems.
  private func form(_ forms: [PluralCategory: StringEntry.Value], for number: PluralOperands?) -> StringEntry.Value? {
    guard let number else { return forms[.other] ?? forms.keys.min().flatMap { forms[$0] } }
    if number.value == 0, let zero = forms[.zero] { return zero }
    return forms[PluralRules.category(of: number, language: language)] ?? forms[.other]
      ?? forms.keys.min().flatMap { forms[$0] }
  }

  private mutating func expand(_ text: String, own: Int?, depth: Int) {
    for piece in FormatString.pieces(of: text, namesOwnArgument: own != nil) {
      switch piece {
      case .text(let text): add(text)
      case .argument(let position, let specifier):
        pieces.append(.argument(index(position) ?? own ?? next(), specifier: specifier))
      case .own:
        let specifier = variable(of: own)?.specifier ?? "%@"
        pieces.append(.argument(own ?? 0, specifier: specifier))
      case .variable(let name, let position):
        guard let variable = entry.variables[name] else {
          add("%#@\(name)@")
          continue
        }
        expand(variable.value, own: index(variable.argument ?? position) ?? next(), depth: depth + 1)
      }
    }
  }

  private func index(_ position: Int?) -> Int? { position.map { max(0, $0 - 1) } }

  private mutating func next() -> Int {
    defer { nextArgument += 1 }
    return nextArgument
  }

  private func variable(of own: Int?) -> StringEntry.Variable? {
    let names = entry.variables.keys.sorted()
    return names.lazy.compactMap { entry.variables[$0] }.first { ($0.argument ?? 1) - 1 == own }
      ?? names.first.flatMap { entry.variables[$0] }
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let last) = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(.text(text))
    }
  }
}
