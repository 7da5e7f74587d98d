import Foundation

// Members of controls that little or nothing of shows.

extension UISegmentedControl {
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    if offset != .zero { UIKitStage.report("UISegmentedControl.setContentOffset: contents stay in the middle") }
  }
  public func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
}

extension UIProgressView {
  /// How far it has got when it is set.
  public var observedProgress: Progress? {
    get { nil }
    set { if let newValue { progress = Float(newValue.fractionCompleted) } }
  }
}

extension UIPageControl {
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

  /// Reported where it is along another axis.
  public var direction: Direction {
    get { .natural }
    set {
      if newValue == .topToBottom || newValue == .bottomToTop {
        UIKitStage.report("UIPageControl.direction: the dots are drawn in a row")
      }
    }
  }
}

extension UIButton.Configuration {
  public enum Indicator: Int, Sendable { case automatic, none, popup }

  /// Reported: the chevrons of a popup are not drawn.
  public var indicator: Indicator {
    get { .automatic }
    set { if newValue == .popup { UIKitStage.report("UIButton.Configuration.indicator: not drawn") } }
  }
}

extension UIImageView {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

extension UIScrollView {
  /// As large as the rectangle fills the view, within the bounds that are set for it.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    let scale = zoomScale * min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(max(minimumZoomScale, min(maximumZoomScale, scale)), animated: animated)
  }
}

extension UIApplication {
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public var isIgnoringInteractionEvents: Bool { false }
}

extension UITableView {
  public func reloadSectionIndexTitles() {}
}

extension UITabBarController {
  /// The list behind “More”, of which nothing is shown.
  public var moreNavigationController: UINavigationController { UINavigationController() }
}

extension UIViewController {
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.givenTraits = collection
    childViewController.viewIfLoaded?.traitsDidChange()
  }
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.givenTraits
  }
}
