import Foundation

/// A part of a text with one look: values written out, Markdown read.
nonisolated package struct TextSegment {
  package var text: String
  package var attributes: TextAttributes
  /// Stands in the place of `text`.
  package var image: Image?

  package init(text: String, attributes: TextAttributes, image: Image? = nil) {
    (self.text, self.attributes, self.image) = (text, attributes, image)
  }
}

nonisolated extension Text {
  package func segments(with formatting: TextFormatting) -> [TextSegment] {
    if pieces.count == 1, case .verbatim(let string) = pieces[0].content {
      return [TextSegment(text: string, attributes: pieces[0].attributes)]
    }
    var segments: [TextSegment] = []
    for piece in pieces { piece.append(to: &segments, with: formatting) }
    return segments
  }

  /// The text as a plain string.
  package func string(with formatting: TextFormatting) -> String {
    segments(with: formatting).map(\.text).joined()
  }
}

nonisolated extension Text.Piece {
  fileprivate func append(to segments: inout [TextSegment], with formatting: TextFormatting) {
    switch content {
    case .verbatim(let string):
      segments.append(TextSegment(text: string, attributes: attributes))
    case .key(let key):
      key.append(to: &segments, attributes: attributes, with: formatting)
    case .attributed(let string):
      string.append(to: &segments, attributes: attributes)
    case .formatted(let value):
      segments.append(TextSegment(text: value.string(with: formatting), attributes: attributes))
    case .image(let image):
      segments.append(TextSegment(text: "", attributes: attributes, image: image))
    }
  }
}

nonisolated extension AttributedString {
  fileprivate func append(to segments: inout [TextSegment], attributes: TextAttributes) {
    for run in runs {
      segments.append(
        TextSegment(
          text: String(self[run.range].characters), attributes: attributes.overridden(by: TextAttributes(run))))
    }
  }
}

// MARK: - Keys

nonisolated extension LocalizedStringKey {
  fileprivate func append(
    to segments: inout [TextSegment], attributes: TextAttributes, with formatting: TextFormatting
  ) {
    let translated = template(with: formatting)
    let arguments = translated.arguments
    var next = 0
    let inflection = Inflection(isEnglish: formatting.localeIdentifier.hasPrefix("en"))
    let source = inflection.resolved(translated.text, arguments: arguments)
    for span in InlineMarkdown.spans(of: source) {
      let attributes = attributes.overridden(by: TextAttributes(span.style))
      guard !arguments.isEmpty else {
        segments.append(TextSegment(text: span.text, attributes: attributes))
        continue
      }
      let parts = span.text.unicodeScalars.split(separator: Self.placeholderScalar, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0, next < arguments.count {
          arguments[next].append(to: &segments, attributes: attributes, with: formatting)
          next += 1
        }
        if !part.isEmpty { segments.append(TextSegment(text: String(part), attributes: attributes)) }
      }
    }
    segments.joinEqualNeighbours()
  }
}

nonisolated extension LocalizedStringKey.Argument {
  fileprivate func append(
    to segments: inout [TextSegment], attributes: TextAttributes, with formatting: TextFormatting
  ) {
    switch self {
    case .text(let text):
      for var segment in text.segments(with: formatting) {
        segment.attributes = attributes.overridden(by: segment.attributes)
        segments.append(segment)
      }
    case .attributed(let string): string.append(to: &segments, attributes: attributes)
    case .image(let image): segments.append(TextSegment(text: "", attributes: attributes, image: image))
    case .integer, .unsigned, .real, .string, .formatted:
      segments.append(TextSegment(text: string(with: formatting), attributes: attributes))
    }
  }

  func string(with formatting: TextFormatting) -> String {
    switch self {
    case .integer(let number, "%lld") where number.magnitude < 1_000 && formatting.writesLatinDigits: return "\(number)"
    case .integer(let number, let specifier): return formatting.string(specifier, number, expecting: "dDioxXuUc")
    case .unsigned(let number, let specifier): return formatting.string(specifier, number, expecting: "dDioxXuUc")
    case .real(let number, let specifier): return formatting.string(specifier, number, expecting: "aAeEfFgG")
    case .string(let string): return string
    case .formatted(let value): return value.string(with: formatting)
    case .text(let text): return text.string(with: formatting)
    case .attributed(let string): return String(string.characters)
    case .image: return ""
    }
  }
}

nonisolated extension TextFormatting {
  /// Whether small whole numbers look the same in the locale as in Swift: a short cut past Foundation's formatter,
  /// which takes most of the time that a text with a number takes.
  fileprivate var writesLatinDigits: Bool {
    ["en", "ko", "ja", "zh", "de", "fr", "es", "it", "pt", "nl"].contains(String(localeIdentifier.prefix(2)))
  }

  /// A number by a `printf` specifier; by its description where the specifier is not one for such numbers.
  fileprivate func string(_ specifier: String, _ number: some CVarArg, expecting conversions: String) -> String {
    guard specifier.isSpecifier(for: conversions) else { return "\(number)" }
    return String(format: specifier, locale: locale, number)
  }
}

extension String {
  /// Whether there is exactly one conversion, and it is among `conversions`: others would read memory that is not theirs.
  nonisolated fileprivate func isSpecifier(for conversions: String) -> Bool {
    var found = 0
    var rest = self[...].replacingOccurrences(of: "%%", with: "")[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      let flags = rest.prefix { "0123456789.+- #'lhqjzt".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let conversion = rest.first, conversions.contains(conversion) else { return false }
      found += 1
    }
    return found == 1
  }
}

extension [TextSegment] {
  /// Letters are shaped together only within one segment.
  nonisolated fileprivate mutating func joinEqualNeighbours() {
    var joined: [TextSegment] = []
    for segment in self {
      if let last = joined.last, last.image == nil, segment.image == nil, last.attributes == segment.attributes {
        joined[joined.count - 1].text += segment.text
      } else {
        joined.append(segment)
      }
    }
    self = joined
  }
}
