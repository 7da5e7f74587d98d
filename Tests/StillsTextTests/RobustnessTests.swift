import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct RobustnessTests {
  /// The same numbers on every machine (a linear congruence, as in Knuth).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 ^ state << 32
    }
  }

  private static let pieces = [
    "a", "fi", "ffi", "W", "é", "e\u{301}\u{302}", " ", "  ", "\u{A0}", "\t", "\n", "\r\n", "\u{2028}", "\u{0}",
    "\u{7F}", "\u{200B}",
    "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2067}", "\u{2069}", "한", "글", "ㄱ", "\u{1112}\u{1161}\u{11AB}", "日", "ア",
    "。", "「",
    "א", "ש\u{5B8}", "ل", "لا", "ك\u{651}", "1", "٣", "(", ")", "-", "/", "…", "👩‍👩‍👧", "🇰🇷", "👍🏽", "क्षि", "ก็", "\u{FFFC}",
    "\u{FFFD}", "\u{10FFFF}", "𝒳",
  ]

  @Test(arguments: 0..<6) func anyTextInAnyStyleIsSetWithoutATrap(seed: UInt64) {
    var random = Seeded(state: seed &* 977 &+ 13)
    let engine = HarfBuzzEngine()
    let typesetter = Typesetter(engine: engine)
    let sizes: [CGFloat] = [0, 1, 17, 28, 1e6, -4, .nan, .infinity]
    let families: [FontRequest.Family] =
      FontRequest.Design.allCases.map(FontRequest.Family.system) + [.named("Orbitron"), .named(""), .named("Nope")]
    for _ in 0..<8 {
      let runs = (0..<Int.random(in: 0...4, using: &random)).map { _ -> StyledRun in
        let text = (0..<Int.random(in: 0...12, using: &random))
          .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        var font = FontRequest(
          family: families.randomElement(using: &random) ?? .named(""),
          size: sizes.randomElement(using: &random) ?? 17,
          weight: [nil, 400, 900, .nan].randomElement(using: &random) ?? nil,
          isItalic: .random(using: &random), leading: [nil, 22, .nan].randomElement(using: &random) ?? nil)
        if Bool.random(using: &random) { font.features = Set(FontRequest.Feature.allCases) }
        var run = StyledRun(text: text, font: font, paint: .color(.black))
        run.kerning = [nil, 1, -50, .infinity].randomElement(using: &random) ?? nil
        run.tracking = [nil, 0, 2].randomElement(using: &random) ?? nil
        run.underline = Bool.random(using: &random) ? StyledRun.Line() : nil
        return run
      }
      var style = ParagraphStyle(pixelGrid: PixelGrid(scale: 3))
      style.isRightToLeft = .random(using: &random)
      style.maximumLines = [nil, 1, 2, 0].randomElement(using: &random) ?? nil
      style.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      style.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
      style.minimumScaleFactor = [1, 0.5, .nan].randomElement(using: &random) ?? 1
      style.allowsTightening = .random(using: &random)
      for width in [nil, 0, 7, 60, 300, CGFloat.infinity] as [CGFloat?] {
        let text = StyledText(runs: runs)
        let layout = typesetter.layout(
          text, style: style, width: width, height: [nil, 0, 30].randomElement(using: &random) ?? nil)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.size.width >= 0 && layout.size.height >= 0)
        let commands = layout.displayCommands(at: .zero, grid: style.pixelGrid)
        #expect(commands.allSatisfy { isDrawable($0, engine) })
      }
    }
  }

  private func isDrawable(_ command: DisplayCommand, _ engine: HarfBuzzEngine) -> Bool {
    guard case .glyphs(let run, _) = command else { return true }
    return run.glyphs.allSatisfy { glyph in
      glyph.offset.x.isFinite && glyph.offset.y.isFinite && glyph.cluster >= 0
        && glyph.cluster < max(1, run.text.utf8.count) && engine.outline(of: glyph.glyph, in: run.face) != nil
    }
  }

  @Test func allCharactersOfTheTextAreInTheGlyphRuns() {
    let engine = HarfBuzzEngine()
    let font = FontRequest(family: .system(.standard), size: 17)
    let text = "Hi 안녕 שלום (abc) 123"
    let styled = StyledText(runs: [StyledRun(text: text, font: font, paint: .color(.black))])
    let layout = Typesetter(engine: engine)
      .layout(styled, style: ParagraphStyle(pixelGrid: PixelGrid(scale: 2)), width: nil, height: nil)
    let shown = layout.lines.flatMap(\.fragments).compactMap(\.glyphs?.text).joined()
    #expect(shown.unicodeScalars.sorted() == text.unicodeScalars.sorted())
  }

  @Test func twoEnginesGiveTheSameLayout() {
    let text = StyledText(runs: [
      StyledRun(
        text: "The same bytes, 안녕, whatever the machine", font: FontRequest(family: .system(.standard), size: 17),
        paint: .color(.black))
    ])
    let style = ParagraphStyle(pixelGrid: PixelGrid(scale: 3))
    let layouts = (0..<2).map { _ in
      Typesetter(engine: HarfBuzzEngine()).layout(text, style: style, width: 120, height: nil)
    }
    #expect(layouts[0] == layouts[1])
  }
}
