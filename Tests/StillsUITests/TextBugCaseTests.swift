import Foundation
import StillsCore
import StillsDisplay
import StillsLayout
import StillsText
import StillsTypesetting
import SwiftUI
import Testing

@testable import StillsUI

/// Surprises that others reported, with their right answers; the numbers name the rows of the collection.
@Suite @MainActor struct TextBugCaseTests {
  /// B16.
  @Test func aPictureAsLargeAsAPaddedTextShowsItWhole() throws {
    let size = try RenderKit.size(Text("Ideal size, not the least").padding())
    let text = try RenderKit.size(Text("Ideal size, not the least"))
    #expect(isSame(size.width, text.width + 32))
    #expect(isSame(size.height, 61.0 / 3 + 32))
  }

  /// B17.
  @Test func aSpacerBetweenTwoWordsIsEightWideWithoutGaps() throws {
    let row = HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }.padding()
    let words = try RenderKit.size(Text("Left")).width + RenderKit.size(Text("Right")).width
    let placed = try RenderKit.place(row)
    #expect(isSame(placed.frame.width, words + 8 + 32))
    #expect(isSame(placed.frame.height, 61.0 / 3 + 32))
    #expect(!placed.lines.joined().contains("…"))
  }

  /// B22.
  @Test func textsUnderAPictureWrapWithoutEllipsis() throws {
    let legend = "A legend that is much longer than the picture is wide, and wraps to several lines."
    let view = VStack(alignment: .leading) {
      Color.gray.frame(height: 100)
      ForEach(0..<3, id: \.self) { _ in Text(legend) }
    }.frame(width: 200).fixedSize(horizontal: false, vertical: true)
    let placed = try RenderKit.place(view)
    #expect(!placed.lines.joined().contains("…"))
    #expect(placed.frames("Text").allSatisfy { $0.height > 60 && $0.width <= 200 })
  }

  /// B29. Languages with tall scripts have lines of their own: see `TallScriptFacts`.
  @Test(arguments: ["en_US", "ko_KR", "de_DE", "ru_RU", "ja_JP"])
  func linesOfBodyTextAreTwentyTwoApartInEveryLocale(locale: String) throws {
    var world = World()
    world.locale = locale
    #expect(isSame(try RenderKit.size(Text("a\nb"), world: world).height, 127.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a"), world: world).height, 61.0 / 3))
  }

  /// B38.
  @Test func aFontIsFoundByTheNamesInsideItsFileOnly() throws {
    func size(_ name: String) throws -> CGSize { try RenderKit.size(Text("AVATAR").font(.custom(name, size: 20))) }
    #expect(try size("Orbitron-Regular") == size("Orbitron"))
    #expect(try size("Orbitron.ttf") == size("no such font"))
    #expect(try size("no such font") == RenderKit.size(Text("AVATAR").font(.system(size: 20))))
    #expect(try size("Orbitron") != size("no such font"))
  }

  /// B40.
  @Test func aWeightOfAVariableFontIsItsOwn() throws {
    func runs(_ weight: Font.Weight) throws -> [GlyphRun] {
      try RenderKit.place(Text("AVATAR").font(.custom("Orbitron", size: 20)).fontWeight(weight)).texts
        .flatMap { $0.layout?.lines.flatMap(\.fragments).compactMap(\.glyphs) ?? [] }
    }
    #expect(try runs(.bold)[0].face.variations == [FaceReference.Variation(axis: "wght", value: 700)])
    #expect(try runs(.bold)[0].slant == 0)
    #expect(try runs(.bold)[0].face.name == runs(.regular)[0].face.name)
  }

  /// B41.
  @Test func aCustomFontIsScaledFromItsOwnSize() throws {
    func height(_ typeSize: TypeSize) throws -> CGFloat {
      var world = World()
      world.typeSize = typeSize
      return try RenderKit.size(Text("a").font(.custom("Orbitron", size: 12, relativeTo: .body)), world: world).height
    }
    let fixed = try RenderKit.size(Text("a").font(.custom("Orbitron", fixedSize: 12))).height
    #expect(try height(.large) == fixed)
    #expect(try height(.accessibility3) > 2 * fixed)
    #expect(try height(.xSmall) < fixed)
  }

  /// B43: the tests' own font has a ligature of “ffi”.
  @Test func kerningKeepsALigatureAndTrackingBreaksIt() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("StillsTextTests/Fonts").path
    let typesetter = Typesetter(engine: try HarfBuzzEngine(fontDirectories: [fonts]))
    func run(_ text: Text) throws -> GlyphRun {
      let text = text.font(.custom("Stills Paint", fixedSize: 40))
      let texts = try RenderKit.place(text, typesetter: typesetter).texts
      return try #require(texts.first?.layout?.lines.first?.fragments.first?.glyphs)
    }
    #expect(try run(Text("ffi")).glyphs.count == 1)
    #expect(try run(Text("ffi").kerning(50)).glyphs.count == 1)
    #expect(try run(Text("ffi").tracking(50)).glyphs.count == 3)
    // A ligature is spaced for each of its letters.
    #expect(isSame(try run(Text("ffi").kerning(50)).advance, try run(Text("ffi")).advance + 150))
  }

  /// B44.
  @Test func kerningCountsForEveryCharacterTheLastIncluded() throws {
    func width(_ kerning: CGFloat) throws -> CGFloat { try RenderKit.size(Text("ABCDEF").kerning(kerning)).width }
    #expect(isSame(try width(3) - width(0), 18))
    #expect(isSame(try width(-3) - width(0), -18))
    let placed = try RenderKit.place(Text("ABCDEF").kerning(3))
    let run = try #require(placed.texts[0].layout?.lines[0].fragments[0].glyphs)
    let last = try #require(run.glyphs.last)
    #expect(run.advance - last.offset.x > 3 + 5, "the last letter, and three points of nothing behind it")
  }

  /// B47.
  @Test func aNumberShrinksJustEnoughAndIsOnlyThenCut() throws {
    func layout(_ digits: String) throws -> TextLayout {
      let view = Text(digits).font(.system(size: 24)).lineLimit(1).minimumScaleFactor(0.6).frame(width: 72)
      return try #require(try RenderKit.place(view).texts.first?.layout)
    }
    #expect(try layout("123").scaleFactor == 1)
    let shrunk = try layout("1234567")
    #expect(!shrunk.isTruncated && shrunk.scaleFactor < 1 && shrunk.scaleFactor >= 0.6)
    #expect(shrunk.size.width > 68, "no smaller than it must be")
    let cut = try layout("123456789012")
    #expect(cut.isTruncated && isSame(cut.scaleFactor, 0.6))
    #expect(cut.lines[0].text.hasSuffix("…"))
  }

  /// B49.
  @Test func aScrollViewGivesTextsAllTheHeightTheyNeed() throws {
    let text = String(repeating: "Many words that wrap over a lot of lines. ", count: 40)
    let placed = try RenderKit.place(ScrollView { Text(text) }, in: CGSize(width: 200, height: 100))
    #expect(!placed.lines.joined().contains("…"))
    #expect(placed.lines.count > 20)
  }

  /// B50.
  @Test func aTextBetweenColoursIsAskedFirstAndWraps() throws {
    let row = HStack {
      Color.red
      Text("Hello, world")
      Color.blue
    }
    let placed = try RenderKit.place(row, in: CGSize(width: 200, height: 100))
    #expect(placed.lines == ["Hello, ", "world"])
    #expect(try #require(placed.frames("Text").first).width <= (200 - 16) / 3)
  }

  /// B67.
  @Test func aTextWithARatioKeepsItsSize() throws {
    let plain = try RenderKit.size(Text("Hello, world"))
    #expect(try RenderKit.size(Text("Hello, world").aspectRatio(1, contentMode: .fit)) == plain)
  }

  /// B80.
  @Test func uppercaseHeadersAreOnlyThoseOfTheOlderLook() throws {
    var world = World()
    let form = List { Section("Profile") { Text("a") } }
    #expect(try RenderKit.place(form, in: CGSize(width: 390, height: 300), world: world).strings.contains("PROFILE"))
    world.look = .ios26
    #expect(try RenderKit.place(form, in: CGSize(width: 390, height: 300), world: world).strings.contains("Profile"))
  }

  /// B88.
  @Test func decimalsRaisedToTheDigitsCapHeightStandHigherByTheDifference() throws {
    let rise = UIFont.systemFont(ofSize: 100).capHeight - UIFont.systemFont(ofSize: 24).capHeight
    #expect(abs(rise - 53.5) < 0.1)
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline) {
        Text("8").font(.system(size: 100))
        Text("kg").font(.system(size: 24))
        Text("50").font(.system(size: 24)).alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + rise }
      })
    let frames = placed.frames("Text")
    #expect(abs(frames[1].minY - frames[2].minY - rise) < 0.001)
    let baselines = placed.texts.prefix(2).enumerated().map {
      frames[$0.offset].minY + ($0.element.layout?.firstBaseline ?? 0)
    }
    #expect(isSame(baselines[0], baselines[1]))
  }
}
