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

  @Test func newlinesMustBreak() {
    let breaks = HarfBuzzEngine().lineBreaks(in: "a\nb\n", language: nil)
    #expect(breaks == [LineBreak(offset: 2, isMandatory: true), LineBreak(offset: 4, isMandatory: true)])
  }
}
