import Foundation
import StillsDisplay
import StillsGeometry
import Testing

@testable import StillsTypesetting

@Suite struct LineHeightTests {
  @Test func lineSpacingCountsOnlyWhereItIsMoreThanTheStyles() {
    #expect(BoxText.layout(BoxText.text("a\nb", leading: 26)).size.height == CGFloat(26 + 20))
    #expect(BoxText.layout(BoxText.text("a\nb", leading: 26)) { $0.lineSpacing = 5 }.size.height == CGFloat(26 + 20))
    #expect(BoxText.layout(BoxText.text("a\nb", leading: 26)) { $0.lineSpacing = 9 }.size.height == CGFloat(29 + 20))
    #expect(BoxText.layout("a") { $0.lineSpacing = 9 }.size.height == 20)
  }

  @Test func aLeadingBelowTheLineHeightIsKept() {
    #expect(BoxText.layout(BoxText.text("a\nb", leading: 18)).size.height == CGFloat(18 + 20))
  }

  @Test func mixedFontsShareABaseline() {
    let layout = BoxText.layout(StyledText(runs: [BoxText.run("a", size: 20), BoxText.run("b", size: 40)]))
    #expect(layout.size == CGSize(width: 10 + 20, height: 40))
    #expect(layout.firstBaseline == 0.8 * 40)
    #expect(Set(layout.lines[0].fragments.map(\.origin.y)) == [32])
  }

  @Test func raisingLowersTheBaselineAndDroppingMovesTheGlyphs() {
    var run = BoxText.run("a")
    run.baselineOffset = 6
    let raised = BoxText.layout(StyledText(runs: [run]))
    #expect(raised.size.height == 26)
    #expect(raised.firstBaseline == CGFloat(16 + 6))
    #expect(raised.lines[0].fragments[0].origin.y == 16)
    run.baselineOffset = -6
    let dropped = BoxText.layout(StyledText(runs: [run]))
    #expect(dropped.size.height == 26)
    #expect(dropped.firstBaseline == 16)
    #expect(dropped.lines[0].fragments[0].origin.y == CGFloat(16 + 6))
  }

  @Test func heightIsKeptForTheLeastNumberOfLines() {
    let layout = BoxText.layout("a") { $0.minimumLines = 3 }
    #expect(layout.size.height == 3 * BoxText.line)
    #expect(layout.lastBaseline == 16)
  }

  @Test func attachmentsStandOnTheLine() {
    var run = BoxText.run("")
    run.attachment = StyledRun.Attachment(size: CGSize(width: 30, height: 30), descent: 6, commands: [])
    let layout = BoxText.layout(StyledText(runs: [BoxText.run("a"), run, BoxText.run("b")]))
    #expect(layout.size == CGSize(width: 50, height: 24 + 6))
    #expect(layout.firstBaseline == 24)
    #expect(layout.lines[0].fragments.map(\.origin.x) == [0, 10, 40])
  }
}
