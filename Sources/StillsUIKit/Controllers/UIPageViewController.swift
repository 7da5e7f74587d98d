import Foundation
import StillsGeometry

@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Screens one after the other, of which one shows; dots beneath it where the data source counts pages.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private var shown: [UIViewController] = []
  private lazy var dots = UIPageControl()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let wanted = viewControllers ?? []
    let isSame = wanted.count == shown.count && zip(wanted, shown).allSatisfy { $0 === $1 }
    if !isSame {
      let old = shown
      for controller in old where !wanted.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in wanted where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      shown = wanted.filter { $0.parent === self }
      showPages()
    }
    completion?(true)
  }

  package override var shownChildren: [UIViewController] { shown }

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    showPages()
  }

  private func showPages() {
    guard let view = viewIfLoaded else { return }
    for controller in shown {
      guard let content = controller.view, content.superview !== view else { continue }
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = view.bounds
      view.insertSubview(content, at: 0)
    }
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    var room = view.bounds
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0 {
      if dots.superview !== view { view.addSubview(dots) }
      dots.numberOfPages = count
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
      // 37 points beneath the pages, as high as the control has been since iOS 6.
      let height: CGFloat = 37
      dots.frame = CGRect(
        x: room.minX, y: room.maxY - height - view.safeAreaInsets.bottom, width: room.width, height: height)
      room.size.height = max(0, dots.frame.minY - room.minY)
    } else if dots.superview != nil {
      dots.removeFromSuperview()
    }
    let width = room.width / CGFloat(max(1, shown.count))
    for (index, controller) in shown.enumerated() {
      let frame = CGRect(x: room.minX + width * CGFloat(index), y: room.minY, width: width, height: room.height)
      if let content = controller.viewIfLoaded, content.frame != frame { content.frame = frame }
    }
  }
}
