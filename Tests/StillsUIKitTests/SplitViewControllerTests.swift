import Foundation
import Stills
import StillsCore
import Testing
import UIKit

/// Columns of controllers: side by side on an iPad, one stack on an iPhone.
@MainActor @Suite(.serialized) struct SplitViewControllerTests {
  private final class Top: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(controller("First"), for: .primary)
    if style == .tripleColumn { split.setViewController(controller("Second"), for: .supplementary) }
    split.setViewController(controller("Last"), for: .secondary)
    return split
  }

  private func screen(_ split: UISplitViewController, _ world: World) throws -> Screen {
    try Renderer.prepare(world: world)
    return try Screen(content: split, world: world)
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
    let controller = split.viewController(for: column)
    let view = (controller?.navigationController ?? controller)?.viewIfLoaded
    return view?.superview == nil ? nil : view?.frame
  }

  @Test func columnsStandSideBySideWhereTheScreenIsWide() throws {
    let split = split(), screen = try screen(split, .on("ipad-pro-11", .landscape))
    _ = try screen.shown()
    let first = try #require(frame(split, .primary)), last = try #require(frame(split, .secondary))
    #expect(first == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(last == CGRect(x: 320.5, y: 0, width: 1194 - 320.5, height: 834))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
    #expect(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
    #expect(split.viewController(for: .primary)?.splitViewController === split)
  }

  @Test func uprightTheLastColumnIsAloneUntilTheButtonIsTouched() throws {
    let split = split(), screen = try screen(split, .on("ipad-pro-11"))
    _ = try screen.shown()
    #expect(frame(split, .primary) == nil)
    #expect(frame(split, .secondary) == CGRect(x: 0, y: 0, width: 834, height: 1194))
    try screen.tap("Toggle Sidebar")
    _ = try screen.shown()
    #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 1194))
    #expect(frame(split, .secondary)?.width == 834)
    try screen.tap("Toggle Sidebar")
    _ = try screen.shown()
    #expect(frame(split, .primary) == nil)
  }

  @Test func threeColumnsAreShownWhenTheyAreWanted() throws {
    let split = split(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 200
    _ = try screen(split, .on("ipad-pro-11", .landscape)).shown()
    #expect(frame(split, .primary)?.width == 200)
    #expect(frame(split, .supplementary) == CGRect(x: 200.5, y: 0, width: 320, height: 834))
    #expect(frame(split, .secondary)?.minX == 521)
  }

  @Test func aPartOfTheWidthIsKeptWithinTheLargest() {
    prepareStage(world: .on("ipad-pro-11", .landscape))
    let split = split()
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.minimumPrimaryColumnWidth = 450
    #expect(split.primaryColumnWidth == 450)
    split.preferredPrimaryColumnWidth = .nan
    #expect(split.primaryColumnWidth.isFinite)
  }

  @Test func onAPhoneTheColumnsAreOneStackWithTheLastOnTop() throws {
    let split = split(), screen = try screen(split, .on("iphone-14"))
    _ = try screen.shown()
    #expect(split.isCollapsed)
    let navigation = try #require(split.viewController(for: .primary)?.navigationController)
    #expect(navigation.viewControllers.map(\.title) == ["First", "Last"])
    try screen.back()
    #expect(navigation.viewControllers.map(\.title) == ["First"])
    split.show(.secondary)
    #expect(navigation.viewControllers.map(\.title) == ["First", "Last"])
  }

  @Test func onAPhoneAColumnsScreenKeepsTheLooksOfItsOwnBar() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let last = UINavigationController(rootViewController: controller("Last"))
    last.navigationBar.isTranslucent = false
    split.setViewController(controller("First"), for: .primary)
    split.setViewController(last, for: .secondary)
    let screen = try screen(split, .on("iphone-14"))
    _ = try screen.shown()
    let stack = try #require(split.viewController(for: .primary)?.navigationController)
    #expect(!stack.navigationBar.isShownTranslucent)
    try screen.back()
    #expect(stack.navigationBar.isShownTranslucent)
  }

  @Test func theDelegateSaysWhichIsOnTopOnAPhone() throws {
    let split = split(), top = Top()
    split.delegate = top
    _ = try screen(split, .on("iphone-14")).shown()
    let navigation = try #require(split.viewController(for: .primary)?.navigationController)
    #expect(navigation.viewControllers.map(\.title) == ["First"])
    navigation.topViewController?.showDetailViewController(controller("Detail"), sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["First", "Detail"])
  }

  @Test func withoutAStyleThereAreTwoControllers() throws {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: controller("Master")),
      UINavigationController(rootViewController: controller("Detail")),
    ]
    split.preferredDisplayMode = .allVisible
    _ = try screen(split, .on("ipad-pro-11")).shown()
    #expect(split.viewControllers.compactMap(\.viewIfLoaded?.frame.width) == [320, 834 - 320.5])
    split.viewControllers.first?.showDetailViewController(controller("Other"), sender: nil)
    #expect(split.viewControllers.last?.title == "Other")
  }

  @Test func aColumnForPhonesReplacesTheOthersThere() throws {
    let split = split(), compact = controller("Compact")
    split.setViewController(compact, for: .compact)
    _ = try screen(split, .on("iphone-14")).shown()
    #expect(split.viewControllers.map(\.title) == ["Compact"])
    #expect(compact.view.superview === split.view)
  }
}
