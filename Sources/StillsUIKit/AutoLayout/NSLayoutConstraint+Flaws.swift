import Foundation

// What UIKit raises an exception for, or puts right and logs.

extension NSLayoutConstraint {
  /// UIKit, too, takes a smaller number where one "exceeds internal limits"; where they are is our choice.
  private static let limit: CGFloat = 1e7

  package static func bounded(_ number: CGFloat) -> CGFloat { min(max(number.orZero, -limit), limit) }

  /// What layout reckons with.
  package var usableConstant: CGFloat { Self.bounded(constant) }

  func checkConstant() {
    guard usableConstant != constant else { return }
    UIKitStage.report(
      constant.isFinite
        ? "\(text): its constant exceeds what layout can take, and counts as less"
        : "\(text): its constant is not finite, and counts as 0")
  }

  /// Why UIKit raises an exception where such a constraint is made; nil where it does not.
  package var flaw: String? {
    let own = firstAttribute.kind
    guard own != .none else { return nil }
    guard second != nil else {
      return own == .dimension ? nil : "a place needs a second item: only sizes can be equal to a constant"
    }
    let other = secondAttribute.kind
    if own == .side && other == .edge || own == .edge && other == .side {
      return "leading and trailing go with one another, not with left and right"
    }
    guard own.axis == other.axis else { return "\(firstAttribute) and \(secondAttribute) cannot be compared" }
    if own != .dimension, multiplier == 0 { return "a multiplier of 0 makes a place equal to a constant" }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum Kind {
    case none, dimension, vertical, horizontal
    /// Left and right, whatever the direction of reading.
    case edge
    /// Leading and trailing.
    case side

    var axis: Int {
      switch self {
      case .none: 0
      case .dimension: 1
      case .vertical: 2
      case .horizontal, .edge, .side: 3
      }
    }
  }

  fileprivate var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .dimension
    case .left, .right, .leftMargin, .rightMargin: .edge
    case .leading, .trailing, .leadingMargin, .trailingMargin: .side
    case .centerX, .centerXWithinMargins: .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }
}
