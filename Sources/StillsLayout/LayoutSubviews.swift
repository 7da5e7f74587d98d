import Foundation
import StillsGeometry

/// The children of a layout, in order. A slice keeps the indices of the whole.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  nonisolated(unsafe) package var items: [any LayoutItem]

  /// The direction that the container is in. A layout rarely needs it: it places its subviews from the leading edge,
  /// and what it placed is mirrored afterwards where the direction is right to left.
  public var layoutDirection: LayoutDirection

  public private(set) var startIndex = 0

  /// Where placements go while a pass is on.
  nonisolated(unsafe) var record: PlacementRecord?

  package init(_ items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight) {
    (self.items, self.layoutDirection) = (items, layoutDirection)
  }

  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public var endIndex: Int { startIndex + items.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(items[index - startIndex], record: record, index: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var slice = self
    slice.items = Array(items[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)])
    slice.startIndex = bounds.lowerBound
    return slice
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
