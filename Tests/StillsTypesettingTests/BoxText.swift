import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// Texts in the box font: at 20 points every character is 10 wide and every line 20 high.
enum BoxText {
  static let unit: CGFloat = 10
  static let line: CGFloat = 20

  static func text(_ string: String, size: CGFloat = 20, leading: CGFloat? = nil) -> StyledText {
    StyledText(runs: [run(string, size: size, leading: leading)])
  }

  static func run(_ string: String, size: CGFloat = 20, leading: CGFloat? = nil) -> StyledRun {
    StyledRun(
      text: string, font: FontRequest(family: .system(.standard), size: size, leading: leading), paint: .color(.black))
  }

  static func style(_ change: (inout ParagraphStyle) -> Void = { _ in }) -> ParagraphStyle {
    var style = ParagraphStyle(pixelGrid: PixelGrid(scale: 1))
    change(&style)
    return style
  }

  static func layout(
    _ text: StyledText, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    Typesetter(engine: BoxFontEngine()).layout(text, style: style(change), width: width, height: height)
  }

  static func layout(
    _ string: String, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    layout(text(string), width: width, height: height, change)
  }
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
}
