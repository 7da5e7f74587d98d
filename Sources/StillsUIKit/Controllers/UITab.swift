import Foundation

/// A tab of a tab bar controller, and the controller that it shows, which is made when it is first asked for.
@MainActor @preconcurrency open class UITab: NSObject {
  public typealias Provider = (UITab) -> UIViewController
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  open var title: String { didSet { update() } }
  open var subtitle: String?
  open var image: UIImage? { didSet { update() } }
  public let identifier: String
  open var badgeValue: String? { didSet { update() } }
  open var userInfo: Any?
  open var isHidden = false { didSet { tabBarController?.tabsChanged() } }
  open var isEnabled = true
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open private(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: Provider?
  private var made: UIViewController?

  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: Provider? = nil) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    update()
    return made
  }

  private func update() {
    guard let made else { return }
    let item = UITabBarItem(title: title, image: image, selectedImage: nil)
    item.badgeValue = badgeValue
    item.isSearch = self is UISearchTab
    made.tabBarItem = item
    tabBarController?.tabsChanged()
  }

  fileprivate func join(_ group: UITabGroup) { parent = group }
}

/// The tab that searches; without a title of its own it is called “Search”.
@MainActor @preconcurrency open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: Provider? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  public convenience init(viewControllerProvider: @escaping Provider) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that share a place in a sidebar; in a bar, one tab, which shows its own controller or that of its first child.
@MainActor @preconcurrency open class UITabGroup: UITab {
  open var children: [UITab] { didSet { children.forEach { $0.join(self) } } }
  open weak var selectedChild: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: Provider? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    children.forEach { $0.join(self) }
  }

  open override var viewController: UIViewController? {
    super.viewController ?? (selectedChild ?? children.first)?.viewController
  }
}

extension UITabBarController {
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    adoptTabs()
  }
}
