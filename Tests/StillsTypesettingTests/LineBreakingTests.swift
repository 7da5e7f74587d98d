import Foundation
import Testing

@testable import StillsTypesetting

@Suite struct LineBreakingTests {
  @Test func aTextThatFitsStaysOnOneLine() {
    let layout = BoxText.layout("one two")
    #expect(layout.texts == ["one two"])
    #expect(layout.size == CGSize(width: 7 * BoxText.unit, height: BoxText.line))
  }

  @Test func aLineFitsWhenItsDrawnWidthDoes() {
    #expect(BoxText.layout("aaa bbb ccc ddd", width: 7 * BoxText.unit).texts == ["aaa bbb ", "ccc ddd"])
    #expect(BoxText.layout("aaa bbb ccc ddd", width: 7 * BoxText.unit - 1).texts == ["aaa ", "bbb ", "ccc ", "ddd"])
  }

  @Test func theWidthReportedHasTheTrailingSpaceWhereThereIsRoom() {
    #expect(BoxText.layout("aaa bb ccc ddd", width: 75).size.width == 7 * BoxText.unit)
    #expect(BoxText.layout("aaa bbb ccc ddd", width: 75).size.width == 75)
    #expect(BoxText.layout("aaa bbb ccc ddd", width: 100).size.width == 8 * BoxText.unit)
  }

  @Test func aLonelyLastWordTakesAnotherWithIt() {
    #expect(BoxText.layout("aaaa bbbb cccc dd", width: 150).texts == ["aaaa bbbb ", "cccc dd"])
  }

  @Test func aLonelyLastWordStaysAloneWhereThatIsMoreEven() {
    #expect(BoxText.layout("a bbbbbbbbb ccccccccc", width: 120).texts == ["a bbbbbbbbb ", "ccccccccc"])
    #expect(BoxText.layout("aaa bbbbbbbb ccccccc", width: 120).texts == ["aaa bbbbbbbb ", "ccccccc"])
  }

  @Test func aLonelyLastWordStaysAloneWhenToldSo() {
    let layout = BoxText.layout("aaaa bbbb cccc dd", width: 150) { $0.avoidsOrphans = false }
    #expect(layout.texts == ["aaaa bbbb cccc ", "dd"])
  }

  @Test func threeLinesAreGreedy() {
    let layout = BoxText.layout("aaaa bbbb cccc dddd eeee", width: 100)
    #expect(layout.texts == ["aaaa bbbb ", "cccc dddd ", "eeee"])
  }

  @Test func eachParagraphAvoidsItsOwnOrphans() {
    let layout = BoxText.layout("aaaa bbbb cccc dd\nx", width: 150)
    #expect(layout.texts == ["aaaa bbbb ", "cccc dd", "x"])
  }

  @Test func aWordWiderThanTheWidthBreaksByCharacter() {
    let layout = BoxText.layout("abcdefgh", width: 35)
    #expect(layout.texts == ["abc", "def", "gh"])
    #expect(layout.size == CGSize(width: 30, height: 3 * BoxText.line))
  }

  @Test func noWidthAtAllSetsOneCharacterALine() {
    let layout = BoxText.layout("abc", width: 0, height: nil)
    #expect(layout.texts == ["a", "b", "c"])
    #expect(layout.size == CGSize(width: 0, height: 3 * BoxText.line))
  }

  @Test func newlinesBreakAndATrailingOneAddsAnEmptyLine() {
    let layout = BoxText.layout("ab\nabcd\n")
    #expect(layout.texts == ["ab", "abcd", ""])
    #expect(layout.size == CGSize(width: 4 * BoxText.unit, height: 3 * BoxText.line))
    #expect(BoxText.layout("a\r\nb\u{2028}c").texts == ["a", "b", "c"])
  }

  @Test func anEmptyTextIsOneLineHighAndNothingWide() {
    #expect(BoxText.layout("").size == CGSize(width: 0, height: BoxText.line))
    #expect(BoxText.layout(StyledText(runs: [])).size == CGSize(width: 0, height: 17))
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, -.infinity, .greatestFiniteMagnitude, 1e-300])
  func strangeOffersNeverTrap(offer: CGFloat) {
    for mode in [ParagraphStyle.Truncation.head, .middle, .tail] {
      let layout = BoxText.layout("some words here", width: offer, height: offer) {
        $0.truncation = mode
        $0.maximumLines = 1
        $0.minimumScaleFactor = 0.5
        $0.allowsTightening = true
      }
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
  }

  @Test func strangeSizesAndSpacingsNeverTrap() {
    for number in [CGFloat.nan, .infinity, -3, 0] {
      var run = BoxText.run("a b", size: number)
      run.kerning = number
      run.baselineOffset = number
      let layout = BoxText.layout(StyledText(runs: [run]), width: 10) { $0.lineSpacing = number }
      #expect(!layout.size.width.isNaN && !layout.size.height.isNaN)
    }
  }

  @Test func aLongTextTakesTimeInProportion() {
    let words = String(repeating: "word and ", count: 12_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = BoxText.layout(words, width: 300) }
    #expect(time < .seconds(20), "108,000 characters; quadratic time would be minutes")
  }
}
