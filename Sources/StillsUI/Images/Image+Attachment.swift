import Foundation
import StillsCore
import StillsDisplay
import StillsTypesetting

@MainActor extension Image {
  /// The image on a line of text: a symbol centred on the capitals of the text's font. `style` is the text’s.
  func attachment(font: FontRequest, style: ResolvedStyle, in environment: EnvironmentValues) -> StyledRun.Attachment {
    switch drawing(font: font, style: style, in: environment) {
    case .missing: return StyledRun.Attachment(size: .zero, descent: 0, commands: [])
    case .picture(let picture):
      // Pictures stand on the baseline.
      var painter = Painter(pixelGrid: environment.pixelGrid)
      picture.paint(in: CGRect(origin: .zero, size: picture.size), into: &painter)
      return StyledRun.Attachment(size: picture.size, descent: 0, commands: painter.commands)
    case .symbol(let symbol): return attachment(symbol)
    }
  }

  private func attachment(_ symbol: SymbolDrawing) -> StyledRun.Attachment {
    let paints = symbol.styles.map { Paint.color($0.representativeColor) }
    return StyledRun.Attachment(size: symbol.size, descent: symbol.descent, commands: symbol.commands(paints))
  }
}
