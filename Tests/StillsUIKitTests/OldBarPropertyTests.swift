import StillsBars
import StillsCore
import StillsGeometry
import Testing
import UIKit

/// What bars and their items are told beside appearances.
@MainActor @Suite(.serialized) struct OldBarPropertyTests {
  private func shown(_ controller: UIViewController, landscape: Bool = false) -> UIWindow {
    prepareStage(world: .on("iphone-14", landscape ? .landscape : .portrait))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func tabs(_ change: (UITabBarItem, UITabBarItem) -> Void) -> UITabBarController {
    let first = UIViewController(), second = UIViewController()
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    change(first.tabBarItem, second.tabBarItem)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    return tabs
  }

  private func label(_ text: String, in node: PlacedNode?) -> (element: BarLabelElement, frame: CGRect)? {
    var found: (BarLabelElement, CGRect)?
    node?.forEach { node in
      if let label = node.element as? BarLabelElement, label.string == text { found = (label, node.frame) }
    }
    return found
  }

  @Test func aTabsItemSaysHowItsTitleLooks() throws {
    let plain = tabs { _, _ in }
    let window = shown(plain)
    let usual = try #require(label("Two", in: plain.tabBar.node))
    let changed = tabs { first, second in
      second.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 14)], for: .normal)
      second.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
      first.badgeValue = "7"
      first.setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
    }
    let other = shown(changed)
    let own = try #require(label("Two", in: changed.tabBar.node))
    #expect(usual.element.details.hasSuffix("10pt") && own.element.details.hasSuffix("14pt"))
    #expect(abs(own.frame.midX - usual.frame.midX - 3) < 0.5)
    #expect(try #require(label("7", in: changed.tabBar.node)).element.details.hasSuffix("9pt"))
    _ = (window, other)
  }

  @Test func theProxyOfTabItemsSaysItForAll() throws {
    prepareStage()
    UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    defer { Appearances.forget() }
    let controller = tabs { _, _ in }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(label("One", in: controller.tabBar.node)?.element.details.hasSuffix("12pt") == true)
    #expect(label("Two", in: controller.tabBar.node)?.element.details.hasSuffix("12pt") == true)
  }

  private func made(_ change: (UINavigationController) -> Void) -> (UINavigationController, UIScrollView) {
    let content = UIViewController(), scroll = UIScrollView()
    content.title = "Title"
    scroll.frame = content.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3000)
    content.view.addSubview(scroll)
    content.setToolbarItems([UIBarButtonItem(systemItem: .add)], animated: false)
    let stack = UINavigationController(rootViewController: content)
    stack.isToolbarHidden = false
    change(stack)
    return (stack, scroll)
  }

  @Test func barsThatHideOnASwipeMakeWayForContentThatHasScrolled() {
    prepareStage(world: .on("iphone-14"))
    let (stack, scroll) = made { $0.hidesBarsOnSwipe = true }
    let window = shown(stack)
    #expect(!stack.navigationBar.isHidden && stack.toolbar.superview != nil)
    scroll.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(stack.navigationBar.isHidden && stack.toolbar.superview == nil)
    #expect(scroll.safeAreaInsets.top == 47)
    scroll.contentOffset.y = -91
    window.layoutIfNeeded()
    #expect(!stack.navigationBar.isHidden)
  }

  @Test func barsThatHideOnASidewaysPhoneDo() {
    prepareStage(world: .on("iphone-14", .landscape))
    let (stack, _) = made { $0.hidesBarsWhenVerticallyCompact = true }
    let window = shown(stack, landscape: true)
    #expect(stack.navigationBar.isHidden)
    _ = window
  }

  @Test func aToolbarShowsWhatIsBehindItWhereContentEnds() throws {
    func color(_ height: CGFloat) throws -> [Int] {
      try Shot(
        {
          let content = UIViewController(), scroll = UIScrollView()
          content.view.backgroundColor = .red
          scroll.frame = content.view.bounds
          scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          scroll.contentSize = CGSize(width: 390, height: height)
          content.view.addSubview(scroll)
          let stack = UINavigationController(rootViewController: content)
          stack.isToolbarHidden = false
          return stack
        }, world: .on("iphone-14")
      ).color(195, 800)
    }
    #expect(try color(100) == [255, 0, 0])
    #expect(try color(3000) != [255, 0, 0])
  }

  @Test func theNewerLooksAlertIs320WideWithPills() throws {
    var world = World.on("iphone-14")
    world.look = .ios26
    prepareStage(world: world)
    defer { prepareStage() }
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.width == 320 && abs(card.frame.midX - 195) < 0.5 && card.layer.cornerRadius == 34)
    var pills: [UIButton] = []
    func visit(_ view: UIView) {
      if let button = view as? UIButton { pills.append(button) }
      view.subviews.forEach(visit)
    }
    visit(card)
    #expect(pills.map { $0.title(for: .normal) } == ["Cancel", "Delete"])
    #expect(pills.allSatisfy { $0.frame.height == 48 && $0.layer.cornerRadius == 24 && $0.frame.width == 142 })
  }
}
