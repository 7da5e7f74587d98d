import Foundation
import Testing

@testable import StillsTypesetting

/// Tab stops are 28 points apart; a character of the box font is 10 wide.
@Suite struct TabTests {
  private func starts(_ layout: TextLayout) -> [[CGFloat]] {
    layout.lines.map { line in
      line.fragments.flatMap { fragment in
        (fragment.glyphs?.glyphs ?? []).map { fragment.origin.x + $0.offset.x }
      }
    }
  }

  @Test func whatFollowsATabStandsAtTheNextStop() {
    let layout = BoxText.layout("a\tb\naaa\tb")
    #expect(layout.size.width == 66)
    let expected: [[CGFloat]] = [[0, 10, 28], [0, 10, 20, 30, 56]]
    #expect(starts(layout) == expected)
  }

  @Test func aTabAtAStopGoesToTheNextOne() {
    #expect(BoxText.layout("\t\tb").size.width == 66)
  }

  @Test func columnsLineUp() {
    let layout = BoxText.layout("a\tb\tc\naa\tbb\tc")
    let columns: [CGFloat?] = [56, 56]
    #expect(starts(layout).map(\.last) == columns)
  }

  @Test func stopsCountFromWhereALineStarts() {
    let layout = BoxText.layout("aaaa bbbb\tc", width: 70)
    #expect(layout.texts == ["aaaa ", "bbbb\tc"])
    #expect(starts(layout).last?.last == CGFloat(56))
    #expect(layout.size.width == 66)
  }
}
