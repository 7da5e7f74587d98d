import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting
import SwiftUI
import Testing

@testable import StillsUI

/// One rule of facts text-metrics a test, in its order; what other suites have is left out here.
@Suite @MainActor struct TextFactsTests {
  private func size(_ text: some View, _ world: World = World()) throws -> CGSize {
    try RenderKit.size(text, world: world)
  }

  private var retina: World {
    var world = World()
    world.scale = 2
    return world
  }

  // MARK: §3 Rounding

  @Test(arguments: [
    (Font.largeTitle, 41), (.title, 33.5), (.title2, 26.5), (.title3, 24), (.headline, 20.5), (.body, 20.5),
    (.callout, 19.5), (.subheadline, 18), (.footnote, 16), (.caption, 14.5), (.caption2, 13.5),
  ])
  func aLineIsAsHighAsItsStyleAtTwoPixelsAPoint(font: Font, height: CGFloat) throws {
    #expect(try size(Text("Hello").font(font), retina).height == height)
  }

  /// 1.19336 of the size, up to the pixel.
  @Test(arguments: TypeSize.allCases) func everyStyleHasItsSizeAtEveryTypeSize(typeSize: TypeSize) throws {
    var world = World()
    world.typeSize = typeSize
    for style in Font.TextStyle.allCases {
      let metrics = TextStyleMetrics.of(style.name, typeSize)
      let expected = PixelGrid(scale: 3).ceil(metrics.size * 2444 / 2048)
      #expect(isSame(try size(Text("Hg").font(.system(style)), world).height, expected), "\(style) at \(typeSize)")
      let two = PixelGrid(scale: 3).ceil(metrics.size * 2444 / 2048 + metrics.leading)
      #expect(isSame(try size(Text("H\ng").font(.system(style)), world).height, two), "\(style) at \(typeSize)")
    }
  }

  @Test func widthsAreRoundedUpToThePixel() throws {
    for text in ["Hello", "i", "A longer text, of several words"] {
      let width = try size(Text(text)).width
      #expect(isSame(width * 3, (width * 3).rounded()))
    }
  }

  @Test func viewsWithoutTextHaveTheirBaselineAtTheBottom() throws {
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 10, height: 50)
        Text("a")
      })
    let text = placed.frames("Text")[0], square = try #require(placed.frames("Color").first)
    #expect(isSame(text.minY + 49.0 / 3, square.maxY))
  }

  // MARK: §4 Lines

  @Test func lineSpacingIsAddedToTheNaturalHeightNotToTheLeading() throws {
    // Body: 20.2871 high, 22 from line to line. 1 point changes nothing, 5 points count from the natural height.
    let natural: CGFloat = 17 * 2444 / 2048
    let grid = PixelGrid(scale: 3)
    #expect(isSame(try size(Text("a\nb").lineSpacing(1)).height, grid.ceil(natural + 22)))
    #expect(isSame(try size(Text("a\nb").lineSpacing(5)).height, grid.ceil(2 * natural + 5)))
    #expect(isSame(try size(Text("a").lineSpacing(5)).height, grid.ceil(natural)), "one line is not spaced")
  }

  @Test func aRaisedTextGrowsByWhatItIsRaised() throws {
    let plain = try size(Text("a")).height
    #expect(isSame(try size(Text("a").baselineOffset(6)).height, plain + 6))
    #expect(isSame(try size(Text("a").baselineOffset(-6)).height, plain + 6))
  }

  @Test func textCaseFollowsTheLocale() throws {
    var turkish = World()
    turkish.locale = "tr_TR"
    #expect(try RenderKit.place(Text("iş").textCase(.uppercase), world: turkish).strings == ["İŞ"])
    #expect(try RenderKit.place(Text("iş").textCase(.uppercase)).strings == ["IŞ"])
    #expect(try RenderKit.place(Text("IŞ").textCase(.lowercase).textCase(.uppercase)).strings == ["iş"])
  }

  @Test func wordsAreNotHyphenated() throws {
    let placed = try RenderKit.place(Text("an incomprehensibility"), in: CGSize(width: 120, height: 200))
    #expect(placed.lines == ["an ", "incomprehensibilit", "y"] || !placed.lines.joined().contains("-"))
  }

  // MARK: §5 Limits and alignment

  @Test func oneLineStaysWhateverTheLimit() throws {
    for limit in [0, -5, 1] {
      #expect(isSame(try size(Text("a\nb").lineLimit(limit)).height, 61.0 / 3))
    }
  }

  @Test func alignmentNeverChangesTheSize() throws {
    let text = Text("A few words that wrap over lines").frame(width: 100)
    let sizes = try TextAlignment.allCases.map { try size(text.multilineTextAlignment($0)) }
    #expect(Set(sizes.map(\.height)).count == 1)
    let single = try [TextAlignment.leading, .trailing].map { alignment in
      try RenderKit.place(Text("a").multilineTextAlignment(alignment)).commands
    }
    #expect(single[0] == single[1])
  }

  @Test func onlyTheLastPermittedLineIsTruncated() throws {
    let placed = try RenderKit.place(
      Text("One two three four five six seven eight nine ten").lineLimit(2), in: CGSize(width: 120, height: 300))
    #expect(placed.lines.count == 2)
    #expect(!placed.lines[0].contains("…") && placed.lines[1].hasSuffix("…"))
  }

  @Test func truncationModesChooseWhatStays() throws {
    func lines(_ mode: Text.TruncationMode) throws -> [String] {
      try RenderKit.place(
        Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(mode), in: CGSize(width: 100, height: 50)
      ).lines
    }
    #expect(try lines(.tail)[0].hasPrefix("abc") && lines(.tail)[0].hasSuffix("…"))
    #expect(try lines(.head)[0].hasPrefix("…") && lines(.head)[0].hasSuffix("xyz"))
    let middle = try lines(.middle)[0]
    #expect(middle.hasPrefix("abc") && middle.hasSuffix("yz") && middle.contains("…"))
  }

  // MARK: §6 Proposals

  /// What a text reports for proposals.
  private func answers(_ text: some View, _ proposals: [ProposedViewSize]) throws -> [CGSize] {
    let record = Record()
    _ = try RenderKit.place(Probe(proposals: proposals, record: record) { text })
    return record.sizes
  }

  @Test func withoutBoundATextIsItsSingleLines() throws {
    let sizes = try answers(Text("A few words"), [.unspecified, .infinity, ProposedViewSize(width: 1000, height: nil)])
    #expect(sizes[0] == sizes[1] && sizes[0] == sizes[2])
    #expect(isSame(sizes[0].height, 61.0 / 3))
  }

  @Test func withoutWidthATextReportsNone() throws {
    let sizes = try answers(Text("abc"), [.zero, ProposedViewSize(width: 0, height: nil)])
    #expect(sizes[0].width == 0)
    #expect(sizes[1].width == 0 && isSame(sizes[1].height, 193.0 / 3), "a character a line")
  }

  @Test func aWidthIsNeverExceededAndNeverFilled() throws {
    let sizes = try answers(
      Text("A few words that wrap"), [80, 100.5, 150].map { ProposedViewSize(width: $0, height: nil) })
    for (size, width) in zip(sizes, [80, 100.5, 150]) { #expect(size.width <= width && size.height > 40) }
  }

  @Test func heightPressureKeepsAsManyLinesAsFit() throws {
    let text = Text("One two three four five six seven eight nine ten eleven twelve")
    let sizes = try answers(text, [nil, 70, 45, 10].map { ProposedViewSize(width: 100, height: $0) })
    #expect(sizes[0].height > 100)
    #expect(isSame(sizes[1].height, 193.0 / 3), "three lines of 22 in 70")
    #expect(isSame(sizes[2].height, 127.0 / 3))
    #expect(isSame(sizes[3].height, 61.0 / 3), "one at least")
  }

  @Test func aFixedHeightIgnoresThePressure() throws {
    let text = Text("One two three four five six seven eight nine ten").fixedSize(horizontal: false, vertical: true)
    let sizes = try answers(text, [nil, 10].map { ProposedViewSize(width: 100, height: $0) })
    #expect(sizes[0] == sizes[1])
  }

  @Test func anEmptyTextIsOneLineHighAndNothingWide() throws {
    let sizes = try answers(Text(""), [.unspecified, .zero])
    #expect(sizes.allSatisfy { $0.width == 0 && isSame($0.height, 61.0 / 3) })
  }

  @Test func theTextWithTheHigherPriorityIsAskedFirst() throws {
    func lines(_ priority: Double) throws -> [String] {
      try RenderKit.place(
        HStack {
          Text("A long text that is important")
          Text("Another long text that is not").layoutPriority(priority)
        }.lineLimit(1), in: CGSize(width: 250, height: 50)
      ).lines
    }
    #expect(try lines(1)[1] == "Another long text that is not")
    #expect(try lines(-1)[0] == "A long text that is important")
  }

  // MARK: §7 Kerning

  @Test func trackingOfNothingStillWinsOverKerning() throws {
    let plain = try size(Text("abc")).width
    #expect(isSame(try size(Text("abc").kerning(5).tracking(0)).width, plain))
  }

  // MARK: §10 Miscellaneous

  @Test func theDefaultFontIsBody() throws {
    #expect(try size(Text("Hello")) == size(Text("Hello").font(.body)))
  }

  @Test func textsThatAreAddedKeepTheirStyleAndInheritTheRest() throws {
    let text = (Text("a").font(.largeTitle).foregroundColor(.red) + Text("b")).bold()
    let segments = text.segments(
      with: TextFormatting(
        EnvironmentValues(surroundings: Surroundings(world: World(), typesetter: nil, reports: ReportSink()))))
    #expect(segments.map(\.attributes.font) == [.largeTitle, nil])
    #expect(segments.map(\.attributes.fontTraits.isBold) == [true, true])
    #expect(segments.map { $0.attributes.foreground != nil } == [true, false])
    // One paragraph, one baseline: as high as the largest.
    #expect(isSame(try size(text).height, 122.0 / 3))
  }

  @Test func aSymbolInATextScalesWithItsFont() throws {
    func width(_ font: Font) throws -> CGFloat {
      try size(Text(Image(systemName: "star")).font(font)).width
    }
    #expect(try width(.largeTitle) > 1.7 * width(.body))
    #expect(try size(Text("\(Image(systemName: "star")) star")).width > size(Text("star")).width)
  }

  @Test func linksAreTintedAndNotUnderlined() throws {
    let placed = try RenderKit.place(Text("[here](https://example.com) there").tint(.green))
    let layout = try #require(placed.texts.first?.layout)
    let runs = layout.lines[0].fragments.map(\.style)
    #expect(runs[0].paint != runs[1].paint)
    #expect(runs.allSatisfy { $0.underline == nil })
  }

  @Test(
    arguments: Array(
      zip(
        [Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot], StyledRun.Line.Pattern.allCases)))
  func linesUnderAndThroughHavePatternsAndColours(
    pattern: Text.LineStyle.Pattern, drawn: StyledRun.Line.Pattern
  ) throws {
    let placed = try RenderKit.place(
      VStack {
        Text("a").underline(pattern: pattern, color: .red)
        Text("a").strikethrough(true, pattern: pattern)
        Text("a").underline(false)
      })
    let styles = placed.texts.compactMap { $0.layout?.lines.first?.fragments.first?.style }
    #expect(styles[0].underline?.pattern == drawn && styles[0].underline?.color != nil)
    #expect(styles[1].strikethrough == StyledRun.Line(pattern: drawn))
    #expect(styles[2].underline == nil)
  }

  @Test func rangesClampTheTypeSize() throws {
    var world = World()
    world.typeSize = .accessibility5
    let body = try size(Text("a").dynamicTypeSize(.small ... .xxLarge), world).height
    world.typeSize = .xxLarge
    #expect(try size(Text("a"), world).height == body)
    world.typeSize = .xSmall
    let least = try size(Text("a").dynamicTypeSize(.medium...), world).height
    world.typeSize = .medium
    #expect(try size(Text("a"), world).height == least)
  }

  @Test func tighteningComesBeforeScalingAndScalingBeforeAnEllipsis() throws {
    func layout(_ text: some View, _ width: CGFloat) throws -> TextLayout? {
      try RenderKit.place(text.lineLimit(1), in: CGSize(width: width, height: 50)).texts.first?.layout
    }
    let text = Text("A text of one line")
    let full = try size(text).width
    let tight = try layout(text.allowsTightening(true).minimumScaleFactor(0.5), full - 3)
    #expect(tight?.isTruncated == false && tight?.scaleFactor == 1)
    let scaled = try layout(text.allowsTightening(true).minimumScaleFactor(0.5), full * 0.7)
    #expect(scaled?.isTruncated == false && (scaled?.scaleFactor ?? 1) < 0.8)
    let cut = try layout(text.allowsTightening(true).minimumScaleFactor(0.9), full * 0.5)
    #expect(cut?.isTruncated == true)
    #expect(isSame(cut?.scaleFactor ?? 0, 0.9))
  }

  @Test func attributesOfAttributedStringsAreDrawn() throws {
    var string = AttributedString("abc")
    string.font = .title
    string.foregroundColor = .red
    string.backgroundColor = .yellow
    string.kern = 2
    string.baselineOffset = 3
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    string.strikethroughStyle = .single
    var strong = AttributedString("d")
    strong.inlinePresentationIntent = [.stronglyEmphasized, .emphasized, .strikethrough]
    var code = AttributedString("e")
    code.inlinePresentationIntent = .code
    var link = AttributedString("f")
    link.link = URL(string: "https://example.com")
    let placed = try RenderKit.place(Text(string + strong + code + link))
    let styles = placed.texts[0].layout?.lines[0].fragments.map(\.style) ?? []
    #expect(styles.count == 4)
    #expect(styles[0].font.size == 28 && styles[0].kerning == 2 && styles[0].baselineOffset == 3)
    #expect(styles[0].backgroundColor != nil && styles[0].underline?.pattern == .dot)
    #expect(styles[1].font.weight == 600 && styles[1].font.isItalic && styles[1].strikethrough != nil)
    #expect(styles[2].font.family == .system(.monospaced))
    #expect(styles[3].paint != styles[2].paint)
  }

  @Test func markdownBecomesAttributes() throws {
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let string = try AttributedString(markdown: "a **b**\n*c* `d` ~~e~~ [f](https://example.com)", options: inline)
    #expect(String(string.characters) == "a b\nc d e f")
    #expect(string.runs.compactMap(\.link).count == 1)
    let full = try AttributedString(markdown: "# Title\n\nsome\ntext\n\n- item")
    #expect(String(full.characters) == "Titlesome textitem")
  }
}

extension PlacedNode {
  var texts: [TextElement] {
    var texts: [TextElement] = []
    forEach { if let text = $0.element as? TextElement { texts.append(text) } }
    return texts
  }

  /// Of all texts, in order.
  var lines: [String] { texts.flatMap { $0.layout?.lines.map(\.text) ?? [] } }
}

final class Record: @unchecked Sendable { var sizes: [CGSize] = [] }

/// Asks its one view for its size under proposals.
struct Probe: Layout {
  var proposals: [ProposedViewSize]
  var record: Record

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    record.sizes = proposals.map { subviews[0].sizeThatFits($0) }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
