import Foundation
import StillsBars
import StillsCore
import StillsGeometry

@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Screens side by side, one of which shows, over a bar of tabs.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private var shown: UIViewController?
  private var index = 0
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar: UITabBar = makeBar()
  open var customizableViewControllers: [UIViewController]?
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  private func makeBar() -> UITabBar {
    let bar = UITabBar()
    bar.select = { [weak self] in self?.touch($0) }
    bar.delegate = self
    return bar
  }

  /// Told before the screen changes; nothing depends on it. For subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Tabs as values of their own; setting them sets the controllers too.
  open var tabs: [UITab] = [] {
    didSet { adoptTabs() }
  }

  /// Setting a property in an initialiser calls no observer.
  package func adoptTabs() {
    for tab in tabs { tab.tabBarController = self }
    tabsChanged()
  }

  open var mode = Mode.automatic
  private var isReadingTabs = false

  open var selectedTab: UITab? {
    get { shownTabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    func find(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let group = tab as? UITabGroup, let found = find(group.children) { return found }
      }
      return nil
    }
    return find(tabs)
  }

  private var shownTabs: [UITab] { tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly } }

  package func tabsChanged() {
    // Asking a tab for its controller tells of a change.
    guard !isReadingTabs, !tabs.isEmpty else { return }
    isReadingTabs = true
    let wanted = shownTabs.compactMap(\.viewController)
    isReadingTabs = false
    setViewControllers(wanted, animated: false)
  }

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let wanted = viewControllers ?? []
    for old in controllers where !wanted.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    for controller in wanted where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = wanted.filter { $0.parent === self }
    index = min(index, max(0, controllers.count - 1))
    tabBar.items = controllers.map { $0.tabBarItem ?? UITabBarItem() }
    showSelected()
  }

  /// A screen that is given another item when it is among the tabs already has that one shown.
  package func tabItemsChanged() {
    guard !controllers.isEmpty else { return }
    tabBar.items = controllers.map { $0.tabBarItem ?? UITabBarItem() }
    tabBar.selectedItem = selectedViewController?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
  }

  /// One beyond the last is no choice.
  open var selectedIndex: Int {
    get { controllers.isEmpty ? NSNotFound : index }
    set {
      guard controllers.isEmpty || controllers.indices.contains(newValue), newValue >= 0 else { return }
      index = newValue
      if UIDevice.current.userInterfaceIdiom == .phone, controllers.count > 5, newValue > 3 {
        UIKitStage.report("UITabBarController: a screen behind “More” is shown without the list that leads to it")
      }
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set { if let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }

  private func touch(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if let item = controller.tabBarItem { tabBar.delegate?.tabBar(tabBar, didSelect: item) }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    view.addSubview(tabBar)
    showSelected()
  }

  package override var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  private func showSelected() {
    guard let view = viewIfLoaded else { return }
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let next = selectedViewController, next !== shown else { return view.setNeedsLayout() }
    let old = shown
    old?.willDisappear()
    if isOnScreen { next.willAppear() }
    shown = next
    if let content = next.view {
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.frame = view.bounds
      view.insertSubview(content, at: 0)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
    old?.didDisappear()
    guard isOnScreen else { return }
    next.isComing()
    LayoutPass.run(view.rootView)
    if stage == .appeared { next.didAppear() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  private var hidesBar: Bool {
    guard !isTabBarHidden else { return true }
    let stack = (shown as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    if tabBar.superview !== view { view.addSubview(tabBar) }
    view.bringSubviewToFront(tabBar)
    tabBar.isHidden = hidesBar
    let full = view.bounds, insets = view.safeAreaInsets
    var space = BarSpace(full: full, safe: full.inset(by: insets))
    if !hidesBar {
      let traits = BarTraits(of: tabBar)
      let model = tabBar.model(traits: traits)
      let extent = model.extent(traits, space: space)
      if !tabBar.frame.isNear(extent.frame) { tabBar.frame = extent.frame }
      tabBar.arrange(model, traits: traits, space: space, scroll: scrollOfContent)
      space = extent.contentSpace(in: space)
    }
    guard let content = shown?.viewIfLoaded else { return }
    let isOpaque = !hidesBar && !tabBar.isTranslucent && shown?.extendedLayoutIncludesOpaqueBars == false
    let bottom = full.maxY - space.safe.maxY
    let frame = CGRect(x: 0, y: 0, width: full.width, height: isOpaque ? full.height - bottom : full.height)
    if !content.frame.isNear(frame) { content.frame = frame }
    let safe = UIEdgeInsets(
      top: space.safe.minY, left: insets.left, bottom: isOpaque ? 0 : bottom, right: insets.right)
    if content.givenSafeArea != safe {
      content.givenSafeArea = safe
      content.constraintsChanged()
      content.forEachView { $0.needsLayout = true }
    }
  }

  /// Whether content goes on beneath the bar.
  private var scrollOfContent: BarScroll {
    let top = (shown as? UINavigationController)?.topViewController ?? shown
    if let hosted = top?.hostedScreen { return hosted.barScroll ?? BarScroll() }
    guard let scroll = top?.contentScrollView else { return BarScroll() }
    let visible = scroll.bounds.maxY - scroll.adjustedContentInset.bottom
    return BarScroll(below: scroll.contentSize.height - visible)
  }
}
