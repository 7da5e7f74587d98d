import Foundation
import StillsDisplay

/// The sign that stands for what is left out, in the style of the text next to it.
struct Ellipsis {
  static let text = "…"
  static let unstyled = StyledRun(text: "", font: Typesetter.defaultFont, paint: .color(.black))

  let run: StyledRun
  let shaped: [ShapedRun]
  let advance: CGFloat

  init(run: StyledRun, engine: any TypesettingEngine) {
    var run = run
    run.attachment = nil
    run.text = Self.text
    self.run = run
    shaped = engine.shape(
      Self.text, font: run.font, language: run.language, isRightToLeft: false, ligatures: run.keepsLigatures)
    advance = shaped.reduce(run.spacing) { $1.glyphs.reduce($0) { $0 + $1.advance } }
  }
}
