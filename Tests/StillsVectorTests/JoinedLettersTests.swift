import Foundation
import StillsDisplay
import StillsGeometry
import StillsVector
import Testing

@Suite struct JoinedLettersTests {
  @Test func syllablesThatJoinAreWrittenAsAWhole() {
    let glyphs = [
      PlacedGlyph(glyph: 5, offset: .zero, cluster: 0), PlacedGlyph(glyph: 6, offset: CGPoint(x: 9, y: 0), cluster: 6),
    ]
    let run = GlyphRun(
      face: FaceReference(name: "Noto", family: "Noto Sans Devanagari", weight: 400), size: 17, glyphs: glyphs,
      text: "न्दी", origin: CGPoint(x: 10, y: 20), advance: 30)
    let list = DisplayList(
      size: CGSize(width: 100, height: 50), scale: 2, background: nil, commands: [.glyphs(run, .color(.black))])
    let svg = SVGWriter(outlines: nil, images: nil).string(for: list)
    #expect(svg.contains(#"<text x="10" y="20" textLength="30""#))
    #expect(svg.contains(">न्दी</text>"))
  }
}
