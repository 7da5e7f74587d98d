import Foundation
import StillsCore
import StillsGeometry

/// A row of a list in a collection.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  private var accessoryViews: [(view: UIView, isLeading: Bool)] = []
  private let line = UIView()

  /// How it stands in its list; nil outside of one.
  package var row: CollectionRow? {
    didSet { if row?.isLast != oldValue?.isLast || row?.isFirst != oldValue?.isFirst { setNeedsLayout() } }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    row?.isHeader == true ? (row?.style == .plain ? .plainHeader() : .groupedHeader()) : .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row, !row.isHeader else { return .clear() }
    return row.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  package override var shownGround: UIBackgroundConfiguration? {
    backgroundConfiguration ?? (row == nil ? nil : defaultBackgroundConfiguration())
  }

  // MARK: Measures

  private var isGlass: Bool { UIKitStage.world.look == .ios26 }
  private var side: CGFloat { row?.side ?? 16 }

  private var rowMargins: NSDirectionalEdgeInsets {
    let vertical: CGFloat = isGlass ? 15 : 11
    let indent = (CGFloat(min(max(0, indentationLevel), 1000)) * indentationWidth).orZero
    let leading = accessoryRoom(isLeading: true), trailing = accessoryRoom(isLeading: false)
    return NSDirectionalEdgeInsets(
      top: row?.isHeader == true ? 17 : vertical, leading: (leading > 0 ? 0 : side) + indent,
      bottom: row?.isHeader == true ? 6 : vertical, trailing: trailing > 0 ? 8 : side)
  }

  package override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    configureIfNeeded()
    let room = max(0, attributes.frame.width - accessoryRoom(isLeading: true) - accessoryRoom(isLeading: false))
    contentView.givenMargins = rowMargins
    let line: CGFloat = row?.showsSeparator == true ? 1 / max(1, UIKitStage.pixelGrid.scale) : 0
    if let listView {
      listView.rowMargins = rowMargins
      let height = listView.sizeThatFits(CGSize(width: room, height: 0)).height
      // The system's own rows are never lower than usual.
      let least: CGFloat = row?.isHeader == true ? 0 : isGlass ? 52 : 44
      return CGSize(width: attributes.frame.width, height: max(least, height + line))
    }
    guard var fitted = super.fittedSize(attributes) else {
      return CGSize(width: attributes.frame.width, height: isGlass ? 52 : 44)
    }
    fitted.height += line
    return fitted
  }

  package override var contentArea: CGRect {
    let before = accessoryRoom(isLeading: !isRightToLeft), after = accessoryRoom(isLeading: isRightToLeft)
    return CGRect(x: before, y: 0, width: max(0, bounds.width - before - after), height: bounds.height)
  }

  open override func layoutSubviews() {
    listView?.rowMargins = rowMargins
    contentView.givenMargins = rowMargins
    super.layoutSubviews()
    placeAccessories()
    placeLine()
    guard let row, row.style != .plain, !row.isHeader else {
      ground.corners = nil
      return
    }
    let radius: CGFloat = row.style == .insetGrouped ? (isGlass ? 26 : 10) : 0
    var mask: CACornerMask = []
    if row.isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    ground.corners = (mask.isEmpty ? 0 : radius, mask)
  }

  private func placeLine() {
    let isShown = row.map { $0.showsSeparator && !$0.isHeader && ($0.style == .plain || !$0.isLast) } ?? false
    guard isShown, let row else { return line.removeFromSuperview() }
    if line.superview !== self {
      line.isUserInteractionEnabled = false
      line.backgroundColor = UIColor(.listSeparator)
      addSubview(line)
    }
    let start = accessoryRoom(isLeading: true) + (listView?.textStart ?? row.side)
    let thickness: CGFloat = row.style != .plain && isGlass ? 1 : 1 / max(1, UIKitStage.pixelGrid.scale)
    let end: CGFloat = row.style != .plain && isGlass ? 16 : 0
    let place = CGRect(
      x: isRightToLeft ? end : start, y: bounds.height - thickness, width: max(0, bounds.width - start - end),
      height: thickness)
    if line.frame != place { line.frame = place }
  }

  // MARK: Accessories

  private func replaceAccessories() {
    for (view, _) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.compactMap { accessory -> (view: UIView, isLeading: Bool)? in
      guard accessory.displayed != .whenEditing, !accessory.isHidden else { return nil }
      guard let view = accessory.makeView(tint: tintColor) else { return nil }
      return (view: view, isLeading: accessory.isLeading)
    }
    for (view, _) in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  private func size(_ view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    if own.width > 0, own.height > 0 { return own }
    return view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
  }

  /// From the edge to where the content begins.
  private func accessoryRoom(isLeading: Bool) -> CGFloat {
    let shown = accessoryViews.filter { $0.isLeading == isLeading }
    guard !shown.isEmpty else { return 0 }
    let widths: CGFloat = shown.reduce(0) { $0 + size($1.view).width }
    return side + widths + 8 * CGFloat(shown.count - 1) + (isLeading ? 16 : 0)
  }

  private func placeAccessories() {
    for isLeading in [true, false] {
      var x = side
      let shown = accessoryViews.filter { $0.isLeading == isLeading }
      // Trailing ones are placed from the edge inwards, the last one outermost.
      for (view, _) in isLeading ? shown : shown.reversed() {
        let own = size(view)
        let isLeft = isLeading != isRightToLeft
        let place = CGRect(
          x: UIKitStage.pixelGrid.round(isLeft ? x : bounds.width - x - own.width),
          y: UIKitStage.pixelGrid.round((bounds.height - own.height) / 2), width: own.width, height: own.height)
        if view.frame != place { view.frame = place }
        x += own.width + 8
      }
    }
  }
}

/// What stands at the ends of a row.
public struct UICellAccessory {
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
  }

  enum Kind {
    case symbol(String, size: CGFloat)
    case label(String, UIFont?)
    case view(UIView)
    case editing
  }

  let kind: Kind
  var displayed: DisplayedState
  var isLeading = false
  var tint: UIColor?
  var isHidden = false

  @MainActor func makeView(tint own: UIColor?) -> UIView? {
    switch kind {
    case .symbol(let name, let size):
      let view = UIImageView(
        image: UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
      view.tintColor = tint ?? own
      return view
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = tint ?? .secondaryLabel
      return label
    case .view(let view):
      if let tint { view.tintColor = tint }
      return view
    case .editing: return nil
    }
  }
}

extension UICellAccessory {
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor) }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) { (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor) }
  }

  public struct LabelOptions {
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public let tintColor: UIColor?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      self.tintColor = tintColor
    }
  }

  private static func made(
    _ kind: Kind, _ displayed: DisplayedState, tint: UIColor? = nil, isHidden: Bool = false
  ) -> UICellAccessory { UICellAccessory(kind: kind, displayed: displayed, tint: tint, isHidden: isHidden) }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    made(
      .symbol("chevron.forward", size: 14), displayed, tint: options.tintColor ?? .tertiaryLabel,
      isHidden: options.isHidden)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    made(.symbol("checkmark", size: 17), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    made(.symbol("info.circle", size: 22), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    made(.symbol("chevron.forward", size: 14), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    made(.label(text, options.font), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = made(
      .view(configuration.customView), .always, tint: configuration.tintColor, isHidden: configuration.isHidden)
    switch configuration.placement {
    case .leading(let displayed, _):
      accessory.isLeading = true
      accessory.displayed = displayed
    case .trailing(let displayed, _): accessory.displayed = displayed
    }
    return accessory
  }

  /// Shown only while rows are edited, which they are not in a still.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made(.editing, .whenEditing) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made(.editing, .whenEditing) }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    made(.editing, .whenEditing)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    guard displayed != .whenEditing else { return made(.editing, .whenEditing) }
    return made(.symbol("line.3.horizontal", size: 17), displayed, tint: .tertiaryLabel)
  }
}
