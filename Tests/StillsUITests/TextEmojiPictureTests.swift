import Foundation
import Stills
import StillsCore
import StillsDisplay
import StillsImaging
import SwiftUI
import Testing

/// Coloured letters from the view to the picture, in every format.
@Suite @MainActor struct TextEmojiPictureTests {
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("StillsTextTests/Fonts").path

  private func render(_ view: some View) throws -> RenderResult {
    var world = World()
    world.canvas = .fit
    return try Renderer.render(view, world: world, fontDirectories: [Self.fonts])
  }

  /// How many pixels of a picture a test is true for.
  private func count(_ result: RenderResult, _ isWanted: (Int, Int, Int) -> Bool) throws -> Int {
    let picture = try ImageFile.straightRGBA(result.png(), name: "picture")
    return stride(from: 0, to: picture.rgba.count, by: 4).count { index in
      picture.rgba[index + 3] > 128
        && isWanted(Int(picture.rgba[index]), Int(picture.rgba[index + 1]), Int(picture.rgba[index + 2]))
    }
  }

  @Test func anEmojiIsDrawnInItsColours() throws {
    let result = try render(Text("😀").font(.largeTitle))
    #expect(result.warnings.isEmpty)
    let yellow = try count(result) { red, green, blue in red > 200 && green > 150 && blue < 120 }
    #expect(yellow > 2000, "a face of a hundred pixels across")
  }

  @Test func anEmojiTakesTheTextsOpacityAndNotItsColour() throws {
    let blue = try render(Text("😀").font(.largeTitle).foregroundStyle(.blue))
    #expect(try count(blue) { red, green, blue in red > 200 && green > 150 && blue < 120 } > 2000)
    let faint = try render(Text("😀").font(.largeTitle).foregroundStyle(.blue.opacity(0.2)))
    #expect(try count(faint) { red, green, blue in red > 200 && green > 150 && blue < 120 } == 0)
  }

  @Test func vectorFormatsHoldThePictureToo() throws {
    let result = try render(Text("Hi 😀"))
    for outlines in [false, true] {
      let svg = try result.svg(outlinesText: outlines)
      #expect(svg.contains("data:image/png;base64,"))
    }
    let live = try result.svg()
    #expect(live.contains("aria-label=\"😀\"") && live.contains("<text"))
    let pdf = try result.pdf()
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
  }

  @Test func layersOfPaintAreDrawnAsSuch() throws {
    let view = HStack(spacing: 0) {
      Text("A").foregroundStyle(.green); Text("B")
    }
    .font(.custom("Stills Paint", fixedSize: 60))
    let result = try render(view)
    #expect(try count(result) { red, green, blue in red > 240 && green < 20 && blue < 20 } > 1000)
    #expect(
      try count(result) { red, green, blue in green > 150 && red < 100 } > 100, "the layer in the text's own colour")
    #expect(
      try count(result) { red, green, blue in red > 100 && red < 200 && blue > 100 } > 100, "the gradient's middle")
    #expect(try result.svg().contains("linearGradient"))
    #expect(try !result.pdf().isEmpty)
  }

  @Test func anEmojiWithoutFontIsNamed() throws {
    var world = World()
    world.canvas = .fit
    let result = try Renderer.render(Text("a😀"), world: world)
    #expect(result.warnings.map(\.message).contains { $0.contains("😀") && $0.contains("U+1F600") })
  }
}
