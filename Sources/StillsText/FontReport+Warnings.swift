import Foundation

extension FontReport {
  /// What a picture says of its fonts. A text in a script that no font has lacks dozens of characters: they share a line.
  public static func warnings(of reports: [FontReport]) -> [String] {
    let missing = reports.compactMap { report -> String? in
      if case .missingGlyph(let character) = report { return character }
      return nil
    }
    guard missing.count > severalCharacters else { return reports.filter(\.isWarning).map(\.description) }
    var warnings: [String] = [], isTold = false
    for report in reports where report.isWarning {
      guard case .missingGlyph = report else {
        warnings.append(report.description)
        continue
      }
      if !isTold { warnings.append(warning(ofMissing: missing)) }
      isTold = true
    }
    return warnings
  }

  private static let severalCharacters = 3
  private static let namedCharacters = 12

  private static func warning(ofMissing characters: [String]) -> String {
    let named = characters.prefix(namedCharacters).map { "“\($0)” (\(codePoints(of: $0)))" }.joined(separator: ", ")
    let rest = characters.count - namedCharacters
    return "No font has \(named)\(rest > 0 ? " and \(rest) more characters" : ""); boxes were drawn. "
      + "Add fonts that have them with --fonts DIR, or Debian's with --fonts noto."
  }
}
