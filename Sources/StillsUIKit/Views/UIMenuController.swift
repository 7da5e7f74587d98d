import Foundation

@MainActor @preconcurrency open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu over a selection, as it was before iOS 16. It is not drawn, which is reported when it is shown.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { report() } }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { report() }
  open func hideMenu() {}
  open func hideMenu(from targetView: UIView) {}
  open func update() {}
  private func report() { UIKitStage.report("UIMenuController: the menu is not drawn") }
}
