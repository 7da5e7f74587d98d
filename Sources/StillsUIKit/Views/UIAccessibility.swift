import Foundation

/// What assistive technologies are told, and what of them is on: none, in a still.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChange")
}

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
