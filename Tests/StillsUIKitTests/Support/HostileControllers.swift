import Foundation
import UIKit

/// Controllers in one another in ways that UIKit throws exceptions for, called in odd orders.
@MainActor final class HostileControllers {
  private var numbers: HostileNumbers
  private let views: HostileViews
  private(set) var all: [UIViewController] = []
  private var delegates: [HostileDelegate] = []

  init(seed: UInt64) {
    numbers = HostileNumbers(seed: seed &* 31 &+ 7)
    views = HostileViews(seed: seed)
  }

  /// The root of it; what is done before it shows is done again after.
  func make(count: Int) -> UIViewController {
    views.fill(UIView(), count: 6)
    for _ in 0..<count { all.append(one()) }
    for _ in 0..<(count * 6) { act() }
    return numbers.element(all)
  }

  func one() -> UIViewController {
    switch numbers.below(10) {
    case 0, 1:
      return UINavigationController(rootViewController: numbers.chance(3) && !all.isEmpty ? any : UIViewController())
    case 2: return UINavigationController()
    case 3, 4: return UITabBarController()
    case 5:
      return UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case 6: return UIAlertController(title: numbers.text(), message: numbers.text(), preferredStyle: .alert)
    case 7: return UITableViewController(style: .insetGrouped)
    case 8: return HostileController(numbers: numbers)
    default: return UIViewController()
    }
  }

  private var any: UIViewController { numbers.element(all) }

  func act() {
    let controller = any, other = any
    switch numbers.below(14) {
    case 0: controller.addChild(other)
    case 1: other.removeFromParent()
    case 2: contain(controller, other)
    case 3: controller.present(other, animated: false)
    case 4: controller.dismiss(animated: true)
    case 5: circle(controller)
    case 6: say(controller)
    case 7: bars(controller)
    default: kind(controller, other)
    }
  }

  private func contain(_ controller: UIViewController, _ other: UIViewController) {
    controller.addChild(other)
    controller.view.addSubview(other.view)
    other.view.frame = numbers.rect()
    other.didMove(toParent: controller)
    if numbers.chance(4) { controller.transition(from: other, to: any, duration: -1, animations: nil) }
  }

  private func circle(_ controller: UIViewController) {
    switch numbers.below(9) {
    case 0: controller.loadView()
    case 1: controller.viewDidLoad()
    case 2: controller.beginAppearanceTransition(numbers.chance(2), animated: false)
    case 3: controller.endAppearanceTransition()
    case 4: controller.viewWillAppear(true)
    case 5: controller.viewDidDisappear(false)
    case 6: controller.view = numbers.chance(2) ? nil : numbers.element(views.views)
    case 7: controller.view = any.view
    default: controller.loadViewIfNeeded()
    }
  }

  private func say(_ controller: UIViewController) {
    switch numbers.below(8) {
    case 0: controller.title = numbers.text()
    case 1: controller.additionalSafeAreaInsets = numbers.insets()
    case 2: controller.edgesForExtendedLayout = []
    case 3: controller.preferredContentSize = numbers.size()
    case 4: controller.tabBarItem = UITabBarItem(title: numbers.text(), image: numbers.image(), tag: numbers.index())
    case 5: controller.toolbarItems = [views.button(views.views[0]), .flexibleSpace()]
    case 6: controller.hidesBottomBarWhenPushed.toggle()
    default: controller.modalPresentationStyle = numbers.element([.fullScreen, .pageSheet, .popover, .none, .custom])
    }
  }

  private func bars(_ controller: UIViewController) {
    let source = views.item(numbers.element(views.views)), item = controller.navigationItem
    (item.title, item.prompt, item.titleView) = (source.title, source.prompt, source.titleView)
    (item.leftBarButtonItems, item.rightBarButtonItems) = (source.leftBarButtonItems, source.rightBarButtonItems)
    item.largeTitleDisplayMode = numbers.element([.always, .never, .automatic])
    if numbers.chance(4) { item.searchController = UISearchController(searchResultsController: any) }
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.font: numbers.font() as Any, .kern: numbers.length(), .foregroundColor: "red"]
    look.largeTitleTextAttributes = [.font: numbers.font() as Any]
    look.titlePositionAdjustment = UIOffset(horizontal: numbers.length(), vertical: numbers.length())
    look.backgroundImage = numbers.image()
    look.shadowColor = numbers.color()
    if numbers.chance(2) { item.standardAppearance = look } else { item.scrollEdgeAppearance = look }
  }

  private func kind(_ controller: UIViewController, _ other: UIViewController) {
    switch controller {
    case let stack as UINavigationController: tell(stack, other)
    case let tabs as UITabBarController: tell(tabs, other)
    case let pages as UIPageViewController:
      pages.setViewControllers(
        numbers.element([nil, [], [other], [other, other], [pages]]), direction: .forward, animated: true)
    case let alert as UIAlertController:
      for _ in 0..<numbers.element([1, 3, 9]) {
        alert.addAction(UIAlertAction(title: numbers.text(), style: numbers.element([.cancel, .default])))
      }
      alert.addTextField { $0.font = self.numbers.font() }
    case let table as UITableViewController:
      table.tableView.rowHeight = numbers.length()
      table.refreshControl = UIRefreshControl()
    default: controller.setEditing(numbers.chance(2), animated: true)
    }
  }

  private func tell(_ stack: UINavigationController, _ other: UIViewController) {
    switch numbers.below(10) {
    case 0, 1: stack.pushViewController(other, animated: numbers.chance(2))
    case 2: stack.popViewController(animated: true)
    case 3: stack.popToRootViewController(animated: false)
    case 4: stack.popToViewController(other, animated: true)
    case 5: stack.viewControllers = numbers.element([[], [other], [other, other], [other, any, any], [stack]])
    case 6: stack.isToolbarHidden.toggle()
    case 7: stack.setNavigationBarHidden(numbers.chance(2), animated: true)
    case 8: stack.navigationBar.prefersLargeTitles.toggle()
    default:
      let delegate = HostileDelegate { [weak other] in if let other { $0.viewControllers = [other] } }
      delegates.append(delegate)
      stack.delegate = delegate
    }
  }

  private func tell(_ tabs: UITabBarController, _ other: UIViewController) {
    switch numbers.below(7) {
    case 0: tabs.viewControllers = numbers.element([nil, [], [other], [other, other], [tabs, other], [other, any]])
    case 1: tabs.viewControllers = (0..<100).map { _ in UIViewController() }
    case 2: tabs.selectedIndex = numbers.index()
    case 3: tabs.selectedViewController = other
    case 4: tabs.tabBar.items = nil
    case 5: tabs.tabs = [UITab(title: "", image: nil, identifier: "") { _ in other }]
    default: tabs.isTabBarHidden.toggle()
    }
  }
}

/// Goes elsewhere, once, when it is told of a screen that will show.
private final class HostileDelegate: NSObject, UINavigationControllerDelegate {
  private var act: ((UINavigationController) -> Void)?

  init(_ act: @escaping (UINavigationController) -> Void) { self.act = act }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let act = act
    self.act = nil
    act?(navigationController)
  }
}

/// Asks for its view while it makes it, and leaves its place while it comes.
private final class HostileController: UIViewController {
  private var numbers: HostileNumbers

  init(numbers: HostileNumbers) {
    self.numbers = numbers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    if numbers.chance(3) { view.backgroundColor = .red } else { super.loadView() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if numbers.chance(4) { navigationController?.popViewController(animated: false) }
    if numbers.chance(4) { removeFromParent() }
    if numbers.chance(6) { tabBarController?.viewControllers = nil }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if numbers.chance(8) { view.frame = numbers.rect() }
    if numbers.chance(8) { view.subviews.first?.removeFromSuperview() }
  }
}
