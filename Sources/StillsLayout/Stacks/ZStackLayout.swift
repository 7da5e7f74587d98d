import Foundation
import StillsGeometry

/// Subviews on top of each other; later ones nearer to the eye.
///
/// *Proposes* to each its own proposal. *Reports* the extent, on both axes, of the subviews with the highest priority
/// once their guides coincide: with the usual guides, the widest by the highest. *Places* every subview with its
/// guides on theirs.
///
/// A guide that an app moves enlarges the stack: a badge that sticks out of its button by a guide makes room for itself
/// in a ZStack and does not in an overlay (swiftuifieldguide.com, “ZStack vs. Overlay”).
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (before, after) = extent(proposal, subviews)
    return CGSize(
      width: before.width.plus(after.width).nonNegative, height: before.height.plus(after.height).nonNegative)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let guides = extent(proposal, subviews).before
    for subview in subviews {
      let own = guidePoint(of: subview.dimensions(in: proposal))
      subview.place(
        at: CGPoint(x: bounds.minX + guides.width - own.width, y: bounds.minY + guides.height - own.height),
        proposal: proposal)
    }
  }

  /// How far the subviews that count reach before and after the shared guides.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (before: CGSize, after: CGSize) {
    let highest = subviews.items.map(\.layoutPriority).max()
    var reach: (before: CGSize, after: CGSize)?
    for item in subviews.items where item.layoutPriority == highest {
      let dimensions = item.dimensions(in: proposal)
      let guides = guidePoint(of: dimensions)
      let rest = CGSize(
        width: dimensions.width.minus(guides.width), height: dimensions.height.minus(guides.height))
      reach = reach.map { (maximum($0.before, guides), maximum($0.after, rest)) } ?? (guides, rest)
    }
    return reach ?? (.zero, .zero)
  }

  private func guidePoint(of dimensions: ViewDimensions) -> CGSize {
    CGSize(
      width: dimensions[alignment.horizontal].finiteOrZero, height: dimensions[alignment.vertical].finiteOrZero)
  }

  private func maximum(_ a: CGSize, _ b: CGSize) -> CGSize {
    CGSize(width: max(a.width, b.width), height: max(a.height, b.height))
  }
}
