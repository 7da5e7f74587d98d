import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// A title and a picture that do something when touched.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static var roundedRect: ButtonType { .system }
  }
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
    var symbols: UIImage.SymbolConfiguration?
  }

  open private(set) var buttonType = ButtonType.custom
  private var looks: [UInt: Look] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  open var configuration: Configuration? { didSet { configurationChanged() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { stateChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { stateChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { stateChanged() } }
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var isHeld: Bool { false }
  open var buttonRole = Role.normal { didSet { stateChanged() } }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(Self.closeImage, for: .normal)
    case .custom, .system, .plain: break
    }
  }

  /// A grey cross on a disc of 30 points, whatever the tint.
  private static var closeImage: UIImage? {
    let colors = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
    let size = UIImage.SymbolConfiguration(pointSize: 26, weight: .regular)
    return UIImage(systemName: "xmark.circle.fill", withConfiguration: size.applying(colors))?
      .withRenderingMode(.alwaysOriginal)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction, !primaryAction.title.isEmpty, configuration.title == nil {
      self.configuration?.title = primaryAction.title
    }
    if let primaryAction, configuration.image == nil { self.configuration?.image = primaryAction.image }
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: States

  private func setLook(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state.rawValue, default: Look()])
    stateChanged()
  }

  private func look<Value>(_ path: KeyPath<Look, Value?>, for state: State) -> Value? {
    looks[state.rawValue]?[keyPath: path] ?? looks[State.normal.rawValue]?[keyPath: path]
  }

  open func setTitle(_ title: String?, for state: State) {
    if state == .normal, configuration != nil { configuration?.title = title }
    setLook(state) { $0.title = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { setLook(state) { $0.color = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal, configuration != nil { configuration?.image = image }
    setLook(state) { $0.image = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { setLook(state) { $0.background = image } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setLook(state) { $0.attributedTitle = title }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { setLook(state) { $0.symbols = configuration } }

  open func title(for state: State) -> String? { look(\.title, for: state) }
  open func titleColor(for state: State) -> UIColor? { look(\.color, for: state) }
  open func image(for state: State) -> UIImage? { look(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { look(\.background, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, for: state) }

  open var currentTitle: String? { configuration.flatMap(\.title) ?? title(for: state) }
  open var currentImage: UIImage? { configuration.flatMap(\.image) ?? image(for: state) }
  open var currentTitleColor: UIColor { titleColor }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts

  open var titleLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    made.lineBreakMode = .byTruncatingMiddle
    made.textAlignment = .natural
    label = made
    addSubview(made)
    return made
  }

  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(image: nil)
    made.contentMode = .scaleToFill
    picture = made
    addSubview(made)
    return made
  }

  /// Of a configuration with a subtitle.
  open private(set) var subtitleLabel: UILabel?

  /// In the place of a configuration's picture.
  private var indicator: UIActivityIndicatorView?

  private func configurationChanged() {
    if configuration != nil, label == nil { _ = titleLabel }
    stateChanged()
  }

  open func setNeedsUpdateConfiguration() { setNeedsLayout() }
  open func updateConfiguration() {}

  package override func stateChanged() {
    super.stateChanged()
    if let handler = configurationUpdateHandler, !isUpdating {
      isUpdating = true
      handler(self)
      isUpdating = false
    }
  }
  private var isUpdating = false

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private var titleColor: UIColor {
    if configuration != nil { return foreground }
    if let own = looks[state.rawValue]?.color { return own }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    if let own = look(\.color, for: state) { return own }
    return buttonType == .custom ? .white : buttonRole == .destructive ? .systemRed : tintColor
  }

  private var foreground: UIColor {
    guard let configuration else { return tintColor }
    if !isEnabled { return .tertiaryLabel }
    if let own = configuration.baseForegroundColor { return own }
    if configuration.style == .filled { return .white }
    return buttonRole == .destructive ? .systemRed : configuration.style == .gray && isLook26 ? .label : tintColor
  }

  private var isLook26: Bool { UIKitStage.world.look == .ios26 }

  /// The configuration; where it has no title or picture, with those that were set for states.
  private var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    let own = state == .normal ? nil : looks[state.rawValue]?.title
    if let title = own ?? (shown.attributedTitle == nil ? title(for: .normal) : nil) { shown.title = title }
    shown.image = (state == .normal ? nil : looks[state.rawValue]?.image) ?? shown.image ?? image(for: .normal)
    return shown
  }

  /// Gives label and image view what they show now.
  private func updateParts() {
    if let shownConfiguration {
      update(by: shownConfiguration)
      return
    }
    let rich = look(\.attributedTitle, for: state), title = look(\.title, for: state)
    if rich != nil || title != nil || label != nil {
      let label = titleLabel
      if let rich { label?.attributedText = rich } else { label?.text = title }
      label?.textColor = titleColor
    }
    let image = look(\.image, for: state)
    if image != nil || picture != nil {
      let view = imageView
      view?.preferredSymbolConfiguration = look(\.symbols, for: state)
      // In system buttons pictures are templates.
      view?.image = image.map { image in
        buttonType != .custom && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      }
      view?.tintColor = isEnabled || buttonType == .custom ? tintColor : .tertiaryLabel
    }
  }

  private func update(by configuration: Configuration) {
    let label = titleLabel
    label?.font = configuration.font
    label?.numberOfLines = 0
    label?.lineBreakMode = configuration.titleLineBreakMode
    label?.textColor = foreground
    if configuration.attributedTitle == nil, let rich = look(\.attributedTitle, for: state) {
      label?.attributedText = rich
    } else {
      show(
        configuration.attributedTitle, in: label, font: configuration.font,
        changedBy: configuration.titleTextAttributesTransformer)
    }
    label?.textAlignment = .center
    updateIndicator(configuration.showsActivityIndicator)
    updateSubtitle(by: configuration)
    let image = configuration.image
    if image != nil || picture != nil {
      imageView?.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: configuration.font)
      imageView?.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
      imageView?.tintColor = configuration.imageColorTransformer?.transform(foreground) ?? foreground
    }
  }

  private func updateIndicator(_ shows: Bool) {
    guard shows else {
      indicator?.removeFromSuperview()
      indicator = nil
      picture?.isHidden = false
      return
    }
    let wheel = indicator ?? UIActivityIndicatorView(style: .medium)
    wheel.color = foreground
    wheel.startAnimating()
    if wheel.superview == nil { addSubview(wheel) }
    indicator = wheel
    picture?.isHidden = true
  }

  /// Each run with its own attributes, in the button's font and colour where it has none, as the transformer leaves them.
  private func show(
    _ text: AttributedString?, in label: UILabel?, font: UIFont,
    changedBy transformer: UIConfigurationTextAttributesTransformer?
  ) {
    let isPlain = text.map { $0 == AttributedString(String($0.characters)) } ?? true
    guard let text, transformer != nil || !isPlain else {
      label?.text = text.map { String($0.characters) }
      return
    }
    var usual = AttributeContainer()
    (usual.uiKit.font, usual.uiKit.foregroundColor) = (font, foreground)
    let made = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = AttributeContainer(Dictionary(usual).merging(Dictionary(run.attributes)) { $1 })
      made.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: Dictionary(transformer?.transform(attributes) ?? attributes)))
    }
    label?.attributedText = made
  }

  /// In footnote letters, of the title's colour unless its transformer says otherwise.
  private func updateSubtitle(by configuration: Configuration) {
    let text = configuration.attributedSubtitle
    guard text != nil || subtitleLabel != nil else { return }
    let label = subtitleLabel ?? UILabel()
    if label.superview == nil { addSubview(label) }
    subtitleLabel = label
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    (label.font, label.textColor) = (font, foreground)
    label.numberOfLines = 0
    label.lineBreakMode = configuration.subtitleLineBreakMode
    show(text, in: label, font: font, changedBy: configuration.subtitleTextAttributesTransformer)
  }

  // MARK: Measuring

  private var insets: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.resolved(isRightToLeft: isRightToLeft) }
    if contentEdgeInsets != .zero { return contentEdgeInsets }
    // Around a title there are 6 points above and below (facts: uikit-bars §9).
    return titleSize(width: nil) == .zero ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var imageSize: CGSize {
    if let indicator { return indicator.intrinsicContentSize }
    guard picture?.image != nil else { return .zero }
    return picture?.sizeThatFits(.zero) ?? .zero
  }

  /// UIKit's buttons without a configuration take whole points for a line: 18 at 15, 22 at 18.
  private func titleSize(width: CGFloat?) -> CGSize {
    guard let label, label.shownText != nil || shownSubtitle != nil else { return .zero }
    let room = CGSize(width: width ?? 0, height: 0)
    let size = label.shownText == nil ? .zero : label.sizeThatFits(room)
    guard let configuration else { return CGSize(width: size.width, height: size.height.rounded(.up)) }
    guard let below = shownSubtitle?.sizeThatFits(room) else { return size }
    let padding = size.height > 0 ? subtitleGap(configuration) : 0
    return CGSize(width: max(size.width, below.width), height: size.height + padding + below.height)
  }

  private var shownSubtitle: UILabel? { subtitleLabel?.shownText == nil ? nil : subtitleLabel }

  /// 2 in the newer look (facts: controls §1), before that the configuration's own 1.
  private func subtitleGap(_ configuration: Configuration) -> CGFloat {
    isLook26 && configuration.titlePadding == 1 ? 2 : max(0, configuration.titlePadding.orZero)
  }

  /// Title and subtitle, one below the other, in the room of both.
  private func placeSubtitle(_ subtitle: UILabel, in room: CGRect, _ configuration: Configuration) {
    guard let label else { return }
    let grid = UIKitStage.pixelGrid
    let offered = CGSize(width: room.width, height: 0)
    let own = label.shownText == nil ? .zero : label.sizeThatFits(offered), below = subtitle.sizeThatFits(offered)
    func x(_ width: CGFloat) -> CGFloat {
      switch configuration.titleAlignment {
      case .center: return room.midX - width / 2
      case .trailing: return isRightToLeft ? room.minX : room.maxX - width
      case .leading: return isRightToLeft ? room.maxX - width : room.minX
      case .automatic where isStacked: return room.midX - width / 2
      case .automatic: return isRightToLeft ? room.maxX - width : room.minX
      }
    }
    let gap = own.height > 0 ? subtitleGap(configuration) : 0
    label.frame = grid.snapOrigin(CGRect(x: x(own.width), y: room.minY, width: own.width, height: own.height))
    subtitle.frame = grid.snapOrigin(
      CGRect(x: x(below.width), y: room.minY + own.height + gap, width: below.width, height: below.height))
  }

  private var isStacked: Bool {
    guard let placement = configuration?.imagePlacement else { return false }
    return placement == .top || placement == .bottom
  }

  /// Between picture and title.
  private var gap: CGFloat {
    guard imageSize != .zero, titleSize(width: nil) != .zero else { return 0 }
    return configuration.map(\.imagePadding) ?? 0
  }

  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  /// Titles of configurations wrap where the button is given less room than they want.
  package override var wrapsText: Bool { shownConfiguration?.attributedTitle != nil }
  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize { contentSize(width: width) }

  private func contentSize(width: CGFloat?) -> CGSize {
    updateParts()
    let image = imageSize, insets = insets, gap = gap
    let room = width.map { max(1, $0 - insets.horizontal - (isStacked ? 0 : image.width + gap)) }
    let title = titleSize(width: configuration == nil ? nil : room)
    var size =
      isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    size.width += insets.horizontal
    size.height += insets.vertical
    if configuration == nil, image == .zero, contentEdgeInsets == .zero {
      size.width = max(size.width, 30)
      // Without title and picture the line of an empty title is kept.
      if title == .zero { size.height = buttonType == .custom ? 34 : 30 }
    }
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    updateParts()
    guard let label, label.shownText != nil, let own = label.baselines(width: nil) else { return nil }
    let height = intrinsicContentSize.height, title = titleSize(width: nil).height
    let last = shownSubtitle?.baselines(width: nil)?.last ?? own.last
    return ((height - title) / 2 + own.first, (height - title) / 2 + last)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleLabel?.frame ?? .zero }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageView?.frame ?? .zero }

  // MARK: Laying out

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
    let grid = UIKitStage.pixelGrid
    let area = bounds.inset(by: insets), image = imageSize, gap = gap
    let room = isStacked ? area.width : area.width - image.width - gap
    var title = titleSize(width: configuration == nil ? nil : max(0, room))
    title.width = min(title.width, max(0, room))
    let total =
      isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    let alignment = contentHorizontalAlignment
    let isRight = alignment == .right || alignment == (isRightToLeft ? .leading : .trailing)
    let isLeft = alignment == .left || alignment == (isRightToLeft ? .trailing : .leading)
    let x = isLeft ? area.minX : isRight ? area.maxX - total.width : area.midX - total.width / 2
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - height
      case .center, .fill: area.midY - height / 2
      }
    }
    let placement = configuration?.imagePlacement ?? .leading
    let isImageFirst = (placement == .leading) != isRightToLeft || placement == .top
    var imageFrame: CGRect, titleFrame: CGRect
    if isStacked {
      let top = y(total.height)
      imageFrame = CGRect(
        x: x + (total.width - image.width) / 2, y: isImageFirst ? top : top + title.height + gap, width: image.width,
        height: image.height)
      titleFrame = CGRect(
        x: x + (total.width - title.width) / 2, y: isImageFirst ? top + image.height + gap : top, width: title.width,
        height: title.height)
    } else {
      imageFrame = CGRect(
        x: isImageFirst ? x : x + title.width + gap, y: y(image.height), width: image.width, height: image.height)
      titleFrame = CGRect(
        x: isImageFirst ? x + image.width + gap : x, y: y(title.height), width: title.width, height: title.height)
    }
    if contentHorizontalAlignment == .fill, title == .zero {
      (imageFrame.origin.x, imageFrame.size.width) = (area.minX, area.width)
    }
    if contentVerticalAlignment == .fill, title == .zero {
      (imageFrame.origin.y, imageFrame.size.height) = (area.minY, area.height)
    }
    func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
      // Insets move the middle by half their difference, as they make the room for it smaller.
      rect.offsetBy(
        dx: isLeft ? insets.left : isRight ? -insets.right : (insets.left - insets.right) / 2,
        dy: (insets.top - insets.bottom) / 2)
    }
    picture?.frame = grid.snapOrigin(moved(imageFrame, by: imageEdgeInsets))
    indicator?.frame = grid.snapOrigin(moved(imageFrame, by: imageEdgeInsets))
    label?.frame = grid.snapOrigin(moved(titleFrame, by: titleEdgeInsets))
    if let configuration, let subtitle = shownSubtitle { placeSubtitle(subtitle, in: titleFrame, configuration) }
  }

  // MARK: Drawing

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection
    if let image = currentBackgroundImage {
      let drawing = UIImageDrawing(image, ink: tintColor.resolved(with: traits), traits: traits)
      painter.append(drawing.commands(in: rect))
    }
    guard let configuration else { return }
    var background = configuration.background
    if let transform = background.strokeColorTransformer {
      background.strokeColor = transform.transform(background.strokeColor ?? tintColor)
    }
    let outline = Path(
      roundedRect: rect, cornerRadius: configuration.cornerRadius(height: rect.height, isLook26: isLook26),
      style: .continuous)
    if let color = backgroundFill(configuration) {
      painter.fill(outline, with: .color(color.resolved(with: traits)))
    }
    if background.strokeWidth > 0, let stroke = background.strokeColor {
      let half = background.strokeWidth / 2
      painter.stroke(
        Path(
          roundedRect: rect.insetBy(dx: half, dy: half),
          cornerRadius: max(0, configuration.cornerRadius(height: rect.height, isLook26: isLook26) - half)),
        with: .color(stroke.resolved(with: traits)), style: StrokeStyle(lineWidth: background.strokeWidth))
    }
  }

  private func backgroundFill(_ configuration: Configuration) -> UIColor? {
    let fill = plainBackgroundFill(configuration)
    guard let transform = configuration.background.backgroundColorTransformer else { return fill }
    return transform.transform(fill ?? .clear)
  }

  private func plainBackgroundFill(_ configuration: Configuration) -> UIColor? {
    if let own = configuration.background.backgroundColor { return own }
    if !isEnabled, configuration.style != .plain { return .tertiarySystemFill }
    let tint: UIColor = buttonRole == .destructive ? .systemRed : tintColor
    switch configuration.style {
    case .plain: return configuration.baseBackgroundColor
    case .gray: return configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted: return (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: return configuration.baseBackgroundColor ?? tint
    }
  }

  package override var shownText: String? { label?.shownText ?? currentTitle }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UIButton, looks[0]?.color == nil, let color = proxy.looks[0]?.color else { return }
    setTitleColor(color, for: .normal)
  }
}

extension PixelGrid {
  /// The corner on a pixel, the size as it is.
  package func snapOrigin(_ rect: CGRect) -> CGRect {
    guard rect.isFinite else { return .zero }
    return CGRect(x: round(rect.minX), y: round(rect.minY), width: rect.width, height: rect.height)
  }
}
