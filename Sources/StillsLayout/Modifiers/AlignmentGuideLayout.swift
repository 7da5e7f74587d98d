import Foundation
import StillsGeometry

/// `alignmentGuide(_:computeValue:)`.
///
/// *Proposes, reports, places* as if it were not there. Answers for one guide with what `computeValue` makes of the
/// child's size and guides.
package struct AlignmentGuideLayout: UnaryLayout {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  package init(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    (key, self.computeValue) = (guide.key, computeValue)
  }

  package init(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    (key, self.computeValue) = (guide.key, computeValue)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    value(guide.key, in: bounds, proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    value(guide.key, in: bounds, proposal, subviews)
  }

  private func value(
    _ asked: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    guard asked == key, let child = subviews.first else { return childGuide(asked, in: bounds, proposal, subviews) }
    return computeValue(child.dimensions(in: proposal))
  }
}
