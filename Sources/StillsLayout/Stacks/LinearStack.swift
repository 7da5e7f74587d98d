import Foundation
import StillsGeometry

/// The algorithm that rows and columns share (facts: layout §3, from the reimplementation of SwiftUI's StackLayout).
///
/// *Proposes*: on the major axis, what is left divided by who is left, in the order of ``serveChildren``; on the minor
/// axis what it was offered itself. Offered nothing in particular on the major axis, every child gets its ideal length.
/// *Reports*: the children's lengths and the gaps between them, not the offer, on the major axis; on the minor axis
/// the extent of the children once their guides coincide.
/// *Places*: one after another; offered nothing in particular on the minor axis, children get the stack's own extent
/// there and may grow to it. Children that do not fit keep their size and stick out at the end.
package struct LinearStack: Hashable {
  package var axis: Axis
  /// The guide on the minor axis that the children share.
  package var alignment: AlignmentKey
  /// Between all neighbours; nil: what they prefer.
  package var spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Sizes and places for `proposal`, with the origin at the stack's top-leading corner.
  func arrangement(
    for proposal: ProposedViewSize, of subviews: LayoutSubviews, cache: inout StackLayoutCache
  ) -> StackArrangement {
    if cache.stack != self || cache.gaps.count != subviews.count { cache = makeCache(subviews) }
    if let known = cache.arrangement, cache.proposal == proposal { return known }
    let children = serveChildren(proposal, subviews, &cache)
    let arrangement = lineUp(children, gaps: cache.gaps)
    (cache.proposal, cache.arrangement) = (proposal, arrangement)
    return arrangement
  }
}

/// A row's or column's children for one proposal.
struct StackArrangement {
  var size: CGSize
  var placements: [Placement]
  /// Where the shared guide is, from the stack's own minor start.
  var guide: CGFloat
}

/// A child's size and guides for what it was offered.
struct MeasuredChild {
  var proposal: ProposedViewSize
  var dimensions: ViewDimensions
}

/// What a stack remembers of its children: the gaps between them, who is served first, and the last arrangement.
/// A stack that finds another's replaces it.
public struct StackLayoutCache {
  let stack: LinearStack
  /// Before each child; the first is 0.
  var gaps: [CGFloat]
  var priorities: [Double]
  /// Who is served first, for one offer on the minor axis.
  var order: (minor: CGFloat?, groups: [LinearStack.Group])?
  var proposal = ProposedViewSize.unspecified
  var arrangement: StackArrangement?
}

// MARK: - Gaps

extension LinearStack {
  func makeCache(_ subviews: LayoutSubviews) -> StackLayoutCache {
    StackLayoutCache(
      stack: self, gaps: gaps(between: subviews),
      priorities: subviews.items.map { $0.layoutPriority.isNaN ? 0 : $0.layoutPriority })
  }

  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    guard !subviews.isEmpty else { return [] }
    if let spacing { return [0] + Array(repeating: spacing, count: subviews.count - 1) }
    let wishes = subviews.items.map(\.spacing)
    return [0] + zip(wishes, wishes.dropFirst()).map { $0.distance(to: $1, along: axis).finiteOrZero }
  }

  /// What the stack prefers outside: the first child speaks at the start, the last at the end, all at the sides.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.items.first, let last = subviews.items.last else { return .empty }
    var spacing = ViewSpacing.empty
    spacing.formUnion(first.spacing, edges: Edge.Set(axis.leadingEdge))
    spacing.formUnion(last.spacing, edges: Edge.Set(axis.trailingEdge))
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for item in subviews.items { spacing.formUnion(item.spacing, edges: sides) }
    return spacing
  }
}

// MARK: - Lining up

extension LinearStack {
  /// Shifts the children on the minor axis so that their guides coincide, and puts them one after another.
  private func lineUp(_ children: [MeasuredChild], gaps: [CGFloat]) -> StackArrangement {
    let guides = children.map { $0.dimensions[alignment].finiteOrZero }
    let before = guides.max() ?? 0
    let after = zip(children, guides).map { $0.dimensions.size[axis.other].minus($1) }.max() ?? 0

    var end: CGFloat = 0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let start = end.plus(gaps[index])
      placements.append(
        Placement(origin: CGPoint(start, along: axis, by: before - guides[index]), proposal: child.proposal))
      end = start.plus(child.dimensions.size[axis])
    }
    return StackArrangement(
      size: CGSize(end.nonNegative, along: axis, by: before.plus(after).nonNegative), placements: placements,
      guide: before)
  }
}

// MARK: - As a layout

/// A row or column: everything but the public names.
protocol LinearStackLayout: Layout where Cache == StackLayoutCache {
  var stack: LinearStack { get }
}

extension LinearStackLayout {
  public func makeCache(subviews: Subviews) -> StackLayoutCache { stack.makeCache(subviews) }

  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    stack.outerSpacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    stack.arrangement(for: proposal, of: subviews, cache: &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    let axis = stack.axis
    let offer = ProposedViewSize(proposal[axis], along: axis, by: proposal[axis.other] ?? bounds.size[axis.other])
    let arrangement = stack.arrangement(for: offer, of: subviews, cache: &cache)
    for (subview, placement) in zip(subviews, arrangement.placements) {
      subview.place(at: placement.origin.offset(by: bounds.origin), proposal: placement.proposal)
    }
  }
}
