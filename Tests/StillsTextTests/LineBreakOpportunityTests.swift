import Foundation
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct LineBreakOpportunityTests {
  private func pieces(_ text: String, language: String? = nil) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    let ends = HarfBuzzEngine().lineBreaks(in: text, language: language).map(\.offset)
    return (ends + [bytes.count]).compactMap { end in
      defer { start = end }
      return end > start ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
  }

  @Test func wordsBreakAfterSpacesAndHyphens() {
    #expect(pieces("well-known  words, here") == ["well-", "known  ", "words, ", "here"])
  }

  @Test func noBreakSpacesHold() {
    #expect(pieces("10\u{A0}km away") == ["10\u{A0}km ", "away"])
  }

  @Test func koreanBreaksBetweenWordsOnly() {
    #expect(pieces("안녕하세요 여러분, 반갑습니다(정말)!") == ["안녕하세요 ", "여러분, ", "반갑습니다(정말)!"])
  }

  @Test func japaneseBreaksBetweenCharactersButNotBeforePunctuation() {
    #expect(pieces("日本語。") == ["日", "本", "語。"])
  }

  /// Facts: bug-cases B46.
  @Test(arguments: [
    "キャ", "ちょ", "コー", "ッた", "ァあ", "々人", "ゝあ",
  ])
  func noJapaneseLineStartsWithASmallKanaOrTheMarkOfLength(pair: String) {
    let second = pair.dropFirst().first ?? " "
    let starters = pieces("日本" + pair).map { $0.first }
    let isHeld = "ャょー".contains(second)
    #expect(isHeld ? !starters.contains(second) : true)
    #expect(!pieces("日本" + String(pair.reversed())).dropFirst().contains { "ャょーッァ々ゝ".contains($0.first ?? " ") })
  }

  @Test func noJapaneseLineStartsWithClosingPunctuationOrEndsWithOpening() {
    #expect(pieces("「日本」、語！（東）") == ["「日", "本」、", "語！", "（東）"])
  }

  @Test func chineseBreaksBetweenCharacters() {
    #expect(pieces("简体中文。") == ["简", "体", "中", "文。"])
  }

  @Test func thaiBreaksBetweenTheWordsOfTheDictionary() {
    #expect(pieces("ยินดีต้อนรับสู่ประเทศไทย") == ["ยินดี", "ต้อนรับ", "สู่", "ประเทศ", "ไทย"])
    #expect(pieces("Hello ภาษาไทย now") == ["Hello ", "ภาษา", "ไทย ", "now"])
  }

  @Test func emojiMayBreakApart() {
    #expect(pieces("😀😀") == ["😀", "😀"])
    #expect(pieces("안녕😀세계") == ["안녕", "😀", "세계"])
  }

  @Test func newlinesMustBreak() {
    let breaks = HarfBuzzEngine().lineBreaks(in: "a\nb\n", language: nil)
    #expect(breaks == [LineBreak(offset: 2, isMandatory: true), LineBreak(offset: 4, isMandatory: true)])
  }
}
