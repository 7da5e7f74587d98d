import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// How a bar looks; the base of those of each kind. Begins with the system's blur and hairline.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The hairline; nil or clear: none.
  open var shadowColor: UIColor? = UIBarAppearance.hairline
  open var shadowImage: UIImage?

  nonisolated static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  public required override init() {}
  public init(idiom: UIUserInterfaceIdiom) {}
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }
  public required init?(coder: NSCoder) {}

  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .systemChromeMaterial), nil, nil)
    (shadowColor, shadowImage) = (Self.hairline, nil)
  }

  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
    (shadowColor, shadowImage) = (Self.hairline, nil)
  }

  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) = (
      other.backgroundEffect, other.backgroundColor, other.backgroundImage
    )
    backgroundImageContentMode = other.backgroundImageContentMode
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// A copy: bars keep one, so that later changes do not reach them.
  func duplicate() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  // MARK: As a value

  func value(_ bar: BarTraits, _ traits: UITraitCollection) -> BarAppearance {
    var value = BarAppearance()
    if let effect = backgroundEffect {
      value.effect =
        effect.style == .systemChromeMaterial
        ? .chrome : .blur(radius: 20, tint: effect.tint(isDark: traits.userInterfaceStyle == .dark))
    }
    value.backgroundColor = backgroundColor?.resolved(with: traits)
    if let image = backgroundImage, image.source != .empty {
      let drawing = UIImageDrawing(image, ink: (UIColor.tintColor).resolved(with: traits), traits: traits)
      let mode = backgroundImageContentMode, grid = bar.pixelGrid
      value.backgroundFill = { area in
        var group = DisplayGroup(commands: drawing.commands(in: mode.place(drawing.size, in: area, grid: grid)))
        group.clip = Path(area)
        return [.group(group)]
      }
    }
    value.shadowColor = shadowColor?.resolved(with: traits)
    if let image = shadowImage { value.shadowImage = BarImage(image, traits: traits) }
    return value
  }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  private var hasBackIndicator = false

  /// In place of the arrow; nil brings the system's back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    hasBackIndicator = backIndicatorImage != nil
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    (backIndicatorImage, hasBackIndicator) = (other.backIndicatorImage, other.hasBackIndicator)
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  override func value(_ bar: BarTraits, _ traits: UITraitCollection) -> BarAppearance {
    var value = super.value(bar, traits)
    value.title = BarTextStyle(titleTextAttributes, traits: traits)
    value.largeTitle = BarTextStyle(largeTitleTextAttributes, traits: traits)
    value.titleOffset = CGSize(
      width: titlePositionAdjustment.horizontal.orZero, height: titlePositionAdjustment.vertical.orZero)
    value.button = buttonAppearance.value(traits)
    value.doneButton = doneButtonAppearance.value(traits)
    value.backButton = backButtonAppearance.value(traits)
    if hasBackIndicator { value.backIndicator = BarImage(backIndicatorImage, traits: traits) }
    return value
  }
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }

  override func value(_ bar: BarTraits, _ traits: UITraitCollection) -> BarAppearance {
    var value = super.value(bar, traits)
    (value.button, value.doneButton) = (buttonAppearance.value(traits), doneButtonAppearance.value(traits))
    return value
  }
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage? {
    didSet {
      if selectionIndicatorImage != nil { UIKitStage.report("UITabBarAppearance.selectionIndicatorImage is not drawn") }
    }
  }
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet {
      guard stackedItemPositioning == .centered else { return }
      UIKitStage.report("stackedItemPositioning: items share the bar's width")
    }
  }
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    (selectionIndicatorTintColor, selectionIndicatorImage) = (
      other.selectionIndicatorTintColor, other.selectionIndicatorImage
    )
  }

  override func value(_ bar: BarTraits, _ traits: UITraitCollection) -> BarAppearance {
    var value = super.value(bar, traits)
    let layout =
      bar.isPad ? inlineLayoutAppearance : bar.isCompactHeight ? compactInlineLayoutAppearance : stackedLayoutAppearance
    value.tabItems = layout.value(traits)
    return value
  }
}

// MARK: - Items

@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    backgroundImage = other.backgroundImage
  }
}

@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {}
  public convenience override init() { self.init(style: .plain) }
  public required init?(coder: NSCoder) {}

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  fileprivate func value(_ traits: UITraitCollection) -> BarButtonStyle {
    var style = BarButtonStyle()
    style.normal = BarTextStyle(normal.titleTextAttributes, traits: traits)
    style.disabled = BarTextStyle(disabled.titleTextAttributes, traits: traits)
    style.titleOffset = CGSize(
      width: normal.titlePositionAdjustment.horizontal.orZero, height: normal.titlePositionAdjustment.vertical.orZero)
    style.backgroundImage = normal.backgroundImage.map { BarImage($0, traits: traits) }
    return style
  }
}

@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor, badgeTextAttributes) = (
      other.iconColor, other.badgeBackgroundColor, other.badgeTextAttributes
    )
  }
}

@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  public init(style: Style) {}
  public convenience override init() { self.init(style: .stacked) }
  public required init?(coder: NSCoder) {}
  open func configureWithDefault(for style: Style) {}

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  fileprivate func value(_ traits: UITraitCollection) -> TabItemStyle {
    var style = TabItemStyle()
    style.normalIcon = normal.iconColor?.resolved(with: traits)
    style.selectedIcon = selected.iconColor?.resolved(with: traits)
    style.normalTitle = BarTextStyle(normal.titleTextAttributes, traits: traits)
    style.selectedTitle = BarTextStyle(selected.titleTextAttributes, traits: traits)
    style.titleOffset = CGSize(
      width: normal.titlePositionAdjustment.horizontal.orZero, height: normal.titlePositionAdjustment.vertical.orZero)
    style.badgeColor = normal.badgeBackgroundColor?.resolved(with: traits)
    style.badgeText = BarTextStyle(normal.badgeTextAttributes, traits: traits)
    return style
  }
}

// MARK: - Values

extension BarTextStyle {
  init(_ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection) {
    self.init(
      color: (attributes[.foregroundColor] as? UIColor)?.resolved(with: traits),
      font: (attributes[.font] as? UIFont)?.request,
      kerning: (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.kern] as? CGFloat)
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      self.shadow = Shadow(
        color: color.resolved(with: traits), blurRadius: shadow.shadowBlurRadius.orZero,
        offset: shadow.shadowOffset.isFinite ? shadow.shadowOffset : .zero)
    }
  }
}

extension BarImage {
  /// A picture of UIKit's; in bars it is a template unless it says otherwise.
  init(_ image: UIImage, traits: UITraitCollection, configuration: UIImage.SymbolConfiguration? = nil) {
    let own = image.configuration_ == nil ? configuration : nil
    let size = UIImageDrawing(image, ink: .black, traits: traits, isTemplate: true, configuration: own).size
    self.init(size: size) { frame, color in
      let drawing = UIImageDrawing(image, ink: color, traits: traits, isTemplate: true, configuration: own)
      let rect = CGRect(
        x: frame.midX - drawing.size.width / 2, y: frame.midY - drawing.size.height / 2, width: drawing.size.width,
        height: drawing.size.height)
      return drawing.commands(in: UIKitStage.pixelGrid.snapOrigin(rect))
    }
    let insets = image.alignmentRectInsets
    alignmentInsets = EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    switch image.source {
    case .symbol(let symbol): name = symbol
    case .named(let resource): name = resource.name
    default: break
    }
  }
}

extension BarTraits {
  @MainActor init(of view: UIView) {
    let traits = view.traitCollection
    self.init(
      world: UIKitStage.world, typesetter: UIKitStage.typesetter, isDark: traits.userInterfaceStyle == .dark,
      isRightToLeft: view.isRightToLeft, tint: (view.tintColor ?? .tintColor).resolved(with: traits))
  }

  var uiTraits: UITraitCollection { UITraitCollection(look: look, isDark: isDark) }
}
