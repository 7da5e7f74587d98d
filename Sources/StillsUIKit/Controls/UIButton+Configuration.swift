import Foundation
import StillsGeometry

/// Changes attributes of a title at the last moment.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour at the last moment.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    let ink = color.resolved(with: .current)
    let grey = 0.299 * ink.red + 0.587 * ink.green + 0.114 * ink.blue
    return UIColor(white: grey, alpha: ink.alpha)
  }
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

public struct UIBackgroundConfiguration {
  public var cornerRadius: CGFloat = 0
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var image: UIImage?
  public var visualEffect: UIVisualEffect?
  /// Over the colour, as large as the ground.
  public var customView: UIView?

  public init() {}
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func ground(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = color
    return made
  }
  public static func listCell() -> UIBackgroundConfiguration { ground(.systemBackground) }
  public static func listPlainCell() -> UIBackgroundConfiguration { ground(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { ground(.secondarySystemGroupedBackground) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { ground(.systemBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
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
    /// Setting it takes away the attributes of the title before.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var imageColorTransformer: UIConfigurationColorTransformer?
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
