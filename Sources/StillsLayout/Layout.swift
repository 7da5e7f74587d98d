import Foundation
import StillsGeometry

/// Arranges subviews: answers how big the container is for a proposal, and places the subviews in given bounds.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
  /// The axis of a stack, for Spacer and Divider inside it.
  public var stackOrientation: Axis?
  public init() {}
}

/// One child of a layout.
public struct LayoutSubview: Equatable {
  package let item: any LayoutItem

  package init(_ item: any LayoutItem) { self.item = item }
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }
}

/// The children of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  nonisolated(unsafe) package var items: [any LayoutItem]
  public var layoutDirection: LayoutDirection

  package init(_ items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight) {
    (self.items, self.layoutDirection) = (items, layoutDirection)
  }

  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(items[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(items[bounds]), layoutDirection: layoutDirection)
  }
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
