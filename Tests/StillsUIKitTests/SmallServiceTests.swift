import Foundation
import Stills
import StillsCore
import Testing
import UIKit

/// Notifications, names for those who look for views, and tabs as values.
@MainActor @Suite(.serialized) struct SmallServiceTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  }

  @Test func observersAreCalledByTheNameOfTheirMethod() {
    prepareStage()
    Selectors.register { name, target, sender in
      guard name == "hear:", let target = target as? Listener else { return false }
      return Selectors.pass(sender, to: target.hear)
    }
    let center = NotificationCenter(), name = Notification.Name("news")
    func listen() {
      let listener = Listener()
      center.addObserver(listener, selector: "hear:", name: name, object: nil)
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("other"), object: nil)
      #expect(listener.heard == ["news"])
    }
    listen()
    // The listener is gone, and with it whoever would be called.
    center.post(name: name, object: nil)
  }

  @Test func viewsAreFoundByLabelAndIdentifier() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    final class Content: UIViewController {
      var taps: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, name) in ["first", "second"].enumerated() {
          let button = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.taps.append(name) })
          button.frame = CGRect(x: 20, y: 100 + 100 * index, width: 80, height: 44)
          if index == 0 { button.accessibilityLabel = "Label of first" }
          if index == 1 { button.accessibilityIdentifier = "second-button" }
          view.addSubview(button)
        }
      }
    }
    let content = Content(), screen = try Screen(content: content, world: .on("iphone-14"))
    try screen.tap("Label of first")
    try screen.tap("second-button")
    #expect(content.taps == ["first", "second"])
    #expect(try screen.shown().placed.layoutJSON().contains("second-button"))
  }

  @Test func tabsAsValuesMakeTheirControllersWhenTheyAreAskedFor() {
    prepareStage()
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let (one, two) = (tab("one"), tab("two"))
    let tabs = UITabBarController(tabs: [one, two, UISearchTab { _ in UIViewController() }])
    #expect(tabs.viewControllers?.count == 3)
    #expect(made == ["one", "two"])
    #expect(tabs.tabBar.items?.map(\.title) == ["one", "two", "Search"])
    two.badgeValue = "3"
    #expect(tabs.tabBar.items?[1].badgeValue == "3")
    tabs.selectedTab = two
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tab(forIdentifier: "one") === one)
    one.isHidden = true
    #expect(tabs.viewControllers?.count == 2)
  }

  @Test func anEditButtonTurnsItsControllerOver() {
    prepareStage()
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit")
    item.perform()
    #expect(controller.isEditing)
    #expect(item.title == "Done")
    #expect(controller.editButtonItem === item)
  }
}
