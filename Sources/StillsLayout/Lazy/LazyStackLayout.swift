import Foundation
import StillsGeometry

/// LazyVStack and LazyHStack: a stack whose children never compete for length (facts: layout §10).
///
/// *Proposes* its own proposal across, nothing in particular along. *Reports* across all that it is offered, or what
/// its widest child takes where that is more; along, its children and the gaps between them. *Places* the children as
/// a stack does, the stack aligned in the breadth by its own alignment.
package struct LazyStackLayout: Layout {
  private let stack: LinearStack

  /// LazyVStack.
  package init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    stack = LinearStack(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// LazyHStack.
  package init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    stack = LinearStack(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package func makeCache(subviews: Subviews) -> StackLayoutCache { stack.makeCache(subviews) }

  package func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    stack.outerSpacing(subviews)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    var size = arrangement(proposal[stack.axis.other], subviews, &cache).size
    size[stack.axis.other] = max(size[stack.axis.other], (proposal[stack.axis.other] ?? 0).nonNegative)
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    let across = stack.axis.other
    let arrangement = arrangement(proposal[across] ?? bounds.size[across], subviews, &cache)
    let guide = ViewDimensions(size: bounds.size)[stack.alignment].finiteOrZero
    let indent = CGPoint(0, along: stack.axis, by: guide - arrangement.guide)
    for (subview, placement) in zip(subviews, arrangement.placements) {
      subview.place(at: placement.origin.offset(by: bounds.origin).offset(by: indent), proposal: placement.proposal)
    }
  }

  private func arrangement(
    _ breadth: CGFloat?, _ subviews: Subviews, _ cache: inout StackLayoutCache
  ) -> StackArrangement {
    stack.arrangement(
      for: ProposedViewSize(nil, along: stack.axis, by: breadth), of: subviews, cache: &cache)
  }
}
