import StillsCore
import StillsGeometry
import SwiftUI
import Testing
import UIKit

/// Controllers that are presented as sheets, forms and popovers, or as the author's own controllers place them.
@MainActor @Suite(.serialized) struct SheetControllerTests {
  private func presented(
    over root: UIViewController? = nil, on device: String = "iphone-14", look: World.Look = .ios18,
    _ change: (UIViewController) -> Void
  ) -> (controller: UIViewController, window: UIWindow) {
    var world = World(device: Device.named(device) ?? .default)
    world.look = look
    prepareStage(world: world)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = root ?? UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let controller = UIViewController()
    change(controller)
    root.present(controller, animated: false)
    return (controller, window)
  }

  private func frame(_ controller: UIViewController) -> CGRect { controller.view.frame }

  @Test func aSheetBeginsTenPointsBelowTheSafeArea() {
    let sheet = presented { _ in }
    #expect(frame(sheet.controller) == CGRect(x: 0, y: 57, width: 390, height: 844 - 57))
    #expect(sheet.controller.view.layer.cornerRadius == 10)
  }

  @Test func theScreenBehindALargeSheetStandsBackUntilItGoes() {
    let root = UIViewController()
    let sheet = presented(over: root) { _ in }
    #expect(abs(root.view.frame.width - 390 * 372 / 414) < 0.01)
    #expect(abs(root.view.frame.minY - 47) < 0.01)
    #expect(root.view.safeAreaInsets.top == 47)
    sheet.controller.dismiss(animated: false)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func theTintBehindWhatHasTheAttentionIsGrey() {
    let root = UIViewController(), red = UIView()
    red.tintColor = .systemRed
    root.view.addSubview(red)
    let sheet = presented(over: root) { _ in }
    #expect(root.view.hasDimmedTint && red.hasDimmedTint && !sheet.controller.view.hasDimmedTint)
    let ink = root.view.tintColor.resolved(with: UITraitCollection(userInterfaceStyle: .light))
    let onWhite = ink.red * ink.alpha + 1 - ink.alpha
    #expect(ink.red == ink.blue && abs(onWhite - 150.0 / 255) < 0.01)
    #expect(red.tintColor != .systemRed)
    sheet.controller.dismiss(animated: false)
    #expect(!root.view.hasDimmedTint && red.tintColor == .systemRed)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    root.present(alert, animated: false)
    #expect(root.view.hasDimmedTint && !alert.view.hasDimmedTint)
    let clear = UIViewController()
    _ = presented(over: clear) { controller in
      controller.sheetPresentationController?.detents = [.medium()]
      controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    #expect(!clear.view.hasDimmedTint)
  }

  @Test func aSheetStandsAtTheFirstOfItsHeightsOrTheChosenOne() {
    let medium = presented { controller in
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      controller.sheetPresentationController?.preferredCornerRadius = 24
      controller.sheetPresentationController?.prefersGrabberVisible = true
    }
    #expect(frame(medium.controller) == CGRect(x: 0, y: 844 - 421, width: 390, height: 421))
    #expect(medium.controller.view.layer.cornerRadius == 24)
    let grabber = medium.window.subviews.last?.frame
    #expect(grabber == CGRect(x: 195 - 18, y: 844 - 421 + 5, width: 36, height: 5))
    let chosen = presented { controller in
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      controller.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(frame(chosen.controller).minY == 57)
    let own = presented { controller in
      controller.sheetPresentationController?.detents = [.custom { context in context.maximumDetentValue / 4 }]
    }
    // A quarter of what is safe, and the 34 points below.
    #expect(abs(frame(own.controller).height - ((844 - 57 - 34) / 4.0 + 34)) < 0.4)
  }

  @Test func theNewerLooksSmallSheetFloats() {
    defer { prepareStage() }
    let sheet = presented(look: .ios26) { $0.sheetPresentationController?.detents = [.medium()] }
    #expect(frame(sheet.controller) == CGRect(x: 8, y: 844 - 421 - 8, width: 374, height: 421))
  }

  @Test func anUndimmedHeightLeavesTheScreenAsItIs() throws {
    func behind(_ undimmed: Bool) throws -> [Int] {
      final class Root: UIViewController {
        var isUndimmed = false
        override func viewDidAppear(_ animated: Bool) {
          view.backgroundColor = .white
          let sheet = UIViewController()
          sheet.sheetPresentationController?.detents = [.medium()]
          if isUndimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
          present(sheet, animated: false)
        }
      }
      return try Shot(
        {
          let root = Root()
          root.isUndimmed = undimmed
          return root
        }, world: .on("iphone-14")
      ).color(195, 200)
    }
    #expect(try behind(true) == [255, 255, 255])
    #expect(try behind(false) == [204, 204, 204])
  }

  @Test func aTouchBesideASheetDismissesItWhereItMay() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
      }
    }
    func touch(_ isModal: Bool) -> (calls: [String], isShown: Bool) {
      let delegate = Delegate(), root = UIViewController()
      let sheet = presented(over: root) { controller in
        controller.presentationController?.delegate = delegate
        controller.isModalInPresentation = isModal
      }
      let back = sheet.window.subviews.compactMap { $0.ownTouchTarget() }.first { $0.role == .backdrop }
      back?.tap?(.zero)
      return (delegate.calls, root.presentedViewController != nil)
    }
    #expect(touch(false).calls == ["did"] && !touch(false).isShown)
    #expect(touch(true).calls == ["attempt"] && touch(true).isShown)
  }

  @Test func aPopoverIsASheetOnAPhoneUnlessItsDelegateSaysNone() {
    final class None: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let sheet = presented { $0.modalPresentationStyle = .popover }
    #expect(frame(sheet.controller).minY == 57)
    let none = None(), root = UIViewController()
    let source = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 40))
    root.loadViewIfNeeded()
    root.view.addSubview(source)
    let popover = presented(over: root) { controller in
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 200, height: 120)
      controller.popoverPresentationController?.delegate = none
      controller.popoverPresentationController?.sourceView = source
    }
    #expect(frame(popover.controller) == CGRect(x: 390 - 10 - 200, y: 140 + 13, width: 200, height: 120))
    #expect(popover.controller.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func aPopoverStandsWhereItsArrowMayPointFrom() {
    let root = UIViewController(), source = UIView(frame: CGRect(x: 300, y: 500, width: 60, height: 40))
    root.loadViewIfNeeded()
    root.view.addSubview(source)
    func place(_ directions: UIPopoverArrowDirection) -> (frame: CGRect, direction: UIPopoverArrowDirection?) {
      let popover = presented(over: root, on: "ipad-pro-11") { controller in
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 200, height: 100)
        controller.popoverPresentationController?.sourceView = source
        controller.popoverPresentationController?.permittedArrowDirections = directions
      }
      defer { popover.controller.dismiss(animated: false) }
      return (frame(popover.controller), popover.controller.popoverPresentationController?.arrowDirection)
    }
    let above = place(.down), left = place([.right]), right = place(.left)
    #expect(above.frame == CGRect(x: 230, y: 387, width: 200, height: 100) && above.direction == .down)
    #expect(left.frame == CGRect(x: 87, y: 470, width: 200, height: 100) && left.direction == .right)
    #expect(right.frame == CGRect(x: 373, y: 470, width: 200, height: 100) && right.direction == .left)
  }

  @Test func anActionSheetComesOutOfWhatItBelongsTo() throws {
    func cards(_ device: String, _ look: World.Look, hasSource: Bool) throws -> (card: CGRect, source: CGRect) {
      var world = World(device: Device.named(device) ?? .default)
      world.look = look
      prepareStage(world: world)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController(), source = UIView(frame: CGRect(x: 150, y: 500, width: 60, height: 40))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(source)
      let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if hasSource { alert.popoverPresentationController?.sourceView = source }
      root.present(alert, animated: false)
      let card = try #require(alert.view.subviews.first { $0.clipsToBounds })
      return (card.frame, source.frame)
    }
    let phone = try cards("iphone-14", .ios26, hasSource: true)
    #expect(phone.card.width == 238)
    #expect(abs(phone.source.minY - phone.card.maxY - 13) < 0.5)
    let tablet = try cards("ipad-pro-11", .ios18, hasSource: true)
    #expect(tablet.card.width == 270)
    #expect(abs(tablet.card.minY - tablet.source.maxY - 13) < 0.5)
    let alone = try cards("iphone-14", .ios26, hasSource: false)
    #expect(alone.card.width == 320)
    #expect(abs(alone.card.midY - 422) < 0.5)
    #expect(alone.card.height > phone.card.height + 40)
    let older = try cards("iphone-14", .ios18, hasSource: true)
    #expect(older.card.width == 374)
  }

  @Test func tabletsShowFormsInTheMiddle() {
    let form = presented(on: "ipad-pro-11") { $0.modalPresentationStyle = .formSheet }
    #expect(frame(form.controller) == CGRect(x: 147, y: 287, width: 540, height: 620))
    let page = presented(on: "ipad-pro-11") { $0.modalPresentationStyle = .pageSheet }
    #expect(frame(page.controller).width == 712 && frame(page.controller).midX == 417)
  }

  private final class Card: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: (containerView?.bounds.height ?? 0) - 300, width: containerView?.bounds.width ?? 0, height: 300)
    }
    override func presentationTransitionWillBegin() { calls.append("will") }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did") }
  }

  private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
    var card: Card?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      card = Card(presentedViewController: presented, presenting: presenting)
      return card
    }
  }

  @Test func theAuthorsOwnControllerPlacesWhatItPresents() {
    let cards = Cards()
    let sheet = presented { controller in
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = cards
    }
    #expect(frame(sheet.controller) == CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(cards.card?.calls == ["will", "did"])
  }

  @Test func aBackgroundPictureStaysInItsBar() throws {
    let shot = try Shot(
      {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundImage = picture
        appearance.backgroundImageContentMode = .scaleAspectFill
        let content = UIViewController()
        content.view.backgroundColor = .white
        let stack = UINavigationController(rootViewController: content)
        stack.navigationBar.standardAppearance = appearance
        stack.navigationBar.scrollEdgeAppearance = appearance
        return stack
      }, world: .on("iphone-14"))
    #expect(shot.color(20, 20) == [255, 0, 0])
    #expect(shot.color(20, 100) == [255, 255, 255])
  }
}
