import Foundation

/// Something about fonts that could not be done as asked. Each is reported once per engine.
public enum FontReport: Hashable, Sendable, CustomStringConvertible {
  /// The name belongs to no font; the system font was taken.
  case missingFont(name: String, suggestions: [String])
  /// No font has the character; a box was drawn.
  case missingGlyph(character: String)
  /// The font has one width; it was drawn in that.
  case missingWidth(font: String)
  /// Thai is written without spaces, and the dictionary that tells its words is not there.
  case noThaiDictionary
  /// Drawn with something near: the design, width or feature is in no font at hand. For information.
  case substituted(asked: String, used: String)

  /// Whether the picture lacks something, rather than showing something near it.
  public var isWarning: Bool {
    if case .substituted = self { false } else { true }
  }

  public var description: String {
    switch self {
    case .missingFont(let name, let suggestions):
      "No font is named “\(name)”; the system font was used."
        + (suggestions.isEmpty
          ? " Add its file with --fonts."
          : " Did you mean \(suggestions.map { "“\($0)”" }.joined(separator: ", "))?")
    case .missingGlyph(let character):
      "No font has “\(character)” (\(Self.codePoints(of: character))); a box was drawn. Add a font that has it with --fonts DIR, or Debian's with --fonts noto."
    case .missingWidth(let font):
      "\(font) has neither condensed nor expanded letters; its usual width was used."
    case .noThaiDictionary:
      "Thai text breaks only at spaces: libthai's dictionary is missing. Install libthai-data."
    case .substituted(let asked, let used):
      "\(asked) is drawn with \(used)."
    }
  }

  static func codePoints(of text: String) -> String {
    text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
