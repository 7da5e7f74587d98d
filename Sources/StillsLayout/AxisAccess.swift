import Foundation
import StillsGeometry

/// Both dimensions under one name, so that an algorithm for rows is an algorithm for columns.

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The edge where a container's content starts and the one where it ends.
  package var leadingEdge: Edge { self == .horizontal ? .leading : .top }
  package var trailingEdge: Edge { self == .horizontal ? .trailing : .bottom }
}

extension CGSize {
  package init(_ major: CGFloat, along axis: Axis, by minor: CGFloat) {
    self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package init(_ major: CGFloat, along axis: Axis, by minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  package init(_ major: CGFloat?, along axis: Axis, by minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package func offset(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
