import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// Where symbols get letters and icons from. Without outlines, as with a box font in tests, they keep their sizes and
/// draw only what is not made of glyphs.
package struct SymbolGlyphs {
  package var engine: any TypesettingEngine
  package var outlines: (any GlyphOutlines)?

  package init(engine: any TypesettingEngine, outlines: (any GlyphOutlines)?) {
    (self.engine, self.outlines) = (engine, outlines)
  }

  static let iconFace = FaceReference(name: "CupertinoIcons", family: "CupertinoIcons", weight: 400)

  /// In em of the symbol, about its centre.
  func outline(of icon: FontIcon) -> Path? {
    guard let outline = outlines?.outline(of: icon.glyph, in: Self.iconFace) else { return nil }
    let middle = FontIcon.middle / FontIcon.unitsPerEm * FontIcon.scale
    return outline.applying(
      CGAffineTransform(
        a: FontIcon.scale, b: 0, c: 0, d: FontIcon.scale, tx: -icon.ink.midX, ty: middle))
  }

  /// Digits in `1.circle` are 0.48 em high; two of them are smaller and no wider than the circle allows (our choices).
  func enclosedShapes(of text: String, pen: SymbolPen) -> [SymbolShape] {
    shapes(of: text, size: text.count > 1 ? 0.58 : 0.68, maximumWidth: text.count > 1 ? 0.66 : 0.6, pen: pen)
  }

  /// The text in the system font, a little bolder than the symbol, its ink centred on the origin.
  func shapes(of text: String, size: CGFloat, maximumWidth: CGFloat?, pen: SymbolPen) -> [SymbolShape] {
    guard let outlines else { return [] }
    // Shaped at a size of its own, so that the face's optical size is that of a label.
    let shapingSize: CGFloat = 17
    let font = FontRequest(family: .system(.standard), size: shapingSize, weight: min(pen.weight + 100, 900))
    var path = Path(), x: CGFloat = 0
    for run in engine.shape(text, font: font, language: nil, isRightToLeft: false, ligatures: false) {
      for glyph in run.glyphs {
        if let outline = outlines.outline(of: glyph.glyph, in: run.face) {
          let em = run.size / shapingSize * size
          path.addPath(
            outline,
            transform: CGAffineTransform(
              a: em, b: 0, c: 0, d: em, tx: (x + glyph.offset.x) / shapingSize * size,
              ty: glyph.offset.y / shapingSize * size))
        }
        x += glyph.advance
      }
    }
    let box = path.boundingRect
    guard !box.isNull, box.width > 0 else { return [] }
    let squeeze = min(1, (maximumWidth ?? .infinity) / box.width)
    return [
      .fill(
        path.applying(
          CGAffineTransform(a: squeeze, b: 0, c: 0, d: 1, tx: -box.midX * squeeze, ty: -box.midY)))
    ]
  }
}
