import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct ScriptTests {
  private func glyphs(_ text: String, rightToLeft: Bool = false) throws -> [ShapedRun] {
    let engine = try TestFonts.engine()
    let runs = engine.shape(
      text, font: FontRequest(family: .system(.standard), size: 17), language: nil, isRightToLeft: rightToLeft,
      ligatures: true)
    #expect(engine.reports.isEmpty, "every letter has a glyph")
    return runs
  }

  @Test func arabicLettersJoinAndLamAlefIsOneLigature() throws {
    let alone = try glyphs("ه", rightToLeft: true), joined = try glyphs("ههه", rightToLeft: true)
    #expect(joined[0].glyphs.count == 3)
    #expect(Set(joined[0].glyphs.map(\.glyph)).count == 3, "the first, middle and last forms differ")
    #expect(!joined[0].glyphs.map(\.glyph).contains(alone[0].glyphs[0].glyph))
    #expect(try glyphs("لا", rightToLeft: true)[0].glyphs.count == 1)
  }

  @Test func hebrewVowelPointsStandOnTheirLetters() throws {
    let run = try glyphs("שָׁ", rightToLeft: true)[0]
    #expect(Set(run.glyphs.map(\.cluster)) == [0])
    #expect(run.glyphs.filter { $0.advance > 0 }.count == 1)
  }

  @Test func devanagariSyllablesAreReorderedAndJoined() throws {
    // The vowel sign i is spoken after its consonant and written before it.
    let run = try glyphs("कि")[0], ka = try glyphs("क")[0]
    #expect(run.glyphs.last?.glyph == ka.glyphs[0].glyph)
    #expect(Set(run.glyphs.map(\.cluster)) == [0])
    // k + virama + ṣa is one conjunct.
    #expect(try glyphs("क्ष")[0].glyphs.count == 1)
  }

  @Test func thaiTakesItsVowelsAndTonesOverTheLetter() throws {
    let run = try glyphs("น้ำ")[0]
    #expect(Set(run.glyphs.map(\.cluster)) == [0], "one syllable is one character")
    #expect(run.glyphs.count > 2)
  }

  @Test func thaiBreaksAtWordsWithoutSpaces() throws {
    let text = "ภาษาไทยเป็นภาษาที่สวยงาม"
    let layout = try TestFonts.layout(text, width: 100)
    #expect(layout.lines.count > 1)
    let words: Set<String> = ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "สวย", "งาม"]
    for line in layout.texts.dropLast() {
      #expect(words.contains { line.hasSuffix($0) }, "“\(line)” ends in a word")
    }
    #expect(layout.texts.joined() == text)
  }

  @Test func chineseCharactersTakeTheFormsOfTheLanguage() throws {
    let engine = try TestFonts.engine()
    func face(_ text: String, _ language: String?) -> String? {
      let font = FontRequest(family: .system(.standard), size: 17)
      return engine.shape(text, font: font, language: language, isRightToLeft: false, ligatures: true).first?.face.name
    }
    #expect(face("直", "ja") == "NotoSansCJKjp-Regular")
    #expect(face("直", "ja-JP") == "NotoSansCJKjp-Regular")
    #expect(face("直", "zh-Hans-CN") == "NotoSansCJKsc-Regular")
    #expect(face("直", "en-US") == "NotoSansCJKsc-Regular", "nothing tells otherwise")
    #expect(face("直ッ", "en-US") == "NotoSansCJKjp-Regular", "kana in the text tells")
  }

  @Test func punctuationAmongJapaneseComesFromTheJapaneseFace() throws {
    let runs = try TestFonts.layout("日本、コーヒー。", language: "ja").runs
    #expect(Set(runs.map(\.face.name)) == ["NotoSansCJKjp-Regular"])
  }

  @Test func everyScriptStandsInOneParagraph() throws {
    let text = "Hello 한글, ภาษา, हिन्दी, العربية, עברית, 日本, 😀 at once."
    let engine = try TestFonts.engine()
    let layout = try TestFonts.layout(text, engine: engine)
    #expect(engine.reports.isEmpty)
    #expect(Set(layout.runs.map(\.face.family)).count == 8)
    let shown = layout.runs.map(\.text).joined()
    #expect(shown.unicodeScalars.sorted() == text.unicodeScalars.sorted())
    // Left to right without gaps.
    var x: CGFloat = 0
    for run in layout.runs {
      #expect(abs(run.origin.x - x) < 1e-6)
      x += run.advance
    }
  }

  @Test func arabicWordsRunLeftAndNumbersAmongThemRight() throws {
    let layout = try TestFonts.layout("مرحبا 123 لغة") { $0.isRightToLeft = true }
    #expect(layout.runs.map(\.text) == ["لغة", " ", "123", " ", "مرحبا"])
  }

  @Test func rightToLeftTextIsCutAtItsLeftEnd() throws {
    let text = "العربية لغة جميلة وطويلة جميلة"
    let whole = try TestFonts.layout(text) { $0.isRightToLeft = true }
    let cut = try TestFonts.layout(text, width: whole.size.width / 2) {
      ($0.isRightToLeft, $0.maximumLines) = (true, 1)
    }
    #expect(cut.isTruncated)
    #expect(cut.runs.first?.text == "…")
    #expect(cut.runs.last?.text.hasPrefix("العربية") == true || cut.texts[0].hasPrefix("العربية"))
  }

  @Test func rightToLeftLinesEndAtTheRightEdge() throws {
    let layout = try TestFonts.layout("العربية لغة جميلة وطويلة", width: 90) { $0.isRightToLeft = true }
    #expect(layout.lines.count > 1)
    for line in layout.lines { #expect(abs(line.origin.x + line.width - layout.size.width) < 1e-6) }
  }

  @Test func directionCanFollowTheContent() throws {
    let arabic = try TestFonts.layout("مرحبا.") { $0.directionFollowsContent = true }
    #expect(arabic.runs.first?.text == ".", "the full stop stands at the end, which is on the left")
    let english = try TestFonts.layout("Hello.") {
      ($0.directionFollowsContent, $0.isRightToLeft) = (true, true)
    }
    #expect(english.runs.map(\.text) == ["Hello."])
  }

  @Test func lettersBeyondAllFacesAreNamed() throws {
    let engine = try TestFonts.engine()
    _ = try TestFonts.layout("a\u{16A0}", engine: engine)
    #expect(engine.reports == [.missingGlyph(character: "\u{16A0}")])
  }
}
