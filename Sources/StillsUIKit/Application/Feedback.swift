import Foundation

/// What is felt or heard does not show in a picture.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public override init() {}
  public init(view: UIView) {}
  open func prepare() {}
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  public override init(view: UIView) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// What was copied within one picture.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var image: UIImage?
  open var url: URL?
  open var hasStrings: Bool { string != nil }
}
