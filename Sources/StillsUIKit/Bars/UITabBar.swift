import Foundation
import StillsBars
import StillsCore
import StillsGeometry
import StillsLayout

@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  open var selectedImage: UIImage? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }
  open var badgeColor: UIColor? { didSet { changed() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Of a tab that searches.
  package var isSearch = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    let (title, symbol): (String, String) =
      switch systemItem {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    (self.title, image, self.tag) = (title, UIImage(systemName: symbol), tag)
  }

  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  static var proxy: UITabBarItem?
  public class func appearance() -> UITabBarItem {
    if let proxy { return proxy }
    let made = UITabBarItem()
    proxy = made
    return made
  }

  /// What the item, and the proxy of its kind, say over the bar's appearance.
  private func adjust(_ style: inout TabItemStyle, _ bar: BarTraits, _ traits: UITraitCollection) {
    if let own = standardAppearance { style = own.value(bar, traits).tabItems }
    for item in [Self.proxy, self].compactMap({ $0 }) {
      func merge(_ text: inout BarTextStyle, _ attributes: [NSAttributedString.Key: Any]?) {
        guard let attributes else { return }
        let own = BarTextStyle(attributes, traits: traits)
        (text.color, text.font) = (own.color ?? text.color, own.font ?? text.font)
        (text.kerning, text.shadow) = (own.kerning ?? text.kerning, own.shadow ?? text.shadow)
      }
      let normal = item.titleTextAttributes(for: .normal)
      merge(&style.normalTitle, normal)
      // The font holds for the chosen one, too; its colour does not.
      merge(&style.selectedTitle, normal?.filter { $0.key != .foregroundColor })
      merge(&style.selectedTitle, item.titleTextAttributes(for: .selected))
      merge(&style.badgeText, item.badgeTextAttributes(for: .normal))
      if item.titlePositionAdjustment != .zero {
        style.titleOffset = CGSize(
          width: item.titlePositionAdjustment.horizontal.orZero, height: item.titlePositionAdjustment.vertical.orZero)
      }
    }
  }

  final func value(
    _ traits: UITraitCollection, bar: BarTraits, action: @escaping @MainActor () -> Void
  ) -> TabBarItem {
    var item = TabBarItem(title: title, icon: image.map { .image(Self.icon($0, traits)) }, action: action)
    item.selectedIcon = selectedImage.map { .image(Self.icon($0, traits)) }
    item.badge = badgeValue
    item.badgeColor = badgeColor?.resolved(with: traits)
    item.isEnabled = isEnabled
    item.isSearch = isSearch
    item.identifier = accessibilityIdentifier
    item.adjust = { [weak self] style in MainActor.assumeIsolated { self?.adjust(&style, bar, traits) } }
    return item
  }

  private static func icon(_ image: UIImage, _ traits: UITraitCollection) -> BarImage {
    BarImage(
      image, traits: traits, configuration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 18), scale: .large))
  }
}

@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs.
@MainActor @preconcurrency open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != nil { UIKitStage.report("UITabBar.selectionIndicatorImage is not drawn") } }
  }
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning == .centered { UIKitStage.report("UITabBar.itemPositioning: items share the width") } }
  }
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0

  private var slots = BarSlots<UITabBarAppearance>()
  open var standardAppearance: UITabBarAppearance {
    get { slots.standard ?? UITabBarAppearance() }
    set {
      slots.standard = newValue.duplicate()
      setNeedsLayout()
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { slots.scrollEdge }
    set {
      slots.scrollEdge = newValue?.duplicate()
      setNeedsLayout()
    }
  }

  package private(set) var node: PlacedNode?
  package var select: ((Int) -> Void)?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

  package func style(_ traits: BarTraits) -> BarStyle {
    let uiTraits = traits.uiTraits
    var style = BarStyle()
    style.slots = BarAppearanceSlots(
      standard: (slots.standard ?? oldStandard)?.value(traits, uiTraits),
      scrollEdge: slots.scrollEdge?.value(traits, uiTraits))
    style.tint = ownTint?.resolved(with: uiTraits)
    style.unselectedItemTint = unselectedItemTintColor?.resolved(with: uiTraits)
    style.isTranslucent = isTranslucent
    return style
  }

  /// What a proxy tells SwiftUI's bars: the ground of the view shows at the edge, where the bar has none of its own.
  package func styleAsProxy(_ traits: BarTraits) -> BarStyle {
    var style = self.style(traits)
    guard let ground = backgroundColor, slots.scrollEdge == nil else { return style }
    let edge = (slots.standard ?? oldStandard)?.duplicate() ?? UITabBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = ground
    edge.shadowColor = nil
    style.slots.scrollEdge = edge.value(traits, traits.uiTraits)
    return style
  }

  private var oldStandard: UITabBarAppearance? {
    let isPlain = barTintColor == nil && backgroundImage == nil && shadowImage == nil && barStyle == .default
    guard !isPlain else { return nil }
    let appearance = UITabBarAppearance()
    if let barTintColor {
      appearance.backgroundColor = barTintColor
    } else if barStyle != .default {
      appearance.backgroundColor = .black
    }
    if let backgroundImage {
      appearance.configureWithTransparentBackground()
      if backgroundImage.source != .empty { appearance.backgroundImage = backgroundImage }
    }
    if shadowImage != nil { appearance.shadowColor = nil }
    return appearance
  }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UITabBar else { return }
    slots.standard = slots.standard ?? proxy.slots.standard
    slots.scrollEdge = slots.scrollEdge ?? proxy.slots.scrollEdge
    barTintColor = barTintColor ?? proxy.barTintColor
    unselectedItemTintColor = unselectedItemTintColor ?? proxy.unselectedItemTintColor
    backgroundImage = backgroundImage ?? proxy.backgroundImage
    shadowImage = shadowImage ?? proxy.shadowImage
    if !proxy.isTranslucent { isTranslucent = false }
    if proxy.barStyle != .default { barStyle = proxy.barStyle }
  }

  package func model(traits: BarTraits) -> TabBar {
    let uiTraits = traits.uiTraits
    let items = items ?? []
    for item in items { item.bar = self }
    var bar = TabBar(
      items: items.enumerated().map { index, item in
        item.value(uiTraits, bar: traits) { [weak self] in
          guard let self else { return }
          if let select = self.select { return select(index) }
          self.selectedItem = item
          self.delegate?.tabBar(self, didSelect: item)
        }
      }, selectedIndex: items.firstIndex { $0 === selectedItem } ?? (select == nil ? -1 : 0),
      appearance: BarAppearanceChoice(bar: style(traits).slots, fallback: .default(traits)))
    bar.tint = barTint?.resolved(with: uiTraits)
    bar.unselectedItemTint = unselectedItemTintColor?.resolved(with: uiTraits)
    return bar
  }

  package func arrange(_ model: TabBar, traits: BarTraits, space: BarSpace, scroll: BarScroll) {
    let element = TabBarElement(model, traits: traits, space: space, scroll: scroll)
    let area = SafeArea(full: space.full, safe: space.safe)
    node = element.placed(context: PlacementContext(safeArea: area, pixelGrid: traits.pixelGrid))
  }

  /// On its own a tab bar is laid out in its bounds, less what the home indicator takes.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    // Controllers lay out their bars themselves.
    superview?.setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !(superview?.controller is UITabBarController) else { return }
    let traits = BarTraits(of: self)
    arrange(
      model(traits: traits), traits: traits,
      space: BarSpace(
        full: frame, safe: frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: safeAreaInsets.bottom, right: 0))),
      scroll: BarScroll(below: 1))
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    paint(node, in: rect, into: &painter)
  }
}

/// A field to search in (facts: controls §10).
@MainActor @preconcurrency open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? { didSet { noteChange() } }
  open var placeholder: String? { didSet { noteChange() } }
  open var prompt: String?
  open var searchBarStyle = Style.default { didSet { noteChange() } }
  open var barTintColor: UIColor? { didSet { noteChange() } }
  open var isTranslucent = true
  open var showsCancelButton = false {
    didSet { if showsCancelButton { UIKitStage.report("UISearchBar: the button to cancel is not drawn") } }
  }
  open var showsScopeBar = false { didSet { noteChange() } }
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeControl.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopeControl.selectedSegmentIndex = 0
    }
  }
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeControl.selectedSegmentIndex) }
    set { scopeControl.selectedSegmentIndex = newValue }
  }
  /// Shown below the field while somebody searches.
  package private(set) lazy var scopeControl: UISegmentedControl = {
    let control = UISegmentedControl(items: [])
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
      }, for: .valueChanged)
    return control
  }()
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open private(set) lazy var searchTextField = UITextField()

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  package override func ownTouchTarget() -> TouchTarget? {
    var target = TouchTarget(role: .field, label: accessibilityLabel ?? placeholder)
    target.type = { [weak self] typed in
      guard let self else { return }
      self.text = (self.text ?? "") + typed
      self.delegate?.searchBar(self, textDidChange: self.text ?? "")
    }
    return target
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection
    let field = CGRect(x: rect.minX + 8, y: rect.midY - 18, width: max(0, rect.width - 16), height: 36)
    let ground = searchTextField.backgroundColor ?? .tertiarySystemFill
    painter.fill(Path(roundedRect: field, cornerRadius: 10), with: .color(ground.resolved(with: traits)))
    let glass = UIImage(systemName: "magnifyingglass").map {
      UIImageDrawing($0, ink: UIColor.secondaryLabel.resolved(with: traits), traits: traits)
    }
    let slot = CGRect(x: field.minX + 6, y: field.minY, width: 22, height: field.height)
    if let glass {
      painter.append(
        glass.commands(in: UIView.ContentMode.center.place(glass.size, in: slot, grid: painter.pixelGrid)))
    }
    let hasText = !(text ?? "").isEmpty
    let block = TextBlock(
      plain: hasText ? text ?? "" : placeholder ?? "", font: searchTextField.font ?? .systemFont(ofSize: 17),
      color: hasText ? searchTextField.textColor ?? .label : .secondaryLabel, traits: traits)
    block.paint(
      in: CGRect(x: slot.maxX + 4, y: field.minY, width: max(0, field.maxX - slot.maxX - 10), height: field.height),
      into: &painter)
  }
}
