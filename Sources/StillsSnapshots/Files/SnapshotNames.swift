import Foundation

/// What files of references are called.
package enum SnapshotNames {
  /// Letters, digits and underscores as they are; whatever is between them becomes one hyphen, at the ends nothing.
  package static func sanitized(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var isGap = false
    for scalar in name.unicodeScalars {
      guard isWord(scalar) else {
        isGap = true
        continue
      }
      if isGap, !result.isEmpty { result.append("-") }
      isGap = false
      result.append(scalar)
    }
    return String(result)
  }

  /// As `\w` in ICU's regular expressions, which names on a Mac go by.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
