import Foundation

/// Arithmetic on lengths that may be infinite or not a number. A view can answer anything; whatever it answers, a
/// layout neither traps nor spreads the damage.
extension CGFloat {
  /// Zero for what is negative or not a number.
  package var nonNegative: CGFloat { self > 0 ? self : 0 }

  /// Zero for what is infinite or not a number.
  package var finiteOrZero: CGFloat { isFinite ? self : 0 }

  /// The sum; finite lengths never add up to infinity.
  package func plus(_ other: CGFloat) -> CGFloat {
    let sum = self + other
    guard sum.isInfinite, isFinite, other.isFinite else { return sum }
    return sum > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }

  /// The difference; whatever is taken from endless space leaves endless space.
  package func minus(_ other: CGFloat) -> CGFloat {
    self == .infinity ? .infinity : plus(-other)
  }
}

extension Sequence where Element == CGFloat {
  package var total: CGFloat { reduce(0) { $0.plus($1) } }
}

extension CGRect {
  /// The rectangle on the other side of `bounds`: as far from its right edge as it was from its left one.
  package func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + (bounds.maxX - maxX), y: minY, width: width, height: height)
  }
}
