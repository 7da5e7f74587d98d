import Foundation

/// What a cell's content is made of.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
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
    public var colorTransformer: UIConfigurationColorTransformer?
    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(color) ?? color
    }
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
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  static let usualMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Nil: the row's own.
  var ownMargins: NSDirectionalEdgeInsets?
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? Self.usualMargins }
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
    let image = shown.imageProperties
    if image.tintColor != nil || image.tintColorTransformer != nil {
      picture.tintColor = image.resolvedTintColor(for: tintColor)
    }
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ plain: String?, _ rich: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.resolvedColor()
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

  /// Those of the row that it is the content of, or the configuration's usual ones.
  package var rowMargins = UIListContentConfiguration.usualMargins { didSet { setNeedsLayout() } }

  // MARK: Guides

  private var partGuides: [ObjectIdentifier: (guide: UILayoutGuide, edges: [NSLayoutConstraint])] = [:]

  /// Where the text is; nil without one.
  open var textLayoutGuide: UILayoutGuide? { text.isHidden ? nil : guide(of: text) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondary.isHidden ? nil : guide(of: secondary) }
  open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : guide(of: picture) }

  private func guide(of part: UIView) -> UILayoutGuide {
    if let made = partGuides[ObjectIdentifier(part)] { return made.guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let edges = [
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    partGuides[ObjectIdentifier(part)] = (guide, edges)
    follow(part)
    NSLayoutConstraint.activate(edges)
    return guide
  }

  /// The parts are arranged, not constrained: their guides are told where they came to lie.
  private func follow(_ part: UIView) {
    guard let edges = partGuides[ObjectIdentifier(part)]?.edges else { return }
    let frame = part.frame
    for (edge, value) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height]) where edge.constant != value {
      edge.constant = value
    }
  }

  // MARK: Measures

  /// As wide as its texts side by side, or the wider of the two; narrower where it is given less.
  open override var intrinsicContentSize: CGSize {
    let width = UIKitStage.pixelGrid.ceil(arrangement.naturalWidth)
    return CGSize(width: width, height: arrangement.height(width: width))
  }

  package override var wrapsText: Bool { true }
  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: arrangement.height(width: width))
  }

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
    for part in [text, secondary, picture] { follow(part) }
  }
}
