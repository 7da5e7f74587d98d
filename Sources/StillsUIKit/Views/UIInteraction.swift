import Foundation

// What fingers, pointers and keys do with views beyond touching. In a still nobody does any of it.

@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for old in heldInteractions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// What several kinds have in common.
@MainActor @preconcurrency open class _ViewInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  public override init() { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

// MARK: - Menus

@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  package let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  package let previewProvider: (() -> UIViewController?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor @preconcurrency open class UIContextMenuInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor!
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  public override init() { super.init() }
}

@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

// MARK: - Pointers, keys, motion

@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let alternate = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"

  open var title = ""
  open var discoverabilityTitle: String?
  public let input: String?
  public let modifierFlags: ModifierFlags
  public let action: Selector?

  public init(input: String, modifierFlags: ModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  public convenience init(
    title: String = "", action: Selector, input: String, modifierFlags: ModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.discoverabilityTitle) = (title, discoverabilityTitle)
  }
}

@MainActor @preconcurrency open class UIMotionEffect: NSObject { public override init() { super.init() } }

@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

@MainActor @preconcurrency open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// A phone that lies still shows views where they are.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
