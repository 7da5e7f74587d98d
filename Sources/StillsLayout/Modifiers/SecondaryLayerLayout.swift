import Foundation
import StillsGeometry

/// `overlay` and `background`: the first subview is the primary, the others lie over or under it. Which of the two is
/// the painter's business; the layout is the same.
///
/// *Proposes* its proposal to the primary and the primary's size to the others. *Reports* the primary's size, spacing,
/// guides and priority: the others never change them and stick out where they are larger. *Places* the others with
/// their guides on the primary's.
package struct SecondaryLayerLayout: UnaryLayout {
  private let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let guides = primary.dimensions(in: proposal)
    let offer = ProposedViewSize(guides.size)
    for secondary in subviews.dropFirst() {
      let own = secondary.dimensions(in: offer)
      secondary.place(
        at: CGPoint(
          x: bounds.minX + (guides[alignment.horizontal] - own[alignment.horizontal]).finiteOrZero,
          y: bounds.minY + (guides[alignment.vertical] - own[alignment.vertical]).finiteOrZero),
        proposal: offer)
    }
  }
}

package typealias OverlayLayout = SecondaryLayerLayout
package typealias BackgroundLayout = SecondaryLayerLayout
