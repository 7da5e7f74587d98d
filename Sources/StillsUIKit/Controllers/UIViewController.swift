import Foundation
import StillsCore
import StillsGeometry

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Looks after a view and what is in it.
@MainActor @preconcurrency open class UIViewController: UIResponder, UITraitEnvironment {
  package enum Stage { case disappeared, appearing, appeared, disappearing }

  private var loadedView: UIView?
  private var isLoading = false
  private let nib: String?
  package private(set) var stage = Stage.disappeared
  private var hasToldTraits = false
  private var hasCome = false
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var nibName: String? { nib }
  open var nibBundle: Bundle? { nil }

  open var title: String? {
    didSet {
      navigationItem.title = title
      if !(self is UINavigationController) || ownTabBarItem != nil { tabBarItem.title = title }
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  private var ownTabBarItem: UITabBarItem?
  /// A navigation controller's is that of its first screen unless it has its own.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.tabItemsChanged()
    }
  }
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barsChanged() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var hidesBottomBarWhenPushed = false

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.constraintsChanged() } }
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.constraintsChanged() } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsDidChange() }
  }
  package var givenTraits: UITraitCollection?
  package var heldOverrides = UITraitOverrides()
  /// The content of the view where that is SwiftUI's.
  package weak var hostedScreen: (any HostedScreen)?
  private weak var givenScrollView: UIScrollView?
  /// What shows instead of content that is not there, in the safe area.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailable() } }
  private var unavailableView: UIView?
  open var isEditing = false
  open var restorationIdentifier: String?
  open var restoresFocusAfterTransition = true
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  let ownPresentation = OwnPresentation()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = nibNameOrNil
    super.init()
    setUp()
  }

  public required init?(coder: NSCoder) {
    nib = nil
    super.init()
    setUp()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What every way of making a controller does last; for the vocabulary's own classes.
  package func setUp() {}

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      // UIKit raises an exception: a view can only be associated with one controller at a time.
      if let other = newValue?.controller, other !== self {
        UIKitStage.report(
          "\(TypeNames.plainName(of: type(of: self))).view: the view leaves the controller that it was the view of")
        other.loadedView = nil
      }
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    // An author's `loadView` that asks for the view before it has made one would never end.
    guard !isLoading else {
      let name = TypeNames.plainName(of: type(of: self))
      UIKitStage.report("\(name).loadView() asks for the view that it is to make: an empty one is shown")
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil {
      UIKitStage.report("\(TypeNames.plainName(of: type(of: self))).loadView() made no view: an empty one is shown")
      view = UIView(frame: UIScreen.main.bounds)
    }
    let before = UITraitCollection.kept
    UITraitCollection.current = traitCollection
    viewDidLoad()
    UITraitCollection.kept = before
    if contentUnavailableConfiguration != nil, unavailableView == nil { showUnavailable() }
  }

  private func showUnavailable() {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard let view = viewIfLoaded, let made = contentUnavailableConfiguration?.makeContentView() else { return }
    made.translatesAutoresizingMaskIntoConstraints = true
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.frame = view.bounds
    view.addSubview(made)
    unavailableView = made
  }

  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState())
  }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// An empty view as large as the screen: nibs and storyboards cannot be read.
  open func loadView() {
    if let nib {
      UIKitStage.report(
        "nib “\(nib)” of \(TypeNames.plainName(of: type(of: self))) cannot be read: an empty view is shown")
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Being told

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    if let ownEditButton { ownEditButton.title = editing ? "Done" : "Edit" }
  }
  private var ownEditButton: UIBarButtonItem?
  /// “Edit”, and “Done” while editing.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    ownEditButton = item
    return item
  }
  open func updateUserActivityState(_ activity: Any) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIKitStage.report("segue “\(identifier)” cannot be performed: storyboards cannot be read")
  }

  // MARK: Surroundings

  open override var next: UIResponder? { loadedView?.superview ?? parent }
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    var traits = parent?.traitCollection ?? UITraitCollection(world: UIKitStage.world)
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.overridden(by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return traits
  }

  private func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Kind { return found }
      ancestor = current.parent
    }
    return nil
  }

  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self) ?? foreignNavigationController
  }
  /// Of a screen that is not UIKit's: set by what hosts the controller there.
  package var foreignNavigationController: UINavigationController?
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = loadedView?.bounds.width ?? UIScreen.main.bounds.width
    let world = UIKitStage.world
    let side: CGFloat = world.look == .ios18 && (world.device.isPad || width >= 414) ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.noteChange() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { viewIfLoaded?.noteChange() }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    guard !isWithin(childController) else {
      UIKitStage.report(
        "addChild: \(TypeNames.plainName(of: type(of: childController))) cannot be a child of itself or of its child")
      return
    }
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  // MARK: Appearing

  package var isOnScreen: Bool { stage == .appearing || stage == .appeared }
  open var isBeingPresented: Bool { stage == .appearing && presentingViewController != nil }
  open var isBeingDismissed: Bool { stage == .disappearing && presentingViewController != nil }
  open var isMovingToParent: Bool { stage == .appearing && parent != nil }
  open var isMovingFromParent: Bool { stage == .disappearing && parent == nil }

  /// The children that come and go with the controller.
  package var shownChildren: [UIViewController] {
    children.filter { child in child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
  }

  package func willAppear() {
    guard stage == .disappeared || stage == .disappearing else { return }
    loadViewIfNeeded()
    (stage, hasCome) = (.appearing, false)
    let before = UITraitCollection.kept
    UITraitCollection.current = traitCollection
    viewWillAppear(false)
    updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState())
    UITraitCollection.kept = before
    if !hasToldTraits {
      hasToldTraits = true
      traitCollectionDidChange(nil)
    }
    for child in shownChildren { child.willAppear() }
  }

  package func isComing() {
    guard stage == .appearing, !hasCome else { return }
    hasCome = true
    viewIsAppearing(false)
    for child in shownChildren { child.isComing() }
  }

  package func didAppear() {
    guard stage == .appearing else { return }
    stage = .appeared
    viewDidAppear(false)
    for child in shownChildren { child.didAppear() }
  }

  package func willDisappear() {
    guard isOnScreen else { return }
    stage = .disappearing
    viewWillDisappear(false)
    for child in shownChildren { child.willDisappear() }
  }

  package func didDisappear() {
    guard stage == .disappearing else { return }
    stage = .disappeared
    viewDidDisappear(false)
    for child in children { child.didDisappear() }
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear() } else { willDisappear() }
  }

  open func endAppearanceTransition() {
    if stage == .appearing { didAppear() } else { didDisappear() }
  }

  // MARK: Presenting

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    guard presenter !== viewControllerToPresent, presenter.presentedViewController == nil else {
      UIKitStage.report("present(_:): \(TypeNames.plainName(of: type(of: self))) already presents another controller")
      return
    }
    // UIKit raises an exception: the application tried to present an active controller.
    guard viewControllerToPresent.presentingViewController == nil, viewControllerToPresent.parent == nil,
      !presenter.isWithin(viewControllerToPresent)
    else {
      UIKitStage.report(
        "present(_:): \(TypeNames.plainName(of: type(of: viewControllerToPresent))) is shown already")
      return
    }
    presenter.presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = presenter
    guard let window = presenter.viewIfLoaded?.window else { return }
    window.show(presented: viewControllerToPresent, over: presenter)
    completion?()
  }

  /// Whether the controller is the other one, in it, or presented by it or by one in it.
  private func isWithin(_ other: UIViewController) -> Bool {
    self === other || parent?.isWithin(other) == true || presentingViewController?.isWithin(other) == true
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    var presenter = self
    while presenter.presentedViewController == nil, let parent = presenter.parent { presenter = parent }
    if presenter.presentedViewController == nil, let presenting = presenter.presentingViewController {
      presenter = presenting
    }
    guard let presented = presenter.presentedViewController else { return }
    presenter.presentedViewController = nil
    presented.presentingViewController = nil
    (presenter.viewIfLoaded?.window)?.hide(presented: presented)
    completion?()
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetail(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  /// The scroll view that bars watch: the first in the view's tree that begins at its top.
  package var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    if let givenScrollView, givenScrollView.isDescendant(of: view) { return givenScrollView }
    func first(in view: UIView, top: CGFloat) -> UIScrollView? {
      guard !view.isHidden else { return nil }
      if let scroll = view as? UIScrollView { return top <= 0.5 ? scroll : nil }
      for child in view.children {
        if let found = first(in: child, top: top + child.frame.minY) { return found }
      }
      return nil
    }
    return first(in: view, top: 0)
      ?? view.children.first { $0 is UIScrollView && $0.frame.minY <= view.safeAreaInsets.top + 0.5 } as? UIScrollView
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    givenScrollView = scrollView
    navigationController?.barsChanged()
  }

  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom, .leading, .trailing])
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollView }
}

/// What is known when a screen is asked what it shows instead of content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var searchText: String?
  public init() {}
}

@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  open var identifier: String?
  open var source: UIViewController
  open var destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
}

/// Storyboards cannot be read: their controllers are empty ones.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? {
    UIKitStage.report("storyboard “\(name)” cannot be read: an empty controller is shown")
    return UIViewController()
  }

  /// Of the class that is called so, where there is one: that is how screens are commonly named.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let type = NamedClass.find(identifier) as? UIViewController.Type {
      UIKitStage.report("storyboard “\(name)” cannot be read: “\(identifier)” is made without it")
      return StandIn.make(type)
    }
    UIKitStage.report("storyboard “\(name)” cannot be read: “\(identifier)” is an empty controller")
    return UIViewController()
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    UIKitStage.report("storyboard “\(name)” cannot be read: “\(identifier)” is made without it")
    return creator?(EmptyArchive()) ?? StandIn.make(Controller.self)
  }
}

/// Nibs cannot be read: they hold nothing, or one view of the class they are called after.
@MainActor @preconcurrency open class UINib: NSObject {
  private let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    UIKitStage.report("nib “\(name)” cannot be read")
    return NamedClass.view(name, near: ownerOrNil).map { [$0] } ?? []
  }
}

extension Bundle {
  @MainActor @preconcurrency public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UIKitStage.report("nib “\(name)” cannot be read")
    return NamedClass.view(name, near: owner).map { [$0] }
  }
}
