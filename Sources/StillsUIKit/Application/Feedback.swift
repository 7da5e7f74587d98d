import Foundation

/// What is felt or heard does not show in a picture.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject { open func prepare() {} }

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
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
