import Foundation
import StillsDisplay
import StillsTypesetting

extension Image {
  /// The image on a line of text: a symbol centred on the capitals of the text's font. `style` is the text’s.
  func attachment(font: FontRequest, style: ResolvedStyle, in environment: EnvironmentValues) -> StyledRun.Attachment {
    guard case .symbol(let art, let style) = drawing(font: font, style: style, in: environment) else {
      return StyledRun.Attachment(size: .zero, descent: 0, commands: [])
    }
    let paint = Paint.color(style.representativeColor)
    return StyledRun.Attachment(
      size: art.size, descent: art.size.height - art.baseline, commands: [.fill(art.path, paint, art.fillStyle)])
  }
}
