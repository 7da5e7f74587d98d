import Foundation

extension UIView {
  /// How far bars and the screen's edges reach into the view: what is left of the superview's insets at each edge
  /// (facts: uikit-bars §9, "safe-area propagation").
  var shownSafeArea: UIEdgeInsets {
    if let givenSafeArea { return givenSafeArea + (controller?.additionalSafeAreaInsets ?? .zero) }
    guard let superview else { return controller?.additionalSafeAreaInsets ?? .zero }
    let around = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if around != .zero {
      let frame = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
      let size = superview.bounds.size
      func left(of inset: CGFloat, at distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
      insets = UIEdgeInsets(
        top: left(of: around.top, at: frame.minY), left: left(of: around.left, at: frame.minX),
        bottom: left(of: around.bottom, at: size.height - frame.maxY),
        right: left(of: around.right, at: size.width - frame.maxX))
    }
    if let scroll = superview as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never { insets = .zero }
    return insets + (controller?.additionalSafeAreaInsets ?? .zero)
  }

  var defaultMargins: NSDirectionalEdgeInsets {
    if let givenMargins { return givenMargins }
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let side = controller.systemMinimumLayoutMargins.leading
      return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  var shownMargins: UIEdgeInsets {
    var margins = directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft)
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.leading
      (margins.left, margins.right) = (max(margins.left, least), max(margins.right, least))
    }
    if preservesSuperviewLayoutMargins, let superview {
      let around = superview.layoutMargins
      margins.left = max(margins.left, around.left - frame.minX)
      margins.right = max(margins.right, around.right - (superview.bounds.width - frame.maxX))
      margins.top = max(margins.top, around.top - frame.minY)
      margins.bottom = max(margins.bottom, around.bottom - (superview.bounds.height - frame.maxY))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  func setMargins(_ margins: UIEdgeInsets) {
    ownMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isRightToLeft ? margins.left : margins.right)
  }

  /// The margins, and more where a line would get longer than is good to read: 672 points at Large
  /// (facts: uikit-bars §9).
  package var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let surplus = bounds.width - insets.horizontal - 672
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
