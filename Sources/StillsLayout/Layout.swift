import Foundation
import StillsGeometry

/// Arranges subviews: answers how big the container is for a proposal, and places the subviews in given bounds.
///
/// The first question changes nothing and may be asked any number of times. Layouts are written for left to right;
/// the container mirrors what they placed where the direction is right to left.
public protocol Layout: Animatable {
  /// What a layout remembers between questions about the same subviews.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Whether the container has its only child's priority, z index and layout values: modifiers do. (A cast to
  /// `UnaryLayout` would tell as much, but costs a search through all conformances of the process.)
  static var _passesThrough: Bool { get }

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

// MARK: - Defaults

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public static var _passesThrough: Bool { false }

  /// Starts anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What any subview asks for at an edge, the container asks for too.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.items.reduce(into: .empty) { $0.formUnion($1.spacing) }
  }

  /// The subviews' own values for the guide, merged (see ``AlignmentKey/merge(_:)``); nil when no subview has one,
  /// and always for leading, centre and trailing. Counts from `bounds`.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' own values for the guide, merged (see ``AlignmentKey/merge(_:)``); nil when no subview has one,
  /// and always for top, centre and bottom. Counts from `bounds`.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
