import Foundation

/// Looks for words that are misspelled. Without the system's dictionaries every word of letters counts as right.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  open class var availableLanguages: [String] { ["en_US"] }
}
