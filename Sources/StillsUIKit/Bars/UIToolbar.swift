import Foundation
import StillsBars
import StillsCore
import StillsGeometry
import StillsLayout

/// A row of items along the bottom.
@MainActor @preconcurrency open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open weak var delegate: AnyObject?

  private var slots = BarSlots<UIToolbarAppearance>()
  open var standardAppearance: UIToolbarAppearance {
    get { slots.standard ?? UIToolbarAppearance() }
    set {
      slots.standard = newValue.duplicate()
      setNeedsLayout()
    }
  }
  open var compactAppearance: UIToolbarAppearance? {
    get { slots.compact }
    set {
      slots.compact = newValue?.duplicate()
      setNeedsLayout()
    }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { slots.scrollEdge }
    set {
      slots.scrollEdge = newValue?.duplicate()
      setNeedsLayout()
    }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { slots.compactScrollEdge }
    set {
      slots.compactScrollEdge = newValue?.duplicate()
      setNeedsLayout()
    }
  }

  package private(set) var node: PlacedNode?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    oldBackground = backgroundImage
    setNeedsLayout()
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    oldShadow = shadowImage
    setNeedsLayout()
  }
  private var oldBackground, oldShadow: UIImage?

  /// What the properties of old come down to; nil where none is set.
  private var oldStandard: UIToolbarAppearance? {
    guard barTintColor != nil || oldBackground != nil || oldShadow != nil || barStyle != .default else { return nil }
    let appearance = UIToolbarAppearance()
    if let barTintColor {
      appearance.backgroundColor = barTintColor
    } else if barStyle != .default {
      appearance.backgroundColor = .black
    }
    if let oldBackground {
      appearance.configureWithTransparentBackground()
      if oldBackground.source != .empty { appearance.backgroundImage = oldBackground }
      if oldShadow == nil { appearance.shadowColor = UIBarAppearance.hairline }
    }
    if let oldShadow {
      appearance.shadowColor = nil
      if oldShadow.source != .empty { appearance.shadowImage = oldShadow }
    }
    return appearance
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  package func style(_ traits: BarTraits) -> BarStyle {
    let uiTraits = traits.uiTraits
    var style = BarStyle()
    let standard = slots.standard ?? oldStandard
    style.slots = BarAppearanceSlots(
      standard: standard?.value(traits, uiTraits), compact: slots.compact?.value(traits, uiTraits),
      scrollEdge: slots.scrollEdge?.value(traits, uiTraits),
      compactScrollEdge: slots.compactScrollEdge?.value(traits, uiTraits))
    style.tint = ownTint?.resolved(with: uiTraits)
    style.isTranslucent = isTranslucent
    return style
  }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UIToolbar else { return }
    slots.standard = slots.standard ?? proxy.slots.standard
    slots.compact = slots.compact ?? proxy.slots.compact
    slots.scrollEdge = slots.scrollEdge ?? proxy.slots.scrollEdge
    barTintColor = barTintColor ?? proxy.barTintColor
    oldBackground = oldBackground ?? proxy.oldBackground
    oldShadow = oldShadow ?? proxy.oldShadow
    if proxy.barStyle != .default { barStyle = proxy.barStyle }
  }

  /// Whether content lies under the bar: then the standard appearance shows at the edge too.
  package func model(origin: CGPoint, traits: BarTraits) -> Toolbar {
    let uiTraits = traits.uiTraits
    let element = { (view: UIView) -> ViewElement in BarViewElement(view, origin: origin) }
    for item in items ?? [] { item.bar = self }
    var bar = Toolbar(
      items: (items ?? []).compactMap { $0.value(uiTraits, bar: traits, element: element) },
      appearance: BarAppearanceChoice(bar: style(traits).slots, fallback: .default(traits)))
    bar.tint = barTint?.resolved(with: uiTraits)
    return bar
  }

  package func adoptCustomViews() {
    let wanted = (items ?? []).filter { !$0.isHidden }.compactMap(\.customView)
    for child in children where !wanted.contains(where: { $0 === child }) { child.removeFromSuperview() }
    for view in wanted where view.superview !== self { addSubview(view) }
  }

  package func arrange(_ model: Toolbar, traits: BarTraits, space: BarSpace, scroll: BarScroll) {
    let element = ToolbarElement(model, traits: traits, space: space, scroll: scroll)
    let area = SafeArea(full: space.full, safe: space.safe)
    node = element.placed(context: PlacementContext(safeArea: area, pixelGrid: traits.pixelGrid))
    for view in children { LayoutPass.run(view) }
  }

  /// On its own, outside of a navigation controller, a toolbar is laid out in its bounds.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    // Controllers lay out their bars themselves.
    superview?.setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !(superview?.controller is UINavigationController) else { return }
    adoptCustomViews()
    let traits = BarTraits(of: self), space = BarSpace(full: frame, safe: frame)
    arrange(model(origin: frame.origin, traits: traits), traits: traits, space: space, scroll: BarScroll(below: 1))
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    paint(node, in: rect, into: &painter)
  }
}
