import Foundation
import StillsGeometry

/// What of a title an author may change at the last moment.
public struct UIConfigurationTextAttributes {
  public var font: UIFont?
  public var foregroundColor: UIColor?
  public init() {}
}

public struct UIConfigurationTextAttributesTransformer {
  let transform: (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes
  public init(_ transform: @escaping (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes) {
    self.transform = transform
  }
}

public struct UIBackgroundConfiguration {
  public var cornerRadius: CGFloat = 0
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var image: UIImage?
  public var visualEffect: UIVisualEffect?

  public init() {}
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
  /// How a button looks as a whole: ground, insets, title and picture.
  public struct Configuration {
    package enum Style { case plain, gray, tinted, filled }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    package let style: Style
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    private var ownInsets: NSDirectionalEdgeInsets?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var automaticallyUpdateForSelection = true

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) { self.style = style }

    /// By the button's size unless set (facts: controls §1).
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        if let ownInsets { return ownInsets }
        let (y, x): (CGFloat, CGFloat) =
          switch buttonSize {
          case .mini, .small: (5, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
      }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    public func updated(for button: UIButton) -> Configuration { self }

    package var font: UIFont {
      .preferredFont(forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
    }

    /// Facts: controls §1.
    package func cornerRadius(height: CGFloat, isLook26: Bool) -> CGFloat {
      let half = max(0, height) / 2
      let radius: CGFloat =
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .capsule: half
        case .small: 5
        case .medium: 8
        case .large: 12
        case .dynamic:
          background.cornerRadius > 0
            ? background.cornerRadius
            : isLook26
              ? min(half, buttonSize == .large ? half : 20)
              : buttonSize == .large ? 8.75 : buttonSize == .medium ? 5.95 : half
        }
      return min(radius.orZero, half)
    }
  }
}
