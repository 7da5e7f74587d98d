import StillsCore
import SwiftUI
import Testing
import UIKit

// The ways apps write subclasses: which initialisers they replace, and which of them they still call. What matters most
// is that the file compiles.

private class PlainController: UIViewController {}

private class ModelController: UIViewController {
  let model: Int
  init(model: Int) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class NibController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  convenience init(title: String) {
    self.init()
    self.title = title
  }
}

private class EmptyController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class StyledNavigation: UINavigationController {
  private(set) var setUps = 0
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    styleBar()
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    styleBar()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    styleBar()
  }
  private func styleBar() { setUps += 1 }
}

private class RootedNavigation: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class ClassyNavigation: UINavigationController {
  private class Bar: UINavigationBar {
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  }
  init() { super.init(navigationBarClass: Bar.self, toolbarClass: nil) }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  convenience init(root: UIViewController) {
    self.init()
    viewControllers = [root]
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MainTabs: UITabBarController, UITabBarControllerDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.cornerRadius = 12
  }
  convenience init(color: UIColor) {
    self.init()
    backgroundColor = color
  }
}

private class TitledView: UIView {
  private let title: String
  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(insets: UIEdgeInsets) {
    self.init(frame: .zero)
    self.insets = insets
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}

private class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Go", for: .normal)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

private class AvatarView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    contentMode = .scaleAspectFill
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(symbol: String) { super.init(image: UIImage(systemName: symbol)) }
}

private class RowStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .horizontal
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
  convenience init(_ views: UIView...) { self.init(arrangedSubviews: views) }
}

private class Dial: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

private class InsetField: UITextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

private class Wheel: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) {
    super.init(style: style)
    startAnimating()
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private class Puller: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .red
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class RingLayer: CALayer, @unchecked Sendable {
  var share: CGFloat = 0
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? RingLayer { share = ring.share }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class HostedController: UIHostingController<Text> {
  override init(rootView: Text) { super.init(rootView: rootView) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder, rootView: Text("coder")) }
}

private class MainWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class ToggleItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(named name: String) { self.init(title: name, style: .plain, target: nil, action: nil) }
}

private class NotesTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    rowHeight = 72
  }
  required init?(coder: NSCoder) { return nil }
}

private class NoteCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder: NSCoder) { return nil }
}

private class NoteHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder: NSCoder) { return nil }
}

private class ShelfView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    tag = 7
  }
  required init?(coder: NSCoder) { return nil }
}

private class TellingTabs: UITabBarController {
  var told: [(title: String?, index: Int)] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append((item.title, selectedIndex)) }
}

@MainActor @Suite(.serialized) struct SubclassShapeTests {
  init() { prepareStage() }

  @Test func controllersAreMadeInTheirWays() {
    #expect(PlainController().title == nil)
    #expect(PlainController(nibName: nil, bundle: nil).parent == nil)
    #expect(ModelController(model: 3).model == 3)
    #expect(NibController().title == nil)
    #expect(NibController(title: "A").title == "A")
    #expect(EmptyController().children.isEmpty)
    #expect(MainTabs().delegate != nil)
    #expect(HostedController(rootView: Text("A")).sizingOptions == [])
  }

  // Only some of its designated initialisers are replaced: it can be made without arguments still.
  @Test func aNavigationControllerIsMadeWithoutArgumentsHoweverItIsWritten() {
    #expect(StyledNavigation().setUps == 1)
    #expect(StyledNavigation().viewControllers.isEmpty)
    #expect(StyledNavigation(rootViewController: PlainController()).setUps == 1)
    let rooted = RootedNavigation()
    rooted.pushViewController(PlainController(), animated: false)
    #expect(rooted.viewControllers.count == 1)
    #expect(ClassyNavigation(root: PlainController()).viewControllers.count == 1)
    #expect(UINavigationController().viewControllers.isEmpty)
  }

  @Test func viewsAreMadeInTheirWays() {
    #expect(CardView().layer.cornerRadius == 12)
    #expect(CardView(color: .red).backgroundColor == .red)
    #expect(TitledView(title: "A").frame == .zero)
    let label = PaddedLabel(insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    label.text = "word"
    #expect(label.intrinsicContentSize.height > 20)
    #expect(RoundButton().currentTitle == "Go")
    #expect(RoundButton(type: .system).currentTitle == "Go")
    #expect(AvatarView(image: nil).contentMode == .scaleAspectFill)
    #expect(AvatarView(symbol: "star").image != nil)
    #expect(RowStack(UIView(), UIView()).arrangedSubviews.count == 2)
    #expect(RowStack().axis == .horizontal)
    #expect(Dial().isEnabled)
    #expect(InsetField().textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).minX == 8)
    #expect(Wheel(style: .large).isAnimating)
    #expect(Puller().tintColor == .red)
    #expect(MainWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).bounds.width == 10)
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIImageView().image == nil)
    #expect(UIActivityIndicatorView().style == .medium)
  }

  // Each replaces all designated initialisers, so it has the others too.
  @Test func listsAndTheirPartsAreMadeWithoutArguments() {
    #expect(NotesTable().rowHeight == 72)
    #expect(NotesTable(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
    #expect(NoteCell().tag == 7)
    #expect(NoteHeader().tag == 7)
    #expect(ShelfView(frame: .zero).tag == 7)
  }

  @Test func aTabBarControllerHearsOfItsBarBeforeTheScreenChanges() throws {
    let tabs = TellingTabs()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.tabBar.select?(1)
    #expect(tabs.told.map(\.title) == ["B"] && tabs.told.first?.index == 0)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func theRestIsMadeInItsWays() {
    #expect(RingLayer(layer: RingLayer()).share == 0)
    #expect(ToggleItem(named: "A").title == "A")
    #expect(UINavigationItem().title == nil)
    #expect(UISearchController().searchResultsController == nil)
  }
}
