import Foundation
import StillsCore
import StillsGeometry

@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A window on content that may be larger than itself; its offset is the origin of its bounds.
@MainActor @preconcurrency open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Hashable, Sendable { case none, onDrag, interactive }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      noteChange()
      barsChanged()
    }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { keepAtEdge(oldValue: oldValue) } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var refreshControl: UIRefreshControl?
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// What constraints of the content make of its size.
  package var solvedContentSize: CGSize?
  private var hasScrolled = false

  package override func setUp() { clipsToBounds = true }

  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent, "UIScrollViewContentLayoutGuide") }
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      hasScrolled = true
      move(to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  private func move(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    bounds.origin = offset
    barsChanged()
    delegate?.scrollViewDidScroll(self)
  }

  /// Bars of the controllers around collapse, and choose their look, by how far this has moved.
  private func barsChanged() {
    var around: UIView? = superview
    while let view = around {
      if view.controller is UINavigationController || view.controller is UITabBarController { view.setNeedsLayout() }
      around = view.superview
    }
  }

  /// The author's insets and what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = shownSafeArea
    var inset = contentInset
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: inset = inset + safe
    case .automatic, .scrollableAxes:
      // Along an axis that does not scroll nothing is added; a controller's own scroll view gets both ends in any case.
      let scrollsX = contentSize.width > bounds.width || alwaysBounceHorizontal
      let scrollsY =
        contentSize.height > bounds.height || alwaysBounceVertical || contentInsetAdjustmentBehavior == .automatic
      if scrollsY { (inset.top, inset.bottom) = (inset.top + safe.top, inset.bottom + safe.bottom) }
      if scrollsX { (inset.left, inset.right) = (inset.left + safe.left, inset.right + safe.right) }
    }
    return inset
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if !hasScrolled { rest() }
    adjustedContentInsetDidChange()
  }

  private func keepAtEdge(oldValue: UIEdgeInsets) {
    if contentInset != oldValue, !hasScrolled { rest() }
  }

  /// At the top of the content, beneath the bars.
  private func rest() {
    let inset = adjustedContentInset
    let offset = CGPoint(x: -inset.left, y: -inset.top)
    if offset != bounds.origin { bounds.origin = offset }
  }

  open override func layoutSubviews() {
    if let solvedContentSize { contentSize = solvedContentSize }
    if !hasScrolled { rest() }
    super.layoutSubviews()
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    contentOffset = offset
  }

  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

/// What pulls a list anew. At rest it is out of sight.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
