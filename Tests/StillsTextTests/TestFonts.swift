import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting

@testable import StillsText

/// The few letters of other scripts that lie beside these tests.
enum TestFonts {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts").path

  static func engine() throws -> HarfBuzzEngine { try HarfBuzzEngine(fontDirectories: [folder]) }

  static func text(_ string: String, size: CGFloat = 17, language: String? = nil) -> StyledText {
    var run = StyledRun(
      text: string, font: FontRequest(family: .system(.standard), size: size), paint: .color(.black))
    run.language = language
    return StyledText(runs: [run])
  }

  static func layout(
    _ string: String, width: CGFloat? = nil, language: String? = nil, engine: HarfBuzzEngine? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    var style = ParagraphStyle(pixelGrid: PixelGrid(scale: 3))
    change(&style)
    return Typesetter(engine: try engine ?? TestFonts.engine())
      .layout(text(string, language: language), style: style, width: width, height: nil)
  }
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
  var runs: [GlyphRun] { lines.flatMap(\.fragments).compactMap(\.glyphs) }
}
