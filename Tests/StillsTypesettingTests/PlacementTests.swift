import Foundation
import StillsDisplay
import StillsGeometry
import Testing

@testable import StillsTypesetting

@Suite struct PlacementTests {
  @Test func alignmentShiftsLinesWithinTheTextsOwnWidth() {
    func lefts(_ alignment: ParagraphStyle.Alignment) -> [CGFloat] {
      BoxText.layout("aaaa\nbb", width: 300) { $0.alignment = alignment }.lines.map(\.origin.x)
    }
    #expect(lefts(.leading) == [0, 0])
    #expect(lefts(.center) == [0, 10])
    #expect(lefts(.trailing) == [0, 20])
  }

  @Test func leadingIsTheRightEdgeWhereTextRunsLeft() {
    let layout = BoxText.layout("אאאא\nבב", width: 300) { $0.isRightToLeft = true }
    #expect(layout.lines.map(\.origin.x) == [0, 20])
  }

  @Test func wordsOfTheOtherDirectionAreReordered() {
    let layout = BoxText.layout("אב cd") { $0.isRightToLeft = true }
    #expect(layout.lines[0].fragments.map { $0.glyphs?.text } == ["cd", "אב "])
    #expect(layout.lines[0].fragments.map(\.origin.x) == [0, 20])
  }

  @Test func kerningFollowsEveryCharacterTheLastIncluded() {
    for kerning: CGFloat in [-3, 0, 3] {
      var run = BoxText.run("ABCDEF")
      run.kerning = kerning
      #expect(BoxText.layout(StyledText(runs: [run])).size.width == 60 + 6 * kerning)
    }
  }

  @Test func trackingWinsOverKerning() {
    var run = BoxText.run("ab")
    (run.kerning, run.tracking) = (5, 1)
    #expect(BoxText.layout(StyledText(runs: [run])).size.width == 22)
  }

  @Test func anyOfferBetweenTheSizeAndTheOfferThatMadeItHasTheSameLayout() {
    let typesetter = Typesetter(engine: BoxFontEngine())
    let text = BoxText.text("aaa bbb ccc ddd")
    let made = typesetter.layout(text, style: BoxText.style(), width: 100, height: nil)
    for width in stride(from: made.size.width, through: 100, by: 1) {
      #expect(typesetter.layout(text, style: BoxText.style(), width: width, height: nil) == made)
    }
  }

  @Test func underlinesLieOnPixels() {
    var run = BoxText.run("abc")
    run.underline = StyledRun.Line()
    let grid = PixelGrid(scale: 2)
    let layout = BoxText.layout(StyledText(runs: [run]))
    let commands = layout.displayCommands(at: CGPoint(x: 0.2, y: 0), grid: grid)
    guard case .fill(let path, _, _) = commands.first else {
      Issue.record("An underline is a filled rectangle below the letters, not \(commands)")
      return
    }
    // Centre 0.1 · 20 below the baseline at 16, 1 thick; ends inwards.
    #expect(path.elements.first == .move(to: CGPoint(x: 0.5, y: 17.5)))
  }

  @Test func displayCommandsCarryTheLettersToTheirPlace() {
    let commands = BoxText.layout("ab").displayCommands(at: CGPoint(x: 5.25, y: 7), grid: PixelGrid(scale: 1))
    guard case .glyphs(let run, let paint)? = commands.first else {
      Issue.record("Letters are glyphs, not \(commands)")
      return
    }
    #expect(run.origin == CGPoint(x: 5.25, y: 7 + 16))
    #expect(run.glyphs.map(\.offset.x) == [0, 10])
    #expect(paint == .color(.black))
  }

  @Test func distancesToNeighboursFollowTheFont() {
    // Body: ascent 16.186, descent 4.101, capitals 11.978, leading 1.713 (text-metrics §8).
    let body = FontMetrics(
      ascent: 16.1865, descent: 4.1006, capHeight: 11.978, xHeight: 8.95, leading: 1.713, underlineOffset: 2,
      underlineThickness: 1)
    let spacing = TextSpacing(body, grid: PixelGrid(scale: 3))
    #expect(abs(spacing.viewAboveText - 6.43) < 0.01)
    #expect(abs(spacing.viewBelowText - 10.64) < 0.01)
    #expect(spacing.textAboveText == 2)
  }
}
