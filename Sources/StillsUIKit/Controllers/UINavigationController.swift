import Foundation
import StillsBars
import StillsCore
import StillsGeometry

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A stack of screens under one bar; the top one fills the controller's view, and the bar lies over it.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  private var stack: [UIViewController] = []
  /// The controller whose view is in the tree.
  private var shown: UIViewController?
  private var barClass = UINavigationBar.self
  private var lowerBarClass = UIToolbar.self
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = makeBar()
  open private(set) lazy var toolbar: UIToolbar! = StandIn.make(lowerBarClass, by: [.plain, .archive])
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open var isNavigationBarHidden = false { didSet { barsChanged() } }
  open var isToolbarHidden = true { didSet { barsChanged() } }
  /// Bars make way while content has scrolled beyond the room that they took.
  open var hidesBarsOnSwipe = false { didSet { barsChanged() } }
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    lowerBarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeBar() -> UINavigationBar {
    let bar = StandIn.make(barClass, by: [.plain, .archive])
    bar.navigationController = self
    return bar
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers)
    showTop(animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }), viewController !== self else {
      UIKitStage.report(
        "pushViewController: \(TypeNames.plainName(of: type(of: viewController))) is on the stack already")
      return
    }
    if viewController is UINavigationController {
      // UIKit raises an exception.
      UIKitStage.report("pushViewController: UIKit pushes no navigation controller on another one; it is shown in it")
    }
    setStack(stack + [viewController])
    showTop(animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(Array(stack.dropLast()))
    showTop(animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first, stack.count > 1 else { return nil }
    return popToViewController(first, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]))
    showTop(animated: animated)
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func setStack(_ controllers: [UIViewController]) {
    let leaving = stack.filter { old in !controllers.contains { $0 === old } }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    stack = controllers.filter { $0.parent === self }
    // One that still shows leaves its place when the next one is shown.
    for controller in leaving where controller !== shown {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    // Whether there is a bar of tabs is up to the screens on the stack.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Showing

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  package func barsChanged() { viewIfLoaded?.setNeedsLayout() }

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    view.addSubview(navigationBar)
  }

  /// As UIKit orders it: the next screen's view is loaded, the delegate told, then both screens.
  private func showTop(animated: Bool) {
    guard isOnScreen, let top = stack.last, top !== shown else { return barsChanged() }
    let old = shown
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animated)
    // The delegate may have gone elsewhere.
    guard stack.last === top else { return }
    old?.willDisappear()
    top.willAppear()
    place(top)
    old?.viewIfLoaded?.removeFromSuperview()
    top.isComing()
    if let root = viewIfLoaded?.rootView { LayoutPass.run(root) }
    old?.didDisappear()
    if let old, !stack.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.removeFromParent()
    } else if stack.last === top {
      top.didMove(toParent: self)
    }
    if stage == .appeared {
      top.didAppear()
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    barsChanged()
  }

  private func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    shown = controller
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = view.bounds
    view.insertSubview(content, at: 0)
    view.setNeedsLayout()
  }

  package override var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  package override func willAppear() {
    guard !isOnScreen else { return }
    super.willAppear()
    showTop(animated: false)
  }

  package override func didAppear() {
    guard stage == .appearing else { return }
    super.didAppear()
    if let shown { delegate?.navigationController(self, didShow: shown, animated: false) }
  }

  // MARK: Bars

  /// Views that the delegate set after the screen's own layout are measured here, so bars come before content.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBars()
  }

  private var hidesBar: Bool {
    isNavigationBarHidden || barsMakeWay || topViewController?.hostedScreen?.hidesNavigationBar == true
  }

  private var barsMakeWay: Bool {
    if hidesBarsWhenVerticallyCompact, traitCollection.verticalSizeClass == .compact { return true }
    guard hidesBarsOnSwipe, let view = viewIfLoaded, let scroll = shown?.contentScrollView else { return false }
    return scroll.contentOffset.y + view.safeAreaInsets.top > 0
  }

  /// In a sheet the bar is higher.
  private var barTraits: BarTraits {
    var traits = BarTraits(of: navigationBar)
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    traits.isInSheet = isSheet && presentingViewController != nil && (viewIfLoaded?.frame.minY ?? 0) > 0.5
    return traits
  }

  private func layOutBars() {
    guard let view = viewIfLoaded else { return }
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
    let hosted = topViewController?.hostedScreen
    let hidesBar = self.hidesBar
    navigationBar.isHidden = hidesBar
    let traits = barTraits
    let insets = view.safeAreaInsets
    // In the window's coordinates, where the device's own edges are known, then back in the view's.
    let full = view.bounds
    var space = BarSpace(full: full, safe: full.inset(by: insets))
    layOutToolbar(in: &space, view: view)
    var top = insets.top
    if !hidesBar {
      navigationBar.adoptCustomViews()
      let scroll = scrollOfContent(under: space, traits: traits)
      let pop: @MainActor () -> Void = { [weak self] in self?.popViewController(animated: true) }
      let model = { (origin: CGPoint) -> NavigationBar in
        let own = self.navigationBar.model(origin: origin, traits: traits, back: pop)
        return hosted?.adjusting(own, traits: traits) ?? own
      }
      let extent = NavigationBarExtent(model(.zero), traits: traits, space: space, scroll: scroll)
      let frame = CGRect(x: 0, y: extent.top, width: full.width, height: extent.bottom - extent.top)
      if !navigationBar.frame.isNear(frame) { navigationBar.frame = frame }
      navigationBar.arrange(model(frame.origin), traits: traits, space: space, scroll: scroll)
      top = extent.restingBottom
    }
    placeContent(top: top, bottom: full.maxY - space.safe.maxY, insets: insets, view: view)
  }

  private func layOutToolbar(in space: inout BarSpace, view: UIView) {
    let hidesBottom = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    let hosted = topViewController?.hostedScreen?.toolbarItems(BarTraits(of: navigationBar)) ?? []
    guard !hidesBottom, !barsMakeWay, !isToolbarHidden || !hosted.isEmpty, let toolbar else {
      toolbar?.removeFromSuperview()
      return
    }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.items = topViewController?.toolbarItems
    toolbar.adoptCustomViews()
    let traits = BarTraits(of: toolbar)
    let extent = ToolbarExtent(traits, space: space)
    if !toolbar.frame.isNear(extent.row) { toolbar.frame = extent.row }
    var model = toolbar.model(origin: extent.row.origin, traits: traits)
    if !hosted.isEmpty { model.items = hosted }
    toolbar.arrange(model, traits: traits, space: space, scroll: BarScroll(below: contentBelow))
    space = extent.contentSpace(in: space)
  }

  /// How much of the content goes on beneath the toolbar.
  private var contentBelow: CGFloat {
    if let hosted = shown?.hostedScreen { return hosted.barScroll?.below ?? 0 }
    guard let scroll = shown?.contentScrollView else { return 0 }
    return scroll.contentSize.height - (scroll.bounds.maxY - scroll.adjustedContentInset.bottom)
  }

  /// The content fills the view, or begins at the bars where they let nothing through.
  private func placeContent(top: CGFloat, bottom: CGFloat, insets: UIEdgeInsets, view: UIView) {
    guard let shown, let content = shown.viewIfLoaded else { return }
    let hidesBar = self.hidesBar
    let isCovered = hidesBar || navigationBar.isShownTranslucent || shown.extendedLayoutIncludesOpaqueBars
    let startsBelow = !hidesBar && (!isCovered || !shown.edgesForExtendedLayout.contains(.top))
    let start = startsBelow ? top : 0
    let frame = CGRect(x: 0, y: start, width: view.bounds.width, height: max(0, view.bounds.height - start))
    if !content.frame.isNear(frame) { content.frame = frame }
    let safe = UIEdgeInsets(
      top: startsBelow ? 0 : top, left: insets.left, bottom: bottom, right: insets.right)
    if content.givenSafeArea != safe {
      content.givenSafeArea = safe
      content.constraintsChanged()
      content.forEachView { $0.needsLayout = true }
    }
  }

  private func scrollOfContent(under space: BarSpace, traits: BarTraits) -> BarScroll {
    if let hosted = shown?.hostedScreen { return hosted.barScroll ?? BarScroll() }
    guard let scroll = shown?.contentScrollView else { return BarScroll() }
    return BarScroll(offset: scroll.contentOffset.y + scroll.adjustedContentInset.top)
  }

  // MARK: Status bar

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
