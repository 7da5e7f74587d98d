import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Facts text-metrics §1 to §7 and §10 that only a view shows; the rest is in TextFactsTests, StillsTextTests and
/// StillsTypesettingTests.
@Suite @MainActor struct TextLineFacts {
  private func commands(_ text: some View, _ size: CGSize = CGSize(width: 300, height: 100)) throws -> [DisplayCommand]
  {
    try RenderKit.place(text, in: size).commands.flat
  }

  private func width(_ text: some View) throws -> CGFloat { try RenderKit.size(text).width }

  // MARK: §1

  @Test func anUnderlineIsWholePixelsThickAndLiesOnPixelsInsideTheText() throws {
    let frame = try #require(
      try RenderKit.place(Text("abc").underline(), in: CGSize(width: 301, height: 99)).frames("Text").first)
    let line = try #require(
      try commands(Text("abc").underline(), CGSize(width: 301, height: 99)).compactMap { command -> CGRect? in
        if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
      }.first)
    // 0.05859 × 17 = 1.0 points are three pixels.
    #expect(isSame(line.height, 1))
    #expect(isSame((line.minY * 3).rounded(), line.minY * 3) && isSame((line.minX * 3).rounded(), line.minX * 3))
    #expect(line.minX >= frame.minX - 0.01 && line.maxX <= frame.maxX + 0.01)
    // Its middle is 0.15137 × 17 below the baseline, to the pixel.
    let baseline = frame.minY + 49.0 / 3
    #expect(abs(line.midY - (baseline + 2.573)) <= 0.34)
  }

  @Test func aLineThroughIsHalfAnXHeightAboveTheBaseline() throws {
    let placed = try RenderKit.place(Text("abc").strikethrough(), in: CGSize(width: 300, height: 99))
    let baseline = try #require(placed.frames("Text").first).minY + 49.0 / 3
    let line = placed.commands.flat.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }.first
    #expect(abs((line?.midY ?? 0) - (baseline - 17 * 1078.0 / 2048 / 2)) <= 0.34)
  }

  @Test(
    arguments: [
      (Text.LineStyle.Pattern.dot, [3.0, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
      (.dashDotDot, [10, 3, 3, 3, 3, 3]),
    ])
  func patternsAreInThicknessesAndBeginAtTheLeft(pattern: Text.LineStyle.Pattern, thicknesses: [Double]) throws {
    let style = try commands(Text("abcdef").underline(pattern: pattern)).compactMap { command -> StrokeStyle? in
      if case .stroke(_, _, let style) = command { style } else { nil }
    }.first
    let stroke = try #require(style)
    #expect(stroke.dashPhase == 0)
    #expect(zip(stroke.dash, thicknesses).allSatisfy { isSame($0, $1 * stroke.lineWidth) })
    #expect(stroke.dash.count == thicknesses.count)
  }

  @Test func theMachinesLanguagesDoNotChangeLines() throws {
    // Tall scripts among a phone's languages would; a picture has one locale.
    #expect(isSame(try RenderKit.size(Text("a\nb")).height, 61.0 / 3 + 22))
  }

  // MARK: §2

  /// Of the four words in the list, “Body” and “Headline” are 2 and 4 % wider there than in pictures: in
  /// why-not/all-text-styles the ink of “Headline” is 68.3 wide, as ours is.
  @Test(arguments: [("Hello", 17.0, 39.0), ("Title", 28, 52)])
  func wordsAreAsWideAsOnIOS(word: String, size: Double, expected: Double) throws {
    #expect(abs(try width(Text(verbatim: word).font(.system(size: size))) - expected) <= 0.02 * expected)
  }

  // MARK: §4 and §5

  @Test func aTextWithoutALimitHasAllItsLines() throws {
    let text = Text("a\nb\nc\nd\ne").lineLimit(2).lineLimit(nil)
    #expect(try RenderKit.place(Text("a\nb\nc").lineLimit(nil), in: CGSize(width: 90, height: 300)).lines.count == 3)
    #expect(try RenderKit.place(text, in: CGSize(width: 90, height: 300)).lines.count == 2, "the inner one counts")
  }

  @Test func aRangeReservesItsLowerBoundAndTheBaselineStaysOnTheLastRealLine() throws {
    let reserved = try FactStage.dimensions(Text("a").lineLimit(3...5))
    #expect(isSame(reserved.height, 61.0 / 3 + 44) && reserved[.lastTextBaseline] < 20)
    #expect(isSame(try RenderKit.size(Text("a").lineLimit(2, reservesSpace: true)).height, 61.0 / 3 + 22))
  }

  @Test func aLonelySecondWordTakesAnotherWithIt() throws {
    let lines = try RenderKit.place(Text("aaaa bbbb cccc dddd"), in: CGSize(width: 140, height: 90)).lines
    #expect(lines.count == 2 && lines[1].split(separator: " ").count == 2, "\(lines)")
  }

  @Test func leadingIsRightFromRightToLeft() throws {
    let placed = try RenderKit.place(
      Text("ab\na").environment(\.layoutDirection, .rightToLeft), in: CGSize(width: 200, height: 90))
    let layout = try #require(placed.texts.first?.layout)
    let ends = layout.lines.map { line in line.fragments.map { $0.origin.x + $0.advance }.max() ?? 0 }
    #expect(abs(ends[0] - ends[1]) < 0.5)
  }

  // MARK: §6

  @Test func longerTextsAreMoreFlexibleAndAskedLater() throws {
    let row = HStack {
      Text("A rather long text to shorten"); Text("short")
    }.lineLimit(1)
    let lines = try RenderKit.place(row, in: CGSize(width: 150, height: 40)).lines
    #expect(lines[1] == "short" && lines[0].hasSuffix("…"))
  }

  // MARK: §7

  @Test func spaceAfterTheLastLetterCountsAndNegativeSpacingToo() throws {
    let plain = try width(Text("ABCDEF"))
    #expect(abs(try width(Text("ABCDEF").tracking(3)) - plain - 18) < 0.34)
    #expect(abs(try width(Text("ABCDEF").kerning(-3)) - plain + 18) < 0.34)
    #expect(abs(try width(Text("ABCDEF").kerning(9).tracking(3)) - plain - 18) < 0.34, "tracking wins")
  }

  // MARK: §10

  @Test func symbolsHaveTheirFramesInRoundSteps() throws {
    let body = try RenderKit.size(Image(systemName: "star")),
      title = try RenderKit.size(Image(systemName: "star").font(.title))
    #expect(abs(body.width - 22) <= 0.7 && abs(body.height - 20) <= 0.7, "\(body)")
    #expect(abs(title.width - 36) <= 0.7 && abs(title.height - 34) <= 1, "\(title)")
    let small = try RenderKit.size(Image(systemName: "star").imageScale(.small)).width
    let large = try RenderKit.size(Image(systemName: "star").imageScale(.large)).width
    #expect(abs(small / body.width - 0.81) < 0.03 && abs(large / body.width - 1.28) < 0.03)
  }

  @Test func aSymbolIsCentredOnTheCapitalsBesideIt() throws {
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle"); Text("H")
      }, in: CGSize(width: 100, height: 60))
    let symbol = try #require(placed.frames("Image").first), text = try #require(placed.frames("Text").first)
    #expect(abs(symbol.midY - (text.minY + 49.0 / 3 - 17 * 0.7046 / 2)) <= 0.34)
  }

  @Test func markdownInALiteralIsStyleAndALinkIsTinted() throws {
    let placed = try RenderKit.place(Text("a **b** *c* `d` [e](https://example.com)"))
    let styles = placed.texts[0].layout?.lines[0].fragments.map(\.style) ?? []
    #expect(styles.contains { $0.font.weight == 600 } && styles.contains { $0.font.isItalic })
    #expect(styles.contains { $0.font.family == .system(.monospaced) })
    #expect(styles.last?.paint != styles.first?.paint && styles.allSatisfy { $0.underline == nil })
  }
}

extension [DisplayCommand] {
  /// Without groups; they only move things here.
  fileprivate var flat: [DisplayCommand] {
    flatMap { command -> [DisplayCommand] in
      if case .group(let group) = command { group.commands.flat } else { [command] }
    }
  }
}
