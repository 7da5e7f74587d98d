import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// The ground of a popover: round corners of 13 points (facts: controls §9) and a soft shadow.
final class BubbleElement: UnaryElement {
  private let ground: ResolvedColor

  init(content: ViewElement, ground: ResolvedColor) {
    self.ground = ground
    super.init(kind: "bubble", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let outline = RoundedRectangle(cornerRadius: 13, style: .continuous).path(in: painter.snap(node.frame))
    var shadow = DisplayGroup(commands: [])
    // Our choice, as soft as the system's.
    shadow.effects = [.shadow(color: .black.multiplyingAlpha(by: 0.2), radius: 16, offset: CGSize(width: 0, height: 8))]
    painter.group(shadow) { $0.fill(outline, with: .color(ground)) }
    var group = DisplayGroup(commands: [])
    group.clip = outline
    painter.group(group) { $0.paintChildren(of: node) }
  }
}
