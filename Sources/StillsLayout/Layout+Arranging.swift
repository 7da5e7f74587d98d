import Foundation
import StillsGeometry

/// Where a child goes: its top-left corner and what it is offered there.
package struct Placement: Hashable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) { (self.origin, self.proposal) = (origin, proposal) }
}

/// Collects what a layout says during one pass, by the child's position; nil: not placed.
final class PlacementRecord {
  private(set) var placements: [Placement?]
  private let firstIndex: Int

  init(for subviews: LayoutSubviews) {
    placements = Array(repeating: nil, count: subviews.count)
    firstIndex = subviews.startIndex
  }

  func note(_ placement: Placement, of index: Int) {
    guard placements.indices.contains(index - firstIndex) else { return }
    placements[index - firstIndex] = placement
  }
}

// What the owner of a layout (an element of the view graph) calls. It starts the cache anew, by `updateCache`, whenever
// a subview came, went or changed in any way: caches hold sizes.
extension Layout {
  /// One placing pass: asks the layout, puts subviews it left out in the middle with the full proposal, mirrors the
  /// whole where the direction is right to left, and tells every item its place.
  ///
  /// `bounds` has the size that the layout answered for `proposal`. A position that is not a number becomes that of
  /// `bounds`.
  package func arrange(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let placements = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    for (item, placement) in zip(subviews.items, placements) {
      item.place(
        at: finalOrigin(placement, of: item, in: bounds, direction: subviews.layoutDirection),
        proposal: placement.proposal)
    }
  }

  /// What a pass would say, without telling anyone; from the leading edge.
  package func placements(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> [Placement] {
    let record = PlacementRecord(for: subviews)
    var subviews = subviews
    subviews.record = record
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return zip(subviews.items, record.placements).map { item, placement in
      placement ?? centered(item, in: bounds, proposal: proposal)
    }
  }

  /// The guide's value for the container, from its bounds' leading or top edge. Whatever the layout says.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    key.isVertical
      ? explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.isMerged, !subviews.isEmpty else { return nil }
    let placements = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.merge(
      zip(subviews.items, placements).compactMap { item, placement in
        guard let value = item.dimensions(in: placement.proposal)[explicit: key], value.isFinite else { return nil }
        return value + (key.isVertical ? placement.origin.y - bounds.minY : placement.origin.x - bounds.minX)
      })
  }

  private func centered(_ item: any LayoutItem, in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
    let size = item.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(
        x: bounds.minX + ((bounds.width - size.width) / 2).finiteOrZero,
        y: bounds.minY + ((bounds.height - size.height) / 2).finiteOrZero),
      proposal: proposal)
  }

  private func finalOrigin(
    _ placement: Placement, of item: any LayoutItem, in bounds: CGRect, direction: LayoutDirection
  ) -> CGPoint {
    var origin = placement.origin
    if direction == .rightToLeft {
      let frame = CGRect(origin: origin, size: item.sizeThatFits(placement.proposal))
      origin.x = frame.mirrored(in: bounds).minX
    }
    return CGPoint(
      x: origin.x.isFinite ? origin.x : bounds.minX.finiteOrZero,
      y: origin.y.isFinite ? origin.y : bounds.minY.finiteOrZero)
  }
}
