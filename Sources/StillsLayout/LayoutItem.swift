import Foundation
import StillsGeometry

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// What a layout sees of a child: something that can be measured any number of times, then placed once a pass.
/// Elements of the view graph are items; tests bring their own.
///
/// Measuring may be asked for the same proposal again and again; an item that is costly to measure keeps a
/// ``MeasurementCache``.
public protocol LayoutItem: AnyObject {
  /// How big the item would be for `proposal`. Never changes anything.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The guide's place when the item says one for itself, in its own coordinates, for the size it has at `proposal`.
  /// Horizontal guides count from the leading edge: from the right one in a right-to-left layout.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// The distances the item prefers to its neighbours.
  var spacing: ViewSpacing { get }

  /// 0 unless set; Spacer's is −∞.
  var layoutPriority: Double { get }

  /// The value that `layoutValue(key:value:)` gave, by the key's type.
  func layoutValue(for key: ObjectIdentifier) -> Any?

  /// Called by the layout: the item's top-left corner in its parent's coordinates (x to the right whatever the
  /// layout direction), and what it is offered there. The last call in a pass counts.
  func place(at origin: CGPoint, proposal: ProposedViewSize)
}

extension LayoutItem {
  public func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  public var spacing: ViewSpacing { .plain }
  public var layoutPriority: Double { 0 }
  public func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size) { self.explicitAlignment($0, size: size, proposal: proposal) }
  }
}
