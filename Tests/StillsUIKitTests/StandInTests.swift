import Foundation
import StillsCore
import SwiftUI
import Testing
import UIKit

// Classes as authors write them who never make them from a storyboard.

class Refusing: UINavigationBar {
  var words = ["a", "b"]
  let extra = UIView()
  private(set) static var told = 0
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var tintColor: UIColor! { didSet { Self.told += 1 } }
}

private final class Modelled: UILabel {
  let name: String
  let action: () -> Void
  let badge: UIView
  let rows: [Int]
  let date: Date?
  var count: Int?
  lazy var line = UIView()
  private(set) static var ends = 0
  init(name: String, action: @escaping () -> Void) {
    (self.name, self.action, rows, date) = (name, action, [1], nil)
    badge = Modelled2(parts: [])
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  // Of a final class this is called directly.
  override var text: String? { didSet { badge.accessibilityLabel = name + "\(rows.count)" } }
  override func layoutSubviews() {
    super.layoutSubviews()
    line.accessibilityLabel = name
    action()
  }
  override var intrinsicContentSize: CGSize { CGSize(width: name.count, height: 1) }
  deinit { Self.ends += name.count }
}

private class Modelled2: UIView {
  let parts: [Modelled2]
  let outlet = "a"
  @NibOutlet("label") var label: UILabel!
  init(parts: [Modelled2]) {
    self.parts = parts
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class Empty: UITabBar {
  required init?(coder: NSCoder) { nil }
}

class NibNamed: UIView {
  private(set) var isAwake = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

private class Unwrapping: UIToolbar {
  let number: Int
  override init(frame: CGRect) {
    number = Int("no number")!
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    number = [Int]()[3]
    super.init(coder: coder)
  }
}

private class Casting: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let anything: Any = 3
    setTitle((anything as! String), for: .normal)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class SelfStyled: UILabel {
  var insets = UIEdgeInsets.zero
  override init(frame: CGRect) {
    super.init(frame: frame)
    SelfStyled.appearance().textColor = .red
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class Decoding: UIView {
  let title: String
  var color = UIColor.red
  required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "title") as? String ?? "none"
    super.init(coder: coder)
    tag = coder.decodeInteger(forKey: "tag") + 1
  }
}

private class Rings: CALayer, @unchecked Sendable {
  var share: CGFloat = 0.25
  override init() {
    super.init()
    borderWidth = 3
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError() }
}

private class NamedLayer: CALayer, @unchecked Sendable {
  let title: String
  init(title: String) {
    self.title = title
    super.init()
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class RingView: UIView {
  override class var layerClass: AnyClass { Rings.self }
  var ring: Rings { layer as! Rings }
}

private class NamedLayerView: UIView { override class var layerClass: AnyClass { NamedLayer.self } }
private class NoLayerView: UIView { override class var layerClass: AnyClass { NSString.self } }

private class ModelController: UIViewController {
  let model: [Int]
  init(model: [Int]) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(model[0])"
  }
}

private class ByNib: UINavigationController {
  private(set) var way = "none"
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    way = "nib"
  }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    way = "root"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class ByRoot: UINavigationController {
  let words = ["a"]
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class OwnBar: UINavigationBar {
  let line = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class Host: UIHostingController<Text> {
  let label: String
  init(label: String) {
    self.label = label
    super.init(rootView: Text(label))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Source: NSObject {
  var rows = [1, 2]
  var isAsked = false
}

private protocol Listening: AnyObject {}

@MainActor @Suite(.serialized) struct StandInTests {
  init() {
    prepareStage()
    Appearances.forget()
  }

  // MARK: Proxies

  @Test func aProxyRunsNothingThatTheAuthorWrote() throws {
    let shot = try Shot {
      Refusing.appearance().tintColor = .red
      Refusing.appearance().barTintColor = .green
      Refusing.appearance().isTranslucent = false
      #expect(Refusing.appearance().words == ["a", "b"])
      #expect(Refusing.appearance() === Refusing.appearance())
      return UIViewController()
    }
    #expect(shot.warnings.isEmpty)
    #expect(Refusing.told == 0)
  }

  @Test func aProxyOfAClassThatCannotBeMadeRemembersWhatItIsTold() {
    let proxy = Modelled.appearance()
    proxy.textColor = .blue
    proxy.text = "told"
    #expect(proxy.badge.accessibilityLabel == "0")
    #expect(proxy.date == nil && proxy.count == nil && proxy.line.superview == nil)
    proxy.font = .systemFont(ofSize: 30)
    proxy.layoutSubviews()
    #expect(proxy.intrinsicContentSize.width >= 0)
    let label = Modelled(name: "a", action: {})
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    #expect(label.textColor == .blue)
  }

  @Test func proxiesEndLikeOtherObjects() {
    let before = Modelled.ends
    Modelled.appearance().textColor = .blue
    Refusing.appearance().tintColor = .blue
    Appearances.forget()
    #expect(Modelled.ends == before)
    Modelled.appearance().textColor = .red
    #expect(Modelled.appearance().textColor == .red)
  }

  @Test func noWayOfBeingMadeTraps() {
    Empty.appearance().barTintColor = .red
    Unwrapping.appearance().barTintColor = .red
    Casting.appearance().tintColor = .red
    SelfStyled.appearance().numberOfLines = 2
    Decoding.appearance().tintColor = .red
    Modelled.appearance(whenContainedInInstancesOf: [Refusing.self]).textColor = .red
    #expect(Empty.appearance().barTintColor == .red)
    #expect(Unwrapping.appearance().barTintColor == .red)
    #expect(Casting.appearance().tintColor == .red)
    #expect(SelfStyled.appearance().numberOfLines == 2)
    #expect(SelfStyled(frame: .zero).numberOfLines == 1)
    #expect(Decoding.appearance().title == "none")
  }

  @Test func theVocabularysOwnClassesAreThemselves() {
    UILabel.appearance().textColor = .red
    #expect(type(of: UILabel.appearance()) == UILabel.self)
    UISwitch.appearance().onTintColor = .red
    UISearchBar.appearance().tintColor = .red
    UIStackView.appearance().tintColor = .red
    UIVisualEffectView.appearance().tintColor = .red
    UIActivityIndicatorView.appearance().color = .red
    #expect(UIStackView.appearance().arrangedSubviews.isEmpty)
  }

  @Test func anItemsProxyCountsWhereItsContainersAre() throws {
    func ink(_ setUp: @escaping @MainActor () -> Void) throws -> Int {
      let shot = try Shot {
        setUp()
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "MMMM", style: .plain, target: nil, action: nil)
        return UINavigationController(rootViewController: screen)
      }
      var red = 0
      for y in 54..<98 { for x in 0..<100 where shot.color(x, y)[0] > 200 && shot.color(x, y)[2] < 100 { red += 1 } }
      return red
    }
    #expect(
      try ink {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
          .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      } == 0)
    #expect(
      try ink {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
      } > 20)
    #expect(
      try ink {
        UIBarButtonItem.appearance().tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationController.self]).tintColor = .blue
      } == 0)
  }

  // MARK: Outlets

  private final class Outlets {
    @NibOutlet("modelled") var modelled: Modelled!
    @NibOutlet("decoding") var decoding: Decoding!
    @NibOutlet("casting") var casting: Casting!
    @NibOutlet("empty") var empty: Empty!
    @NibOutlet("controller") var controller: ModelController!
    @NibOutlet("navigation") var navigation: ByNib!
    @NibOutlet("host") var host: Host!
    @NibOutlet("source") var source: Source!
    @NibOutlet("width") var width: NSLayoutConstraint!
    @NibOutlet("widths") var widths: [NSLayoutConstraint]!
    @NibOutlet("views") var views: Set<UIView>!
    @NibOutlet("tap") var tap: UITapGestureRecognizer!
    @NibOutlet("item") var item: UIBarButtonItem!
    @NibOutlet("layer") var layer: NamedLayer!
    @NibOutlet("listening") var listening: (any Listening)!
  }

  @Test func outletsOfEveryKindHaveAStandIn() throws {
    let shot = try Shot {
      let outlets = Outlets(), screen = UIViewController()
      outlets.modelled.text = "nobody"
      #expect(outlets.modelled.name == "" && outlets.modelled.rows.isEmpty)
      outlets.modelled.isHidden = false
      screen.view.addSubview(outlets.modelled)
      #expect(outlets.decoding.title == "none" && outlets.decoding.tag == 1)
      outlets.casting.isEnabled = false
      outlets.empty.items = []
      outlets.controller.title = "nobody"
      screen.addChild(outlets.controller)
      screen.view.addSubview(outlets.controller.view)
      #expect(outlets.navigation.way == "none" || outlets.navigation.way == "nib")
      outlets.host.title = "nobody"
      _ = outlets.host.view
      #expect(outlets.source.rows == [1, 2])
      outlets.width.constant = 3
      outlets.width.isActive = true
      outlets.widths.forEach { $0.isActive = false }
      #expect(outlets.views.isEmpty)
      outlets.tap.isEnabled = false
      outlets.item.title = "nobody"
      outlets.layer.borderWidth = 3
      #expect(outlets.listening == nil)
      outlets.modelled = Modelled(name: "own", action: {})
      #expect(outlets.modelled.name == "own")
      outlets.modelled = nil
      #expect(outlets.modelled == nil)
      return screen
    }
    #expect(shot.result.displayList.size.width > 0)
  }

  @Test func controllersOfStoryboardsHaveAStandIn() throws {
    final class Opening: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let board = UIStoryboard(name: "Main", bundle: nil)
        let inner: ModelController = board.instantiateViewController(identifier: "model")
        addChild(inner)
        view.addSubview(inner.view)
      }
    }
    let shot = try Shot { Opening() }
    #expect(shot.warnings.contains { $0.contains("storyboard “Main”") })
  }

  @Test func aNibThatIsCalledLikeAClassHoldsOneOfIt() {
    let view = Bundle.main.loadNibNamed("NibNamed", owner: NibNamed(frame: .zero))?.first as? NibNamed
    #expect(view?.isAwake == true)
    #expect(Bundle.main.loadNibNamed("Nobody", owner: NibNamed(frame: .zero)) == nil)
    #expect(Bundle.main.loadNibNamed("no class", owner: nil) == nil)
    #expect(UINib(nibName: "NibNamed", bundle: nil).instantiate(withOwner: NibNamed(frame: .zero)).count == 1)
    let board = UIStoryboard(name: "Main", bundle: nil)
    UINavigationController().pushViewController(board.instantiateViewController(withIdentifier: "x"), animated: false)
  }

  // MARK: Navigation controllers

  @Test func withoutArgumentsANavigationControllerIsMadeByItsNib() {
    #expect(ByNib().way == "nib")
    #expect(ByNib(rootViewController: UIViewController()).way == "root")
  }

  @Test func aNavigationControllerThatCannotBeMadeIsStillOne() throws {
    let navigation = ByRoot()
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(ByRoot(rootViewController: UIViewController()).words == ["a"])
    let shot = try Shot {
      let shown = ByRoot()
      shown.viewControllers = [UIViewController()]
      shown.topViewController?.title = "Title"
      return shown
    }
    #expect(shot.result.layoutDump.contains("Title"))
  }

  @Test func theBarIsOfTheClassThatIsAskedFor() {
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: Unwrapping.self)
    #expect((navigation.navigationBar as? OwnBar)?.line.superview === navigation.navigationBar)
    navigation.toolbar.barTintColor = .red
    navigation.viewControllers = [UIViewController()]
    #expect(UINavigationController(navigationBarClass: NSString.self, toolbarClass: nil).navigationBar.items == [])
  }

  // MARK: Layers

  @Test func aViewsLayerIsOfTheClassItWants() {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.ring.share == 0.25 && view.ring.borderWidth == 3)
    view.ring.share = 0.5
    #expect(view.ring.share == 0.5)
    #expect(NamedLayerView().layer is NamedLayer)
    #expect(type(of: NoLayerView().layer) == CALayer.self)
  }

  @Test func aConstraintOfNothingCannotBeActivated() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    constraint.constant = 10
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
  }

  // MARK: The net

  @Test func whatTrapsIsLeftAndSaysWhy() {
    let array = [Int](), nothing: Int? = nil, anything: Any = 3
    #expect(Attempt.run { fatalError("because") } == "because")
    #expect(Attempt.run { preconditionFailure("because") } == "because")
    #expect(Attempt.run { print(array[2]) } == "Index out of range")
    #expect(Attempt.run { print(nothing!) } != nil)
    #expect(Attempt.run { print(anything as! String) } != nil)
    #expect(Attempt.run {} == nil)
    var inner: String? = ""
    #expect(Attempt.run { inner = Attempt.run { fatalError("inside") } } == nil)
    #expect(inner != nil)
  }

  @Test func whatTrapsKeepsWhatItHeld() {
    final class Held {}
    weak var held: Held?
    let reason = Attempt.run {
      let object = Held()
      held = object
      withExtendedLifetime(object) { fatalError("because") }
    }
    #expect(reason == "because")
    #expect(held != nil)
  }
}
