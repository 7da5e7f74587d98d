import Foundation
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct SoftHyphenTests {
  private let word = "hy\u{AD}phen\u{AD}ation"

  @Test func aLineThatEndsAtOneShowsAHyphen() throws {
    let layout = try TestFonts.layout(word, width: 70)
    #expect(layout.lines.count == 2)
    #expect(layout.runs.contains { $0.text == "-" })
    #expect(layout.texts.first == "hy\u{AD}phen\u{AD}")
    #expect(layout.lines.allSatisfy { $0.width <= 70.01 })
  }

  @Test func elsewhereTheyAreNotSeen() throws {
    let layout = try TestFonts.layout(word), plain = try TestFonts.layout("hyphenation")
    #expect(layout.size == plain.size)
    #expect(!layout.runs.contains { $0.text == "-" })
  }

  /// Room for the letters is not enough.
  @Test func theHyphenMustFitItself() throws {
    let letters = try TestFonts.layout("hyphen").size.width
    let layout = try TestFonts.layout(word, width: letters + 1)
    #expect(layout.texts.first == "hy\u{AD}")
  }
}
