import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// An inline title with the sign of a menu behind it: a small arrow in a disc.
final class TitleMenuElement: UnaryElement, CapitalCentered {
  private let label: BarLabelElement
  private let traits: BarTraits
  /// 16 points of disc after 4 of room: chosen to look like the system's.
  private static let room: CGFloat = 4, disc: CGFloat = 16

  init(_ label: BarLabelElement, traits: BarTraits) {
    (self.label, self.traits) = (label, traits)
    super.init(kind: "TitleMenu", content: label)
  }

  private func inner(_ width: CGFloat?) -> CGFloat? { width.map { max(0, $0 - Self.room - Self.disc) } }

  func capitalCenter(width: CGFloat?) -> CGFloat { label.capitalCenter(width: inner(width)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = label.sizeThatFits(ProposedViewSize(width: inner(proposal.width), height: nil))
    return CGSize(width: size.width + Self.room + Self.disc, height: size.height)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let width = inner(frame.width) ?? 0
    let x = traits.isRightToLeft ? frame.maxX - width : frame.minX
    let place = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    return PlacedNode(
      element: self, frame: frame,
      children: [label.placed(in: place, proposal: ProposedViewSize(place.size), context: context)])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
    let x = traits.isRightToLeft ? node.frame.minX : node.frame.maxX - Self.disc
    let middle = node.frame.minY + capitalCenter(width: node.frame.width)
    let disc = CGRect(x: x, y: middle - Self.disc / 2, width: Self.disc, height: Self.disc)
    painter.fill(Path(ellipseIn: disc), with: .color(traits.color(.tertiarySystemFill)))
    let arrow = Path { path in
      path.move(to: CGPoint(x: disc.midX - 3, y: disc.midY - 1.2))
      path.addLine(to: CGPoint(x: disc.midX, y: disc.midY + 1.8))
      path.addLine(to: CGPoint(x: disc.midX + 3, y: disc.midY - 1.2))
    }
    painter.stroke(
      arrow, with: .color(traits.color(.secondaryLabel)),
      style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
  }
}
