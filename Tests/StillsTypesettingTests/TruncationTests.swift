import Foundation
import Testing

@testable import StillsTypesetting

@Suite struct TruncationTests {
  @Test func theLastAllowedLineEndsInAnEllipsis() {
    let layout = BoxText.layout("aaaa bbbb cccc dddd eeee", width: 100) { $0.maximumLines = 2 }
    #expect(layout.texts == ["aaaa bbbb ", "cccc dddd…"])
    #expect(layout.isTruncated)
    #expect(layout.size.height == 2 * BoxText.line)
  }

  @Test func spacesNextToTheEllipsisAreDropped() {
    #expect(BoxText.layout("aaaa bbbb", width: 60) { $0.maximumLines = 1 }.texts == ["aaaa…"])
    #expect(BoxText.layout("aaaa bbbb", width: 79) { $0.maximumLines = 1 }.texts == ["aaaa b…"])
  }

  @Test func headKeepsTheEndAndMiddleBoth() {
    let head = BoxText.layout("abcdefghij", width: 50) {
      $0.maximumLines = 1
      $0.truncation = .head
    }
    #expect(head.texts == ["…ghij"])
    let middle = BoxText.layout("abcdefghij", width: 50) {
      $0.maximumLines = 1
      $0.truncation = .middle
    }
    #expect(middle.texts == ["ab…ij"])
  }

  @Test func aNewlineBeyondTheLimitLeavesAnEllipsis() {
    #expect(BoxText.layout("ab\ncd", width: 100) { $0.maximumLines = 1 }.texts == ["ab…"])
  }

  @Test func lackOfHeightLimitsTheLines() {
    let text = "aaaa bbbb cccc dddd eeee"
    #expect(BoxText.layout(text, width: 100, height: 60).texts.count == 3)
    #expect(BoxText.layout(text, width: 100, height: 59).texts == ["aaaa bbbb ", "cccc dddd…"])
    #expect(BoxText.layout(text, width: 100, height: 5).texts == ["aaaa bbbb…"])
  }

  @Test func noHeightAtAllLeavesOneLine() {
    #expect(BoxText.layout("aaaa bbbb cccc dddd eeee", width: 100, height: 0).texts.count == 1)
  }

  @Test func scalingComesBeforeTruncation() {
    let layout = BoxText.layout("abcdefghij", width: 80) {
      $0.maximumLines = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!layout.isTruncated)
    #expect(abs(layout.scaleFactor - 0.8) < 0.005)
    #expect(layout.size.width <= 80)
  }

  @Test func scalingStopsAtTheLeastFactor() {
    let layout = BoxText.layout("abcdefghij", width: 40) {
      $0.maximumLines = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.texts == ["abcdefg…"])
    #expect(layout.scaleFactor == 0.5)
  }

  @Test func tighteningComesBeforeScaling() {
    let layout = BoxText.layout("abcdefghij", width: 97) {
      $0.maximumLines = 1
      $0.allowsTightening = true
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.texts == ["abcdefghij"])
    #expect(layout.scaleFactor == 1)
    #expect(layout.size.width <= 97)
  }
}
