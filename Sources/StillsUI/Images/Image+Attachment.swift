import Foundation
import StillsDisplay
import StillsTypesetting

@MainActor extension Image {
  /// The image on a line of text: a symbol centred on the capitals of the text's font. `style` is the text’s.
  func attachment(font: FontRequest, style: ResolvedStyle, in environment: EnvironmentValues) -> StyledRun.Attachment {
    guard case .symbol(let symbol) = drawing(font: font, style: style, in: environment) else {
      return StyledRun.Attachment(size: .zero, descent: 0, commands: [])
    }
    let paints = symbol.styles.map { Paint.color($0.representativeColor) }
    return StyledRun.Attachment(size: symbol.size, descent: symbol.descent, commands: symbol.commands(paints))
  }
}
