import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// The bar of a stack of screens. What it shows is laid out and drawn by the bars' own model.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open private(set) var items: [UINavigationItem]? = []
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  open var isTranslucent = true { didSet { changed() } }
  open var barStyle = UIBarStyle.default { didSet { changed() } }
  open var prefersLargeTitles = false { didSet { changed() } }
  open var preferredBehavioralStyle = 0
  open var isBackButtonPointerInteractionEnabled = true

  private var slots = BarSlots<UINavigationBarAppearance>()
  open var standardAppearance: UINavigationBarAppearance {
    get { slots.standard ?? UINavigationBarAppearance() }
    set {
      slots.standard = newValue.duplicate()
      changed()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { slots.compact }
    set {
      slots.compact = newValue?.duplicate()
      changed()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots.scrollEdge }
    set {
      slots.scrollEdge = newValue?.duplicate()
      changed()
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots.compactScrollEdge }
    set {
      slots.compactScrollEdge = newValue?.duplicate()
      changed()
    }
  }

  // Before iOS 13; in force where no appearance was set.
  open var barTintColor: UIColor? { didSet { changed() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  open var shadowImage: UIImage? { didSet { changed() } }
  open var backIndicatorImage: UIImage? { didSet { changed() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var oldBackground: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    // Only one is drawn: that of upright phones.
    guard barMetrics == .default || oldBackground == nil else { return }
    oldBackground = backgroundImage
    changed()
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { oldBackground }
  private var titleShift: CGFloat = 0
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    titleShift = adjustment.orZero
    changed()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShift }

  package weak var navigationController: UINavigationController?
  /// What columns add before the screen's own items.
  package var columnButton: UIBarButtonItem?
  /// As it was laid out last, in the coordinates of the view around.
  package private(set) var node: PlacedNode?

  /// Told when the bar is set to look another way; for bars that SwiftUI draws.
  package var onChange: (() -> Void)?
  private var wasTold = false

  /// The bar that the shown screen had in a navigation controller of its own, before that gave it to this one's stack.
  package var guest: (() -> UINavigationBar?)?
  /// Whose looks the bar has.
  private var giver: UINavigationBar {
    guard let own = guest?(), own.wasTold else { return self }
    return own
  }
  package var isShownTranslucent: Bool { giver.isTranslucent }

  private func changed() {
    wasTold = true
    onChange?()
    setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in items ?? [] { item.bar = self }
    self.items = items
    changed()
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems((items ?? []) + [item], animated: animated) }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    setItems(items.map { Array($0.dropLast()) }, animated: animated)
    return last
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changed()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    paint(node, in: rect, into: &painter)
  }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UINavigationBar else { return }
    slots.standard = slots.standard ?? proxy.slots.standard
    slots.compact = slots.compact ?? proxy.slots.compact
    slots.scrollEdge = slots.scrollEdge ?? proxy.slots.scrollEdge
    slots.compactScrollEdge = slots.compactScrollEdge ?? proxy.slots.compactScrollEdge
    barTintColor = barTintColor ?? proxy.barTintColor
    titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
    shadowImage = shadowImage ?? proxy.shadowImage
    backIndicatorImage = backIndicatorImage ?? proxy.backIndicatorImage
    oldBackground = oldBackground ?? proxy.oldBackground
    if !proxy.isTranslucent { isTranslucent = false }
    if proxy.prefersLargeTitles { prefersLargeTitles = true }
    if proxy.barStyle != .default { barStyle = proxy.barStyle }
    changed()
  }
}

// MARK: - As values

extension UINavigationBar {
  /// What an app says about the bar, for those who draw bars of their own.
  package func style(_ traits: BarTraits) -> BarStyle {
    let uiTraits = traits.uiTraits
    var style = BarStyle()
    style.slots = BarAppearanceSlots(
      standard: (slots.standard ?? oldStandard)?.value(traits, uiTraits),
      compact: slots.compact?.value(traits, uiTraits), scrollEdge: slots.scrollEdge?.value(traits, uiTraits),
      compactScrollEdge: slots.compactScrollEdge?.value(traits, uiTraits))
    style.tint = ownTint?.resolved(with: uiTraits)
    style.isTranslucent = isTranslucent
    style.isBlack = barStyle != .default
    style.prefersLargeTitles = prefersLargeTitles ? true : nil
    return style
  }

  /// Nil where nobody has said anything.
  package func toldStyle(_ traits: BarTraits) -> BarStyle? { wasTold ? style(traits) : nil }

  /// What the properties of old come down to; nil where none is set.
  private var oldStandard: UINavigationBarAppearance? {
    guard
      barTintColor != nil || titleTextAttributes != nil || largeTitleTextAttributes != nil || shadowImage != nil
        || backIndicatorImage != nil || oldBackground != nil || barStyle != .default || titleShift != 0
    else { return nil }
    let appearance = UINavigationBarAppearance()
    if let barTintColor {
      appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    } else if barStyle != .default {
      appearance.backgroundColor = .black
    }
    if let oldBackground {
      appearance.configureWithTransparentBackground()
      if oldBackground.source != .empty { appearance.backgroundImage = oldBackground }
      if shadowImage == nil { appearance.shadowColor = UIBarAppearance.hairline }
    }
    if let shadowImage {
      appearance.shadowColor = nil
      if shadowImage.source != .empty { appearance.shadowImage = shadowImage }
    }
    let white: [NSAttributedString.Key: Any] = barStyle == .default ? [:] : [.foregroundColor: UIColor.white]
    appearance.titleTextAttributes = white.merging(titleTextAttributes ?? [:]) { $1 }
    appearance.largeTitleTextAttributes = white.merging(largeTitleTextAttributes ?? [:]) { $1 }
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: titleShift)
    if let backIndicatorImage {
      appearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    }
    return appearance
  }

  private func choice(_ item: UINavigationItem?, _ traits: BarTraits) -> BarAppearanceChoice {
    let uiTraits = traits.uiTraits
    let own = giver.style(traits)
    let screen = BarAppearanceSlots(
      standard: item?.standardAppearance?.value(traits, uiTraits),
      compact: item?.compactAppearance?.value(traits, uiTraits),
      scrollEdge: item?.scrollEdgeAppearance?.value(traits, uiTraits),
      compactScrollEdge: item?.compactScrollEdgeAppearance?.value(traits, uiTraits))
    return BarAppearanceChoice(screen: screen, bar: own.slots, fallback: .default(traits))
  }

  /// `back` goes to the screen below.
  package func model(origin: CGPoint, traits: BarTraits, back: (@MainActor () -> Void)?) -> NavigationBar {
    let item = topItem
    var bar = NavigationBar(appearance: choice(item, traits))
    let uiTraits = traits.uiTraits
    bar.tint = (hasDimmedTint ? tintColor : giver.ownTint)?.resolved(with: uiTraits)
    guard let item else { return bar }
    bar.title = item.title.flatMap { $0.isEmpty ? nil : $0 }
    bar.prompt = item.prompt
    bar.subtitle = item.subtitle
    bar.hasLeadingTitle = item.style != .navigator
    bar.isLarge = isLarge
    bar.showsTitleMenu = item.titleMenuProvider != nil
    let element = { (view: UIView) -> ViewElement in BarViewElement(view, origin: origin) }
    bar.titleView = item.titleView.map(element)
    let left = item.leftBarButtonItems ?? [], right = item.rightBarButtonItems ?? []
    for button in left + right { button.bar = self }
    columnButton?.bar = self
    bar.leading = ([columnButton].compactMap { $0 } + left).compactMap {
      $0.value(uiTraits, bar: traits, element: element)
    }
    bar.trailing = right.reversed().compactMap { $0.value(uiTraits, bar: traits, element: element) }
    if let below = backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      let own = below.backBarButtonItem
      var button = BackButton(title: own?.title ?? below.backButtonTitle ?? below.title, action: back)
      if own?.title?.isEmpty == true || (own?.image == nil && below.backButtonTitle?.isEmpty == true) {
        button.title = ""
      }
      button.mode =
        switch below.backButtonDisplayMode {
        case .default: button.title?.isEmpty == true ? .minimal : .automatic
        case .generic: .generic
        case .minimal: .minimal
        }
      button.tint = own?.shownTint?.resolved(with: uiTraits)
      bar.backButton = button
    }
    if let search = item.searchController {
      let field = search.searchBar
      var shown = BarSearchField(prompt: field.placeholder ?? "Search", text: field.text ?? "") { [weak search] typed in
        guard let search else { return }
        search.searchBar.text = typed
        search.searchBar.delegate?.searchBar(search.searchBar, textDidChange: typed)
        search.searchResultsUpdater?.updateSearchResults(for: search)
      }
      (shown.isActive, shown.hidesTitle) = (search.isActive, search.hidesNavigationBarDuringPresentation)
      shown.setActive = { [weak search] in search?.touched(isActive: $0) }
      search.bar = self
      bar.searchField = shown
      bar.searchScopes = shownScopes.map(element)
    }
    return bar
  }

  /// Whether the title stands large: the bar wants it, and the screen on top, or the one it inherits from.
  package var isLarge: Bool {
    guard giver.prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Views of the author's own in the bar, which must be in its tree before they are measured.
  private var customViews: [UIView] {
    guard let item = topItem else { return [] }
    let views = ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).filter { !$0.isHidden }
    return views.compactMap(\.customView) + [item.titleView, shownScopes].compactMap { $0 }
  }

  /// What is searched in, to choose from, while somebody searches.
  private var shownScopes: UIView? {
    guard let search = topItem?.searchController, search.isActive || search.searchBar.showsScopeBar,
      search.searchBar.scopeButtonTitles?.isEmpty == false
    else { return nil }
    return search.searchBar.scopeControl
  }

  /// Somebody begins or ends to search.
  final func searchChanged() { changed() }

  package func adoptCustomViews() {
    let wanted = customViews
    for child in children where !wanted.contains(where: { $0 === child }) { child.removeFromSuperview() }
    for view in wanted where view.superview !== self { addSubview(view) }
  }

  /// Lays the bar out in a space, both in the coordinates of the view around.
  package func arrange(
    _ model: NavigationBar, traits: BarTraits, space: BarSpace, scroll: BarScroll
  ) {
    let element = NavigationBarElement(model, traits: traits, space: space, scroll: scroll)
    let area = SafeArea(full: space.full, safe: space.safe)
    node = element.placed(context: PlacementContext(safeArea: area, pixelGrid: traits.pixelGrid))
    for view in customViews { LayoutPass.run(view) }
  }
}

/// The appearances that a bar was given.
struct BarSlots<Appearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?
}

extension UIView {
  /// A bar's node, which is in the coordinates of the view around the bar.
  func paint(_ node: PlacedNode?, in rect: CGRect, into painter: inout Painter) {
    guard let node else { return }
    let offset = CGPoint(x: rect.minX - frame.minX, y: rect.minY - frame.minY)
    guard offset != .zero else { return painter.paint(node) }
    var group = DisplayGroup(commands: [])
    group.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
    painter.group(group) { $0.paint(node) }
  }
}
