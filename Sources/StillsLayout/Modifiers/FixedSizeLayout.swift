import Foundation
import StillsGeometry

/// `fixedSize(horizontal:vertical:)`.
///
/// *Proposes* nothing in particular on the fixed axes, its proposal on the others. *Reports* the child's size. *Places*
/// the child on itself. Where that is larger than the proposal, it sticks out of whoever offered it.
package struct FixedSizeLayout: UnaryLayout {
  private let axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(offer(proposal))
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
