import Foundation

/// Something that can be done with a view by those who do not touch it.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }

  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

/// Something in a view that is told of, and is no view.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = true
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}

extension UIView {
  // What nothing of shows, and nobody asks for.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  public var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set {}
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  public var largeContentImage: UIImage? {
    get { nil }
    set {}
  }
  public var scalesLargeContentImage: Bool {
    get { false }
    set {}
  }
}
