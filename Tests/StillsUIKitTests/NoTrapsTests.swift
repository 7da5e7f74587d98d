import StillsCore
import Testing
import UIKit

/// What an author can get wrong is reported, or drawn as iOS draws it.
@MainActor @Suite(.serialized) struct NoTrapsTests {
  init() { prepareStage() }

  @Test func aViewCannotContainItself() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
    #expect(inner.subviews.isEmpty)
  }

  @Test func aControllerCannotContainItself() {
    let outer = UIViewController(), inner = UIViewController()
    outer.addChild(inner)
    inner.addChild(outer)
    outer.addChild(outer)
    #expect(outer.parent == nil)
    #expect(inner.children.isEmpty)
  }

  @Test func aLayerCannotContainItself() {
    let outer = CALayer(), inner = CALayer()
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    #expect(outer.superlayer == nil)
  }

  @Test func aLayerCannotMaskItself() throws {
    let outer = CALayer(), inner = CALayer(), other = CALayer()
    outer.mask = outer
    #expect(outer.mask == nil)
    outer.addSublayer(inner)
    inner.mask = outer
    #expect(inner.mask == nil)
    outer.mask = other
    other.mask = outer
    #expect(outer.mask === other && other.mask == nil)
    other.addSublayer(outer)
    #expect(outer.superlayer == nil)
    let shot = try Shot {
      let controller = UIViewController()
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      controller.view.addSubview(child)
      controller.view.mask = controller.view
      child.mask = controller.view
      return controller
    }
    #expect(!shot.result.layoutDump.isEmpty)
  }

  @Test func aControllerCannotPresentWhoPresentsIt() {
    let lower = UIViewController(), upper = UIViewController()
    lower.present(upper, animated: false)
    upper.present(lower, animated: false)
    upper.present(upper, animated: false)
    lower.present(upper, animated: false)
    #expect(upper.presentedViewController == nil)
    #expect(lower.presentedViewController === upper)
    lower.dismiss(animated: false)
    lower.dismiss(animated: false)
    #expect(lower.presentedViewController == nil && upper.presentingViewController == nil)
  }

  @Test func numbersBeyondTheListsAreNone() {
    let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
    navigation.popViewController(animated: false)
    navigation.popToViewController(UIViewController(), animated: false)
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(navigation, animated: false)
    #expect(navigation.viewControllers == [root])
    navigation.viewControllers = [root, UIViewController(), root]
    navigation.viewControllers = []
    #expect(navigation.topViewController == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [root, root, tabs]
    (tabs.selectedIndex, tabs.selectedViewController) = (9, UIViewController())
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 0)
    let stack = UIStackView(), label = UILabel()
    stack.insertArrangedSubview(label, at: 99)
    stack.insertArrangedSubview(label, at: -9)
    stack.addArrangedSubview(stack)
    stack.insertSubview(UIView(), at: 42)
    stack.exchangeSubview(at: 4, withSubviewAt: -2)
    stack.setCustomSpacing(.nan, after: UIView())
    #expect(stack.arrangedSubviews == [label])
  }

  @Test func lackingPicturesTakeNoRoom() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let view = UIImageView(image: nil)
      let named = UIImageView(image: UIImage(named: "nowhere"))
      controller.view.addSubview(view)
      controller.view.addSubview(named)
      return controller
    }
    #expect(UIImageView(image: nil).intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(shot.warnings.contains { $0.contains("nowhere") })
  }

  @Test func fontsOfNoSizeAreDrawn() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
      label.text = "nothing"
      label.font = .systemFont(ofSize: 0)
      controller.view.addSubview(label)
      return controller
    }
    #expect(!shot.result.layoutDump.isEmpty)
  }

  @Test func outletsThatNobodyConnectedAreReported() throws {
    final class Unconnected: UIViewController {
      @NibOutlet("nameLabel") var nameLabel: UILabel!
      @NibOutlet("buttons") var buttons: [UIButton]!
      @NibOutlet("width") var width: NSLayoutConstraint!

      override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "nobody"
        for button in buttons { button.isEnabled = false }
        width.constant = 3
      }
    }
    let shot = try Shot { Unconnected() }
    for name in ["nameLabel", "buttons", "width"] {
      #expect(shot.warnings.filter { $0.contains("outlet “\(name)” is not connected") }.count == 1)
    }
  }

  @Test func nibsAreReported() throws {
    let shot = try Shot { UIViewController(nibName: "Main", bundle: nil) }
    #expect(shot.warnings.contains { $0.contains("nib “Main”") })
  }

  @Test func framesThatAreNoNumbersAreNone() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 10))
      view.backgroundColor = .red
      view.center = CGPoint(x: CGFloat.infinity, y: CGFloat.nan)
      view.layer.cornerRadius = .nan
      controller.view.addSubview(view)
      return controller
    }
    #expect(!shot.result.layoutDump.isEmpty)
  }

  @Test func constantsThatAreNoNumbersCountAsNothing() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    _ = child.pinned(
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: .nan),
      child.widthAnchor.constraint(equalToConstant: .infinity))
    root.laidOut(100, 100)
    #expect(child.frame.minX == 0)
  }

  @Test func aScreenCannotBePushedTwice() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(root, animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func layoutThatNeverRestsEnds() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.laidOut(10, 10)
    #expect(view.frame.width == 10)
  }
}
