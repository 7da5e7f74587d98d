import Foundation

/// A part of an axis, in points from the plot's left or top edge.
nonisolated struct ChartSpan {
  let from, to: CGFloat

  /// Between two places, in either order.
  init(_ one: CGFloat, _ other: CGFloat) { (from, to) = (min(one, other), max(one, other)) }

  init(middle: CGFloat, length: CGFloat) { self.init(middle - length / 2, middle + length / 2) }

  var length: CGFloat { to - from }
  var middle: CGFloat { (from + to) / 2 }
  var isFinite: Bool { from.isFinite && to.isFinite }
}
