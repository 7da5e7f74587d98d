import Foundation
import StillsGeometry

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, axis by axis.
///
/// *Proposes* what it is offered, or the ideal length when offered nothing in particular, within the limits.
/// *Reports*
/// - with both limits, the offer within the limits, whatever the child is; offered nothing in particular, the ideal;
/// - with a minimum alone, the smaller of child and offer, but the minimum at least;
/// - with a maximum alone, the larger of child and offer, but the maximum at most;
/// - otherwise the child's length.
///
/// *Places* the child by `alignment` and proposes the frame's own size to it, except for an axis on which nobody named
/// a length (facts: layout §6).
///
/// Limits that contradict each other (SwiftUI warns at run time): a minimum or ideal that is negative, infinite or
/// undefined does not count; an ideal is at least the minimum, a maximum at least the ideal; a maximum below the
/// minimum bounds what is proposed, and the frame is as long as its child.
package struct FlexibleFrameLayout: UnaryLayout {
  private let horizontal, vertical: Limits
  private let alignment: Alignment
  /// What to tell the app's author, when lengths contradict each other.
  package let warning: String?

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    horizontal = Limits(min: minWidth, ideal: idealWidth, max: maxWidth)
    vertical = Limits(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
    let wrong = [
      Limits.contradiction(min: minWidth, ideal: idealWidth, max: maxWidth).map { "widths \($0)" },
      Limits.contradiction(min: minHeight, ideal: idealHeight, max: maxHeight).map { "heights \($0)" },
    ].compactMap { $0 }
    warning =
      wrong.isEmpty ? nil : "frame has \(wrong.joined(separator: " and ")): each must be at least the one before"
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    let width = horizontal.lengthAlone(proposal.width), height = vertical.lengthAlone(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let offer = ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let size = child.sizeThatFits(offer)
    return CGSize(
      width: width ?? horizontal.length(child: size.width, offer: offer.width),
      height: height ?? vertical.length(child: size.height, offer: offer.height))
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    let offer = ProposedViewSize(
      width: horizontal.offerInside(size.width, proposal.width),
      height: vertical.offerInside(size.height, proposal.height))
    return Placement(origin: alignment.origin(of: child.dimensions(in: offer), in: size), proposal: offer)
  }

  package func spacing(child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isAny { edges.formUnion(.horizontal) }
    if vertical.isAny { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges: edges)
  }
}

/// One axis of a flexible frame.
private struct Limits {
  let min, ideal, max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let least = min.flatMap { $0.isFinite ? $0.nonNegative : nil }
    let usual = ideal.flatMap { $0.isFinite ? Swift.max(least ?? 0, $0) : nil }
    self.min = least
    self.ideal = usual
    self.max = max.flatMap { $0.isNaN ? nil : Swift.max(usual ?? 0, $0) }
  }

  /// The lengths as text, when they are no lengths or do not ascend.
  static func contradiction(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) -> String? {
    let given = [min, ideal, max].compactMap { $0 }
    let areLengths = given.allSatisfy { $0 >= 0 } && min != .infinity && ideal != .infinity
    let ascend = zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    return areLengths && ascend ? nil : given.map { NumberText.string($0) }.joined(separator: ", ")
  }

  var isAny: Bool { min != nil || ideal != nil || max != nil }

  private var bounds: ClosedRange<CGFloat>? {
    guard let min, let max, min <= max else { return nil }
    return min...max
  }

  /// The frame's length when it does not take the child to know it.
  func lengthAlone(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return bounds.map { clamp(proposal, $0.lowerBound, $0.upperBound) }
  }

  func offer(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { clamp($0, min ?? -.infinity, max ?? .infinity) }
  }

  func length(child: CGFloat, offer: CGFloat?) -> CGFloat {
    if let bounds { return clamp(child, bounds.lowerBound, bounds.upperBound) }
    switch (min, max) {
    case (let min?, nil): return Swift.max(Swift.min(child, offer ?? .infinity), min)
    case (nil, let max?): return Swift.min(Swift.max(child, offer ?? -.infinity), max)
    default: return child
    }
  }

  /// What the child is offered once the frame is `length` long.
  func offerInside(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
    let isUndecided = ideal == nil && proposal == nil
    return isUndecided && length > min ?? -.infinity && length < max ?? .infinity ? nil : length
  }

  /// The upper limit wins.
  private func clamp(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value.isNaN ? lower : value, lower), upper)
  }
}
