import Foundation

/// What a cell's content is made of.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState {
  public var isSelected = false, isHighlighted = false, isDisabled = false, isEditing = false
}

/// Text, a second text and a picture, in the looks of the system's rows.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = true
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  /// 16 between a picture and the text (facts: controls §6, "Label in row").
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var axesPreservingSuperviewLayoutMargins = 0
  /// Nil: the row's own.
  var ownMargins: NSDirectionalEdgeInsets?
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
    set { ownMargins = newValue }
  }

  private init(text: UIFont, secondary: UIFont, secondaryColor: UIColor) {
    textProperties = TextProperties(font: text, color: .label)
    secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
  }

  public static func cell() -> Self {
    Self(
      text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1),
      secondaryColor: .label)
  }
  /// The second text's caption makes rows of the facts' 58 points (controls §6, "subtitle cell").
  public static func subtitleCell() -> Self {
    Self(
      text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1),
      secondaryColor: .label)
  }
  public static func valueCell() -> Self {
    var value = Self(
      text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body),
      secondaryColor: .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  public static func sidebarCell() -> Self { cell() }
  public static func groupedHeader() -> Self { header() }
  public static func plainHeader() -> Self { header() }
  public static func header() -> Self {
    var header = cell()
    header.textProperties.font = .preferredFont(forTextStyle: .footnote)
    header.textProperties.color = .secondaryLabel
    return header
  }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a list content configuration.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let text = UILabel(), secondary = UILabel(), picture = UIImageView()

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      shown = newValue
      apply()
    }
  }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, text, secondary] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) { return nil }

  private func apply() {
    fill(text, shown.text, shown.attributedText, shown.textProperties)
    fill(secondary, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    picture.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(scale: .large)
    picture.contentMode = .scaleAspectFit
    if let tint = shown.imageProperties.tintColor { picture.tintColor = tint }
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ plain: String?, _ rich: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    switch look.transform {
    case .none: label.text = plain
    case .uppercase: label.text = plain?.uppercased()
    case .lowercase: label.text = plain?.lowercased()
    case .capitalized: label.text = plain?.capitalized
    }
    if let rich { label.attributedText = rich }
    label.isHidden = (label.text ?? "").isEmpty
  }

  package var rowMargins: NSDirectionalEdgeInsets = .zero { didSet { setNeedsLayout() } }

  package var textStart: CGFloat { arrangement.textStart }

  private var arrangement: RowArrangement {
    var row = RowArrangement(text: text, secondary: secondary, picture: picture)
    row.margins = shown.ownMargins ?? rowMargins
    row.isBeside = shown.prefersSideBySideTextAndSecondaryText
    row.pictureGap = shown.imageToTextPadding
    row.gap = shown.textToSecondaryTextVerticalPadding
    row.maximumPicture = shown.imageProperties.maximumSize
    row.pictureSlot = max(0, shown.imageProperties.reservedLayoutSize.width.orZero)
    row.isRightToLeft = isRightToLeft
    return row
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height(width: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement.place(in: bounds)
  }
}
