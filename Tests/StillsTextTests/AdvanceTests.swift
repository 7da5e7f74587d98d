import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

/// A font that an author names keeps its own advances, to the hundredth of a point.
@Suite struct AdvanceTests {
  private let engine = HarfBuzzEngine()

  private func run(_ text: String, weight: Double = 900, size: CGFloat = 20) -> ShapedRun? {
    let font = FontRequest(family: .named("Orbitron"), size: size, weight: weight)
    return engine.shape(text, font: font, language: nil, isRightToLeft: false, ligatures: true).first
  }

  @Test func pairsAreKerned() {
    let alone = ["a", "v"].compactMap { run($0)?.glyphs.first?.advance }.reduce(0, +)
    let pair = run("av")?.glyphs.reduce(0) { $0 + $1.advance } ?? 0
    // Orbitron Black's own pair: −39 of 1000 units.
    #expect(abs(pair - (alone - 0.039 * 20)) < 0.001)
  }

  @Test func advancesAreWholeFontUnitsOfTheFile() {
    for glyph in run("FLIGHT CALENDAR")?.glyphs ?? [] {
      let units = glyph.advance / 20 * 1000
      #expect(abs(units - units.rounded()) < 1e-6)
    }
  }

  @Test func kerningIsAddedAfterEveryGlyphTheLastIncluded() {
    let font = FontRequest(family: .named("Orbitron"), size: 20, weight: 900)
    var styled = StyledRun(text: "FLIGHT CALENDAR", font: font, paint: .color(.black))
    styled.kerning = 1
    let style = ParagraphStyle(pixelGrid: PixelGrid(scale: 3))
    let layout = Typesetter(engine: engine).layout(StyledText(runs: [styled]), style: style, width: nil, height: nil)
    let shaped = run("FLIGHT CALENDAR")?.glyphs ?? []
    let placed = layout.lines.first?.fragments.first?.glyphs?.glyphs ?? []
    #expect(placed.count == shaped.count && shaped.count == 15)
    var pen: CGFloat = 0
    for (place, glyph) in zip(placed, shaped) {
      #expect(abs(place.offset.x - pen) < 0.01)
      pen += glyph.advance + 1
    }
    #expect(abs((layout.lines.first?.width ?? 0) - pen) < 0.01)
  }

  @Test func heavierCapitalsKeepTheirAdvancesAndGrowInk() {
    let regular = run("H", weight: 400), black = run("H", weight: 900)
    #expect(regular?.glyphs.first?.advance == black?.glyphs.first?.advance)
    #expect(regular.flatMap { outline($0) } != black.flatMap { outline($0) })
  }

  private func outline(_ run: ShapedRun) -> Path? {
    run.glyphs.first.flatMap { engine.outline(of: $0.glyph, in: run.face) }
  }

  @Test func outlinesAreInEmsAndPointDown() {
    let path = run("H").flatMap { outline($0) }
    let points = path?.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    // Orbitron's capitals are 720 of 1000 units high.
    #expect(points?.map(\.y).min() == -0.72)
    #expect(points?.map(\.y).max() == 0)
  }

  @Test func aSpaceHasAnEmptyOutlineAndAnUnknownFaceNone() {
    #expect(run(" ").flatMap { outline($0) }?.isEmpty == true)
    #expect(engine.outline(of: 1, in: FaceReference(name: "Nobody", family: "Nobody", weight: 400)) == nil)
  }

  @Test func verticalMeasuresAreThoseOfTheHorizontalHeader() {
    let metrics = engine.metrics(for: FontRequest(family: .named("Orbitron"), size: 100))
    #expect(abs(metrics.ascent - 101.1) < 1e-9 && abs(metrics.descent - 24.3) < 1e-9)
    #expect(metrics.leading == 0 && metrics.capHeight == 72 && metrics.xHeight == 58)
  }
}
