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
    case .symbol(let symbol): return attachment(symbol, pointSize: font.size)
    }
  }

  /// Among letters a symbol has more room at its sides than alone, and reaches a little farther down than they do, from 20
  /// points on 0.252 em, below 0.243: a line with a symbol was measured a pixel higher at 34, 28, 22, 20 and 12 points, and
  /// as high as without at 17, 16, 15 and 13.
  private func attachment(_ symbol: SymbolDrawing, pointSize: CGFloat) -> StyledRun.Attachment {
    let paints = symbol.styles.map { Paint.color($0.representativeColor) }
    let descent = max(symbol.descent, (pointSize < 20 ? 0.243 : 0.252) * pointSize)
    var group = DisplayGroup(commands: symbol.commands(paints))
    group.transform = CGAffineTransform(translationX: symbol.margin, y: 0)
    return StyledRun.Attachment(
      size: CGSize(
        width: symbol.size.width + 2 * symbol.margin, height: symbol.size.height + descent - symbol.descent),
      descent: descent, commands: [.group(group)])
  }
}
