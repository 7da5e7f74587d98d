import Foundation

/// How a view keeps its place along one axis when its superview's length changes: of the space before it, its length
/// and the space behind it, what is flexible takes the change, in proportion; the last of all the rest.
package struct AutoresizingSpan {
  private let before, length, total: CGFloat
  /// The shares of a change, together 1.
  package private(set) var beforeShare: CGFloat = 0
  package private(set) var lengthShare: CGFloat = 0

  package init(
    before: CGFloat, length: CGFloat, total: CGFloat, mask: UIView.AutoresizingMask, axis: NSLayoutConstraint.Axis
  ) {
    (self.before, self.length, self.total) = (before, length, total)
    let isBeforeFlexible = mask.contains(axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let isLengthFlexible = mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
    let isAfterFlexible = mask.contains(axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    let lengths = [
      isBeforeFlexible ? max(0, before) : nil, isLengthFlexible ? max(0, length) : nil,
      isAfterFlexible ? max(0, total - before - length) : nil,
    ]
    let flexible = lengths.compactMap { $0 }
    guard !flexible.isEmpty else { return }
    let sum = flexible.reduce(0, +)
    func share(_ length: CGFloat?) -> CGFloat {
      length.map { sum > 0 ? $0 / sum : 1 / CGFloat(flexible.count) } ?? 0
    }
    (beforeShare, lengthShare) = (share(lengths[0]), share(lengths[1]))
  }

  package func before(in total: CGFloat) -> CGFloat { before + beforeShare * (total - self.total) }
  package func length(in total: CGFloat) -> CGFloat { max(0, length + lengthShare * (total - self.total)) }
  /// What does not change: the value at a total of 0.
  package var beforeConstant: CGFloat { before - beforeShare * total }
  package var lengthConstant: CGFloat { length - lengthShare * total }
}
