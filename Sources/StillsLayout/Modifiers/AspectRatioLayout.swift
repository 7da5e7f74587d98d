import Foundation
import StillsGeometry

/// How content with a ratio of its own takes the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content inside the space.
  case fit
  /// All of the space inside the content.
  case fill
}

/// `aspectRatio(_:contentMode:)`, `scaledToFit()`, `scaledToFill()`.
///
/// *Proposes* the largest size of the ratio inside its proposal (`fit`) or the smallest around it (`fill`); where one
/// dimension is not specified the other decides; where none is, nothing in particular. *Reports* the child's answer,
/// which need not have the ratio: the modifier changes the offer only. *Places* the child on itself.
///
/// Without a ratio, that of the child's ideal size. A ratio that is no positive number does nothing.
package struct AspectRatioLayout: UnaryLayout {
  private let ratio: CGFloat?
  private let mode: ContentMode

  package init(_ ratio: CGFloat? = nil, mode: ContentMode) { (self.ratio, self.mode) = (ratio, mode) }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(offer(proposal, child))
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: offer(proposal, child))
  }

  private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = widthByHeight(child) else { return proposal }
    switch mode {
    case .fit:
      let width = proposal.width ?? .infinity, height = proposal.height ?? .infinity
      return ProposedViewSize(width: min(width, height * ratio), height: min(height, width / ratio))
    case .fill:
      let width = proposal.width ?? 0, height = proposal.height ?? 0
      return ProposedViewSize(width: max(width, height * ratio), height: max(height, width / ratio))
    }
  }

  private func widthByHeight(_ child: LayoutSubview) -> CGFloat? {
    let ratio =
      ratio
      ?? {
        let ideal = child.sizeThatFits(.unspecified)
        return ideal.width / ideal.height
      }()
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }
}
