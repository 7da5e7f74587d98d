import Foundation
import StillsGeometry

/// `position(x:y:)`.
///
/// *Proposes* its proposal. *Reports* all of the proposal, and the child's size where nothing is specified. *Places*
/// the child's middle at the point, counted from the container's leading and top edges.
package struct PositionLayout: UnaryLayout {
  private let position: CGPoint

  package init(_ position: CGPoint) {
    self.position = CGPoint(x: position.x.finiteOrZero, y: position.y.finiteOrZero)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    let childSize = child.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(
        x: position.x - (childSize.width / 2).finiteOrZero, y: position.y - (childSize.height / 2).finiteOrZero),
      proposal: proposal)
  }

  package func spacing(child: LayoutSubview) -> ViewSpacing { child.spacing.resetting(edges: .all) }
}
