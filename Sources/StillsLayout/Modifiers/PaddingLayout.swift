import Foundation
import StillsGeometry

/// `padding(_:)`.
///
/// *Proposes* its proposal less the insets, nothing at least. *Reports* the child's size and the insets. *Places* the
/// child inside them. Negative insets offer more and report less.
package struct PaddingLayout: UnaryLayout {
  /// What `padding()` and `padding(.horizontal)` mean, on iOS in every size class (facts: layout §6).
  package static let defaultInset: CGFloat = 16

  private let insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finiteOrZero, leading: insets.leading.finiteOrZero, bottom: insets.bottom.finiteOrZero,
      trailing: insets.trailing.finiteOrZero)
  }

  /// `padding(edges, amount)`.
  package init(_ edges: Edge.Set = .all, _ amount: CGFloat? = nil) {
    self.init(EdgeInsets(amount ?? Self.defaultInset, edges: edges))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    let size = child.sizeThatFits(offer(proposal))
    return CGSize(
      width: size.width.plus(insets.leading).plus(insets.trailing).nonNegative,
      height: size.height.plus(insets.top).plus(insets.bottom).nonNegative)
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
  }

  /// An edge that is padded is a plain one.
  package func spacing(child: LayoutSubview) -> ViewSpacing {
    let padded = Edge.allCases.filter { insets[$0] != 0 }
    return child.spacing.resetting(edges: padded.reduce(into: []) { $0.formUnion(Edge.Set($1)) })
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(horizontal: insets.horizontal, vertical: insets.vertical)
  }
}
