import Foundation

/// The direction of a paragraph by its content.
enum ParagraphDirection {
  /// That of the first letter that has one, isolated parts left out (UAX #9, rules P2 and P3); nil: none has.
  static func isRightToLeft(_ text: String) -> Bool? {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin; presentation forms; the historic and African ones.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
