import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry

/// The ground of a popover: its shape in one colour, and a soft shadow.
final class BubbleElement: UnaryElement {
  private let ground: ResolvedColor
  private let shape: PopoverShape
  /// As the bubble was placed last.
  private var arrow: PopoverShape.Arrow?

  init(content: ViewElement, ground: ResolvedColor, shape: PopoverShape) {
    (self.ground, self.shape) = (ground, shape)
    super.init(kind: "bubble", content: content)
  }

  /// Points at the middle of `source`, as far as the corners of a bubble in `frame` let it.
  func point(at source: CGRect, from frame: CGRect) { arrow = shape.arrow(at: source, from: frame) }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    var shadow = DisplayGroup(commands: [])
    // Our choice, as soft as the system's.
    shadow.effects = [.shadow(color: .black.multiplyingAlpha(by: 0.2), radius: 16, offset: CGSize(width: 0, height: 8))]
    painter.group(shadow) { $0.fill(shape.outline(frame, arrow), with: .color(ground)) }
    var group = DisplayGroup(commands: [])
    group.clip = shape.outline(frame, nil)
    painter.group(group) { $0.paintChildren(of: node) }
  }

  /// Which side the arrow is at, for dumps: `arrow top`.
  override var details: String { arrow.map { "arrow \($0.side)" } ?? "" }
  override var sceneDetails: String { details }
}
