import Foundation
import StillsCore
import StillsDisplay

/// A rectangle of a style, as big as it is offered; 10 points where nothing is offered (facts: layout §1).
final class AreaElement: ViewElement {
  private let style: ResolvedStyle
  private let describe: String

  init(kind: String, style: ResolvedStyle, details: String = "") {
    self.style = style
    describe = details
    super.init(kind: kind)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    painter.fill(Path(frame), with: style, in: frame)
  }

  override var details: String { describe }
}
