import Foundation
import StillsTypesetting

nonisolated extension FontRequest {
  /// In a language whose letters have marks far above and below, lines of text styles are higher: by 4 points at body
  /// (facts: text-metrics §1, "tall-script phones"). Other sizes in proportion; fonts of a given size stay.
  mutating func makeRoom(forMarksOf language: String?) {
    guard let leading, case .system = family, let code = language?.prefix(while: { $0 != "-" }),
      Self.tallLanguages.contains(String(code).lowercased())
    else { return }
    hasTallLines = true
    self.leading = leading + 4.0 / 17 * size
  }

  /// Which languages iOS counts among them is not documented: those of the Arabic, Indic, Thai, Lao, Khmer, Burmese and
  /// Tibetan scripts are our choice.
  private static let tallLanguages: Set<String> = [
    "ar", "fa", "ur", "ps", "ckb", "sd", "ug", "hi", "mr", "ne", "sa", "bn", "as", "pa", "gu", "or", "ta", "te", "kn",
    "ml", "si", "th", "lo", "km", "my", "bo", "dz",
  ]
}
