import Foundation

/// A rectangle that takes part in layout and draws nothing.
@MainActor @preconcurrency open class UILayoutGuide: NSObject, ConstraintItem {
  /// The rectangles that every view has, beside those an author adds.
  package enum Role { case own, safeArea, margins, readableContent, scrollContent, scrollFrame, keyboard }

  package let role: Role
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// In the owning view's coordinates, as it was laid out last.
  open internal(set) var layoutFrame = CGRect.zero

  public override init() { role = .own }

  package init(_ role: Role, of view: UIView, identifier: String) {
    self.role = role
    super.init()
    owningView = view
    self.identifier = identifier
  }

  package var constraintView: UIView? { owningView }
  package var constraintName: String {
    identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide:'\(identifier)'"
  }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { ownGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownGuides.append(layoutGuide)
    constraintsChanged()
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    removeConstraints(from: self) { $0.first.item === layoutGuide || $0.second?.item === layoutGuide }
    ownGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// What bars and the screen's edges leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }
  /// Within the margins, and no wider than is good to read.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent, "UIViewReadableContentGuide") }
  /// No keyboard is up in a still: at the lower edge of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuides[.keyboard] as? UIKeyboardLayoutGuide
      ?? {
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self, identifier: "UIKeyboardLayoutGuide")
        systemGuides[.keyboard] = guide
        return guide
      }()
  }

  package func guide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = systemGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self, identifier: identifier)
    systemGuides[role] = guide
    return guide
  }
}

@MainActor @preconcurrency public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true
}
