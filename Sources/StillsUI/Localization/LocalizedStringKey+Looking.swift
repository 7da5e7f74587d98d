import Foundation

/// A key's text with a placeholder for each argument, and which arguments those are.
nonisolated struct LocalizedTemplate {
  var text: String
  /// In the order of the placeholders.
  var arguments: [LocalizedStringKey.Argument]
}

nonisolated extension LocalizedStringKey {
  /// The translation, or where no table has one the key's own text.
  func template(with formatting: TextFormatting) -> LocalizedTemplate {
    guard let strings = formatting.strings,
      let (entry, language) = strings.entry(for: key, table: table, locale: formatting.localeIdentifier)
    else { return LocalizedTemplate(text: template, arguments: arguments) }
    guard !arguments.isEmpty else {
      return LocalizedTemplate(text: entry.text(language: language, isPad: formatting.isPad), arguments: [])
    }
    var result = LocalizedTemplate(text: "", arguments: [])
    let numbers = arguments.map(\.pluralOperands)
    for piece in entry.pieces(numbers: numbers, language: language, isPad: formatting.isPad) {
      switch piece {
      case .text(let text): result.text += text
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        result.text.append(Self.placeholder)
        result.arguments.append(arguments[index].written(specifier))
      }
    }
    return result
  }

  /// Without Markdown: what `String(localized:)` gives.
  func string(with formatting: TextFormatting) -> String {
    let template = template(with: formatting)
    var next = 0
    var result = ""
    for character in template.text {
      if character == Self.placeholder, next < template.arguments.count {
        result += template.arguments[next].string(with: formatting)
        next += 1
      } else {
        result.append(character)
      }
    }
    return result
  }
}

nonisolated extension LocalizedStringKey.Argument {
  /// Nil for what is no number.
  fileprivate var pluralOperands: PluralOperands? {
    switch self {
    case .integer(let number, _): PluralOperands(number)
    case .unsigned(let number, _): PluralOperands(number)
    case .real(let number, _): PluralOperands(number)
    case .string, .formatted, .attributed, .text, .image: nil
    }
  }

  /// Numbers as the translation wants them; `%@` leaves them as the key has them.
  fileprivate func written(_ specifier: String) -> LocalizedStringKey.Argument {
    guard specifier != "%@" else { return self }
    switch self {
    case .integer(let number, _): return .integer(number, specifier: specifier)
    case .unsigned(let number, _): return .unsigned(number, specifier: specifier)
    case .real(let number, _): return .real(number, specifier: specifier)
    case .string, .formatted, .attributed, .text, .image: return self
    }
  }
}

nonisolated extension TextFormatting {
  /// What an app's own code sees: the world of the picture in the making.
  static var shown: TextFormatting {
    TextFormatting(
      EnvironmentValues(surroundings: Surroundings(world: World.shown, typesetter: nil, reports: ReportSink())))
  }
}
