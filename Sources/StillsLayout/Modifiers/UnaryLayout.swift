import Foundation
import StillsGeometry

/// A layout around a single child: what a modifier does to the view that it modifies.
///
/// The child's own guides, leading and trailing included, are the container's too, moved along with the child.
/// Without a child everything is zero.
package protocol UnaryLayout: Layout where Cache == Void {
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize

  /// The child's place from the container's top-leading corner, when the container answered `size` for `proposal`.
  func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement

  func spacing(child: LayoutSubview) -> ViewSpacing
}

extension UnaryLayout {
  package static var _passesThrough: Bool { true }

  package func spacing(child: LayoutSubview) -> ViewSpacing { child.spacing }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first.map { sizeThatFits(proposal, child: $0) } ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let child = subviews.first else { return }
    let placement = placement(of: child, size: bounds.size, proposal: proposal)
    child.place(at: placement.origin.offset(by: bounds.origin), proposal: placement.proposal)
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first.map { spacing(child: $0) } ?? .empty
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    childGuide(guide.key, in: bounds, proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    childGuide(guide.key, in: bounds, proposal, subviews)
  }

  func childGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    guard let child = subviews.first else { return nil }
    let placement = placement(of: child, size: bounds.size, proposal: proposal)
    guard let value = child.dimensions(in: placement.proposal)[explicit: key] else { return nil }
    return value + (key.isVertical ? placement.origin.y : placement.origin.x)
  }
}

// MARK: - Priority

extension Layout {
  /// The priority that a container has for the layout it is in, before its own `layoutPriority(_:)`: a modifier
  /// passes its child's on; an empty container is served last; others have none (facts: layout §3).
  package func priority(of subviews: Subviews) -> Double {
    guard let first = subviews.items.first else { return -.infinity }
    return Self._passesThrough ? first.layoutPriority : 0
  }
}

// MARK: - Aligning in a frame

extension Alignment {
  /// Where a child of `dimensions` begins in a frame of `size`: its guides on the frame's own, which are where the
  /// guides' names say by default; a frame has no text of its own.
  package func origin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: size)
    return CGPoint(
      x: (frame[horizontal] - dimensions[horizontal]).finiteOrZero,
      y: (frame[vertical] - dimensions[vertical]).finiteOrZero)
  }
}
