import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct ColorGlyphTests {
  @Test(arguments: ["😀", "👍🏽", "👋🏿", "🇰🇷", "👩‍💻", "1️⃣", "❤️"])
  func anEmojiIsOneColouredGlyphWithAPicture(emoji: String) throws {
    let engine = try TestFonts.engine()
    let layout = try TestFonts.layout(emoji, engine: engine)
    let run = try #require(layout.runs.first)
    #expect(layout.runs.count == 1)
    #expect(run.face.family == "Noto Color Emoji")
    #expect(run.glyphs.count == 1, "skin tones, flags, joined people and key caps are single glyphs")
    let bitmap = try #require(engine.bitmap(of: run.glyphs[0].glyph, in: run.face, size: run.size))
    #expect(bitmap.rect.height > 0.9 && bitmap.rect.height < 1.3, "about an em high")
    #expect(bitmap.rect.minY < -0.7 && bitmap.rect.maxY > 0, "it stands a little below the baseline")
    #expect(engine.picture(bitmap.image)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(engine.reports.isEmpty)
  }

  @Test func theTextSelectorAsksForALetter() throws {
    // Inter has the telephone; U+FE0E wants that one, U+FE0F the picture.
    #expect(try TestFonts.layout("☎\u{FE0E}").runs.first?.face.family != "Noto Color Emoji")
    #expect(try TestFonts.layout("☎\u{FE0F}").runs.first?.face.family == "Noto Color Emoji")
  }

  @Test func digitsAndLettersAreNoPictures() throws {
    #expect(try TestFonts.layout("1 # a ©").runs.allSatisfy { $0.face.family != "Noto Color Emoji" })
  }

  @Test func linesBreakBetweenEmojiButNotInside() throws {
    let layout = try TestFonts.layout("🇰🇷🇺🇸👍🏽👩‍💻", width: 45)
    #expect(layout.texts.joined() == "🇰🇷🇺🇸👍🏽👩‍💻")
    #expect(layout.lines.count == 2)
    #expect(layout.texts.allSatisfy { $0.count == 2 })
  }

  @Test func ordinaryFacesHaveNeitherPicturesNorLayers() throws {
    let engine = try TestFonts.engine()
    let run = try #require(try TestFonts.layout("A", engine: engine).runs.first)
    #expect(engine.bitmap(of: run.glyphs[0].glyph, in: run.face, size: 17) == nil)
    #expect(engine.drawing(of: run.glyphs[0].glyph, in: run.face, foreground: .black) == nil)
    #expect(engine.picture(ImageReference(name: "photo")) == nil)
  }

  private func drawing(_ letter: String, foreground: ResolvedColor = .black) throws -> [DisplayCommand] {
    let engine = try TestFonts.engine()
    let font = FontRequest(family: .named("Stills Paint"), size: 10)
    let run = try #require(
      engine.shape(letter, font: font, language: nil, isRightToLeft: false, ligatures: true).first)
    return try #require(engine.drawing(of: run.glyphs[0].glyph, in: run.face, foreground: foreground))
  }

  @Test func layersAreFilledWithThePalettesColoursAndTheTexts() throws {
    let green = ResolvedColor(red: 0, green: 1, blue: 0)
    let commands = try drawing("A", foreground: green)
    #expect(commands.count == 2)
    guard case .fill(let large, .color(let red), _)? = commands.first,
      case .fill(let small, .color(let own), _)? = commands.last
    else {
      Issue.record("two filled outlines, not \(commands)")
      return
    }
    #expect(red == ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(own == green)
    #expect(isNear(large.boundingRect, CGRect(x: 0.1, y: -0.6, width: 0.6, height: 0.6)))
    #expect(isNear(small.boundingRect, CGRect(x: 0.3, y: -0.4, width: 0.2, height: 0.2)))
  }

  @Test func aGraphOfPaintsHasGradientsAndMovesItsParts() throws {
    let commands = try drawing("B")
    guard case .fill(_, .linearGradient(let stops, let start, let end), _)? = commands.first,
      case .group(let moved)? = commands.last
    else {
      Issue.record("a gradient and a moved group, not \(commands)")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(stops.last?.color.alpha == Double(128) / 255 || abs((stops.last?.color.alpha ?? 0) - 0.5) < 0.01)
    #expect(abs(start.x - 0.1) < 1e-9 && abs(end.x - 0.7) < 1e-9 && abs(end.y - start.y) < 1e-9)
    #expect(abs(moved.transform.tx - 0.1) < 1e-9 && abs(moved.transform.ty + 0.05) < 1e-9)
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    [left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
