import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// A line of text in a bar.
///
/// *Reports* its line, cut with an ellipsis to the width it is proposed. Its capitals' middle is a guide by which bars
/// centre it: `capitalCenter`.
package final class BarLabelElement: ViewElement {
  private let text: StyledText
  private let paragraph: ParagraphStyle
  private let typesetter: Typesetter?
  private let shadow: BarTextStyle.Shadow?
  package let string: String

  /// `font` and `color` are the system's, where `style` has none.
  package init(
    _ string: String, font: FontRequest, color: ResolvedColor, style: BarTextStyle = BarTextStyle(),
    alignment: ParagraphStyle.Alignment = .leading, lines: Int = 1, traits: BarTraits
  ) {
    self.string = string
    var run = StyledRun(text: string, font: style.font ?? font, paint: .color(style.color ?? color))
    run.kerning = style.kerning
    text = StyledText(runs: [run])
    var paragraph = ParagraphStyle(pixelGrid: traits.pixelGrid)
    paragraph.maximumLines = lines
    paragraph.alignment = alignment
    paragraph.isRightToLeft = traits.isRightToLeft
    self.paragraph = paragraph
    (typesetter, shadow) = (traits.typesetter, style.shadow)
    super.init(kind: "BarText")
  }

  private func layout(width: CGFloat?) -> TextLayout? {
    typesetter?.layout(text, style: paragraph, width: width, height: nil)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(width: proposal.width)?.size ?? .zero }

  package func baseline(width: CGFloat?) -> CGFloat { layout(width: width)?.firstBaseline ?? 0 }

  /// Half the height of capitals above the baseline.
  package func capitalCenter(width: CGFloat?) -> CGFloat {
    guard let layout = layout(width: width) else { return 0 }
    return layout.firstBaseline - layout.firstLineMetrics.capHeight / 2
  }

  package func isTruncated(width: CGFloat) -> Bool { layout(width: width)?.isTruncated ?? false }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? layout(width: proposal.width)?.firstBaseline : nil
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    guard let layout = layout(width: node.frame.width), !layout.lines.isEmpty else { return }
    let grid = painter.pixelGrid
    let origin = CGPoint(x: grid.round(node.frame.minX), y: grid.round(node.frame.minY))
    let commands = layout.displayCommands(at: origin, grid: grid)
    guard let shadow else { return painter.append(commands) }
    var group = DisplayGroup(commands: [])
    group.effects = [.shadow(color: shadow.color, radius: shadow.blurRadius / 2, offset: shadow.offset)]
    painter.group(group) { $0.append(commands) }
  }

  package override var details: String {
    guard let font = text.runs.first?.font else { return "" }
    return "“\(string)” \(NumberText.string(font.size))pt"
  }

  /// Scenes have the text already.
  package override var sceneDetails: String {
    text.runs.first.map { "\(NumberText.string($0.font.size))pt" } ?? ""
  }
}
