import Foundation
import Testing

@testable import StillsTypesetting

/// Indents, room between paragraphs, tab stops. A character of the box font is 10 wide, a line 20 high.
@Suite struct ParagraphShapeTests {
  private func places(_ layout: TextLayout) -> [CGFloat] { layout.lines.map(\.origin.x) }

  private func end(_ layout: TextLayout) -> CGFloat? {
    guard let line = layout.lines.last else { return nil }
    return line.origin.x + line.width
  }

  @Test func theFirstLineStandsInByItsOwnIndent() {
    let layout = BoxText.layout("aaa bbb ccc\nddd", width: 100) { ($0.firstLineIndent, $0.indent) = (40, 15) }
    #expect(layout.texts == ["aaa ", "bbb ccc", "ddd"])
    let expected: [CGFloat] = [40, 15, 40]
    #expect(places(layout) == expected)
    #expect(layout.size.width == CGFloat(85))
  }

  @Test func linesThatStandInHaveLessRoom() {
    let layout = BoxText.layout("aaa bbb", width: 70) { $0.firstLineIndent = 1 }
    #expect(layout.texts == ["aaa ", "bbb"])
  }

  @Test func textToTheLeftStandsInFromTheRight() {
    let layout = BoxText.layout("aaa bbb ccc", width: 80) {
      ($0.isRightToLeft, $0.indent) = (true, 20)
    }
    #expect(layout.texts == ["aaa bbb ", "ccc"])
    #expect(places(layout).last == layout.size.width - 20 - 30)
  }

  @Test func paragraphsStandApart() {
    let layout = BoxText.layout("a\nb\nc") { $0.paragraphSpacing = 7 }
    #expect(layout.size.height == 3 * BoxText.line + 14)
    #expect(layout.lines[1].origin.y - layout.lines[0].origin.y == BoxText.line + 7)
  }

  @Test func aLineMayEndAnywhere() {
    let layout = BoxText.layout("aaaa bbbb", width: 70) { $0.breaksAnywhere = true }
    #expect(layout.texts == ["aaaa bb", "bb"])
  }

  @Test func tabsGoToTheirStops() {
    let leading = BoxText.layout("a\tbb") { $0.tabStops = [.init(location: 50)] }
    #expect(leading.size.width == CGFloat(70))
    let trailing = BoxText.layout("a\tbb\tc") {
      $0.tabStops = [.init(location: 50, alignment: .trailing), .init(location: 90, alignment: .center)]
    }
    // “bb” ends at 50, and the middle of “c” is at 90.
    #expect(trailing.size.width == CGFloat(95))
  }

  @Test func stopsBehindTheLastComeEveryTwentyEightPoints() {
    let layout = BoxText.layout("a\tb\tc") { $0.tabStops = [.init(location: 30)] }
    #expect(end(layout) == CGFloat(66))
  }
}
