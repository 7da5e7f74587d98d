import Foundation
import StillsDisplay

/// The sign that stands for what is left out, in the style of the text next to it; or one that a line's end adds.
struct Ellipsis {
  static let dots = "…"
  static let hyphen = "-"
  static let unstyled = StyledRun(text: "", font: Typesetter.defaultFont, paint: .color(.black))

  let text: String
  let run: StyledRun
  let shaped: [ShapedRun]
  let advance: CGFloat

  init(run: StyledRun, engine: any TypesettingEngine, text: String = Self.dots) {
    var run = run
    run.attachment = nil
    run.text = text
    (self.run, self.text) = (run, text)
    shaped = engine.shape(
      text, font: run.font, language: run.language, isRightToLeft: false, ligatures: run.keepsLigatures)
    advance = shaped.reduce(run.spacing) { $1.glyphs.reduce($0) { $0 + $1.advance } }
  }
}
