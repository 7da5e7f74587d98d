import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

/// What holds for every text, style and offer.
@Suite struct TextLawTests {
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  private static let pieces = [
    "word", "a", "I", "fi", "ffi", "Wa", " ", " ", " ", "  ", "-", "/", ".", ",", "(", ")", "\u{A0}", "\t", "\n",
    "e\u{301}",
    "한국어", "안녕", "日本", "ッ", "ー", "。", "ภาษาไทย", "हिन्दी", "السلام", "עברית", "123", "٣", "😀", "🇰🇷", "👍🏽", "👩‍💻", "…",
    "\u{200B}",
    "\u{AD}", "\u{202E}", "\u{2068}", "\u{FFFC}", "long-hyphenated-words", "unbreakable_identifier_of_some_length",
  ]

  private static let shared = try? TestFonts.engine()

  private func text(_ random: inout Seeded) -> StyledText {
    let families: [FontRequest.Family] = [
      .system(.standard), .system(.standard), .system(.serif), .system(.rounded), .system(.monospaced),
      .named("Orbitron"),
      .named("Nothing"),
    ]
    return StyledText(
      runs: (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let string = (0..<Int.random(in: 0...8, using: &random))
          .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        var font = FontRequest(
          family: families.randomElement(using: &random) ?? .system(.standard),
          size: [11, 17, 17, 28.5, 0.1].randomElement(using: &random) ?? 17,
          weight: [nil, 300, 600, 900].randomElement(using: &random) ?? nil, isItalic: .random(using: &random),
          leading: [nil, 22, 3].randomElement(using: &random) ?? nil)
        if Int.random(in: 0..<6, using: &random) == 0 { font.features = [.smallCaps, .monospacedDigits] }
        var run = StyledRun(text: string, font: font, paint: .color(.black))
        run.kerning = [nil, nil, 1, -2].randomElement(using: &random) ?? nil
        run.tracking = [nil, nil, 0, 3].randomElement(using: &random) ?? nil
        run.baselineOffset = [0, 0, 4, -6].randomElement(using: &random) ?? 0
        run.language = [nil, "ja", "ko", "ar", "zh-Hant"].randomElement(using: &random) ?? nil
        return run
      })
  }

  private func style(_ random: inout Seeded) -> ParagraphStyle {
    var style = ParagraphStyle(pixelGrid: PixelGrid(scale: [1, 2, 3].randomElement(using: &random) ?? 3))
    style.isRightToLeft = .random(using: &random)
    style.directionFollowsContent = .random(using: &random)
    style.maximumLines = [nil, nil, 1, 2, 5].randomElement(using: &random) ?? nil
    style.minimumLines = [1, 1, 3].randomElement(using: &random) ?? 1
    style.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
    style.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
    style.minimumScaleFactor = [1, 1, 0.5].randomElement(using: &random) ?? 1
    style.allowsTightening = .random(using: &random)
    style.lineSpacing = [0, 0, 5].randomElement(using: &random) ?? 0
    return style
  }

  /// 10,000 texts.
  @Test(arguments: 0..<20) func everyTextKeepsTheLaws(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let engine = try #require(try TestFonts.engine() as HarfBuzzEngine?)
    let typesetter = Typesetter(engine: engine), again = Typesetter(engine: engine)
    for number in 0..<500 {
      let text = text(&random), style = style(&random)
      let width: CGFloat? = [nil, 0, 20, 60, 120.5, 300].randomElement(using: &random) ?? nil
      let height: CGFloat? = [nil, nil, 0, 25, 70].randomElement(using: &random) ?? nil
      let layout = typesetter.layout(text, style: style, width: width, height: height)
      let told = Comment(
        "\(text.string.debugDescription) in \(String(describing: width))×\(String(describing: height))")
      #expect(areFinite(layout), told)
      if number % 5 == 0 {
        #expect(layout == again.layout(text, style: style, width: width, height: height), told)
      }
      #expect(layout == typesetter.layout(text, style: style, width: width, height: height), told)
      if let limit = style.maximumLines { #expect(layout.lines.count <= limit, told) }
      if let width, let line = layout.lines.first(where: { !keeps(width, $0) }) {
        Issue.record("a line of \(line.width), “\(line.text)” (\(style.truncation)), in \(told)")
      }
      #expect(layout.size.width * style.pixelGrid.scale == (layout.size.width * style.pixelGrid.scale).rounded(), told)
      if !layout.isTruncated {
        #expect(layout.lines.map(\.text).joined() == text.string.filter { !$0.isNewline }, told)
      }
    }
  }

  private func areFinite(_ layout: TextLayout) -> Bool {
    let lengths =
      [layout.size.width, layout.size.height, layout.firstBaseline, layout.lastBaseline]
      + layout.lines.flatMap { [$0.origin.x, $0.origin.y, $0.width] }
      + layout.runs.flatMap { run in run.glyphs.flatMap { [$0.offset.x, $0.offset.y] } + [run.advance, run.origin.x] }
    return lengths.allSatisfy(\.isFinite) && layout.size.width >= 0 && layout.size.height >= 0
  }

  /// A line is as wide as offered at most, unless it is one character, or an ellipsis.
  private func keeps(_ width: CGFloat, _ line: TextLine) -> Bool {
    line.width <= width + 0.02 || line.text.count <= 1
      || line.fragments.compactMap(\.glyphs).flatMap(\.glyphs).count <= 2 || isOneCluster(line)
  }

  private func isOneCluster(_ line: TextLine) -> Bool {
    let clusters = line.fragments.compactMap(\.glyphs).flatMap { run in
      Set(run.glyphs.map(\.cluster)).map { ($0, run.text) }
    }
    return clusters.count <= 2
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308, 1e6, 0, -4, .leastNonzeroMagnitude])
  func noSizeTraps(size: CGFloat) throws {
    let typesetter = Typesetter(engine: try TestFonts.engine())
    var run = StyledRun(
      text: "Big 日本 😀", font: FontRequest(family: .system(.standard), size: size), paint: .color(.black))
    (run.kerning, run.baselineOffset) = (size, size)
    var style = ParagraphStyle(pixelGrid: PixelGrid(scale: 3))
    (style.lineSpacing, style.minimumScaleFactor, style.allowsTightening) = (size, size, true)
    style.maximumLines = 1
    for width in [nil, 100, size] as [CGFloat?] {
      let layout = typesetter.layout(StyledText(runs: [run]), style: style, width: width, height: size)
      #expect(layout.size.width >= 0 && !layout.size.width.isNaN && !layout.size.height.isNaN)
      _ = layout.displayCommands(at: .zero, grid: style.pixelGrid)
    }
  }

  @Test func aMegabyteOfTextIsSet() throws {
    let typesetter = Typesetter(engine: try TestFonts.engine())
    let string = String(repeating: "A megabyte of words 안녕 ", count: 40_000)
    let layout = typesetter.layout(
      TestFonts.text(string), style: ParagraphStyle(pixelGrid: PixelGrid(scale: 3)), width: 300, height: nil)
    #expect(layout.lines.count > 10_000)
    #expect(layout.size.width <= 300)
  }
}
