import Foundation
import StillsCore

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }

  package let style: CellStyle
  open private(set) var reuseIdentifier: String?
  public let contentView = UIView()
  private var texts: (text: UILabel, detail: UILabel?, image: UIImageView)?
  private var contentConfigurationView: (UIView & UIContentView)?
  private let accessory = UIImageView()
  /// Beside a button for details, where there is one too.
  private var arrow: UIImageView?
  private var mark: RowMark?, grip: UIImageView?
  /// How it stands while its table is edited.
  var editing: RowEditing? {
    didSet {
      guard editing != oldValue else { return }
      if (editing == nil) != (oldValue == nil) {
        accessoryView?.isHidden = editing != nil
        editingAccessoryView?.isHidden = editing == nil
      }
      if isEditing != (editing != nil) { setEditing(editing != nil, animated: false) }
      setNeedsLayout()
    }
  }
  weak var table: UITableView?
  var metrics: TableMetrics?

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editingAccessoryView { addSubview(editingAccessoryView) }
      editingAccessoryView?.isHidden = editing == nil
      setNeedsLayout()
    }
  }
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero { didSet { hasOwnSeparatorInset = true } }
  package private(set) var hasOwnSeparatorInset = false
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
  open var editingStyle: EditingStyle { .none }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  open var focusStyle = FocusStyle.default
  open var multipleSelectionBackgroundView: UIView?
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Convenience, as in UIKit: subclasses replace the one with a style, and still have this one.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
    addSubview(accessory)
    accessory.isHidden = true
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has content that differs by state follow it, unless it was given another since.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration, let view = contentConfigurationView,
      let before = contentState, !before.isAlike(state)
    else { return }
    contentState = state
    view.configuration = contentConfiguration.updated(for: state)
    setNeedsLayout()
  }
  /// What the content was made for.
  private var contentState: UICellConfigurationState?
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  private var needsConfiguration = true

  private func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// What lies behind everything; its corners are the author's.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      ground.configuration = backgroundConfiguration
      setNeedsLayout()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  private let ground = ConfiguredGround()
  private var hasUsualGround = false
  open override var backgroundColor: UIColor? { didSet { setNeedsLayout() } }

  /// In a plain table that is not the system's ground itself, cells are, unless they have a colour of their own.
  private var wantsUsualGround: Bool {
    guard backgroundConfiguration == nil, backgroundColor == nil, let table = superview as? UITableView else {
      return false
    }
    return table.style == .plain && (table.backgroundView != nil || table.backgroundColor != .systemBackground)
  }

  private func showGrounds() {
    let isOn = isSelected || isHighlighted
    if hasUsualGround != wantsUsualGround {
      hasUsualGround.toggle()
      var usual = UIBackgroundConfiguration()
      usual.backgroundColor = .systemBackground
      ground.configuration = hasUsualGround ? usual : backgroundConfiguration
    }
    let grounds: [(view: UIView?, isShown: Bool)] = [
      (ground, backgroundConfiguration != nil || hasUsualGround), (backgroundView, true),
      (selectedBackgroundView, isOn),
    ]
    var index = 0
    for (view, isShown) in grounds {
      guard let view else { continue }
      if !isShown {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      if view.superview !== self { insertSubview(view, at: index) }
      if view.frame != bounds { view.frame = bounds }
      index += 1
    }
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: Content

  private var standardTexts: (text: UILabel, detail: UILabel?, image: UIImageView) {
    if let texts { return texts }
    let detail: UILabel? = style == .default ? nil : UILabel()
    let made: (text: UILabel, detail: UILabel?, image: UIImageView) = (UILabel(), detail, UIImageView())
    made.text.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    switch style {
    case .default: break
    case .value1:
      made.detail?.font = .preferredFont(forTextStyle: .body)
      made.detail?.textColor = .secondaryLabel
    case .value2:
      made.text.textColor = .tintColor
      made.detail?.font = .preferredFont(forTextStyle: .caption1)
    case .subtitle: made.detail?.font = .preferredFont(forTextStyle: .caption1)
    }
    texts = made
    made.image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    contentView.addSubview(made.image)
    contentView.addSubview(made.text)
    if let detail { contentView.addSubview(detail) }
    return made
  }

  open var textLabel: UILabel? { standardTexts.text }
  open var detailTextLabel: UILabel? { standardTexts.detail }
  open var imageView: UIImageView? { standardTexts.image }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentConfigurationView?.removeFromSuperview()
      let state = configurationState
      contentState = state
      contentConfigurationView = contentConfiguration?.updated(for: state).makeContentView()
      if let contentConfigurationView { contentView.addSubview(contentConfigurationView) }
      setNeedsLayout()
    }
  }

  // MARK: Measures

  private var margins: NSDirectionalEdgeInsets {
    let isGlass = UIKitStage.world.look == .ios26
    let side = metrics?.side ?? 16
    let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
    let vertical: CGFloat = isGlass ? 15 : 11
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side + indent.orZero, bottom: vertical, trailing: hasAccessory ? 8 : side)
  }

  private var shownAccessoryView: UIView? { editing == nil ? accessoryView : editingAccessoryView }
  private var shownAccessoryType: AccessoryType { editing == nil ? accessoryType : editingAccessoryType }
  private var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

  /// From the leading edge to where the content begins.
  package var editingShift: CGFloat { editing?.leading ?? 0 }

  /// From the trailing edge to where the content ends.
  private var accessoryRoom: CGFloat {
    let grip = editing?.trailing ?? 0, side = grip > 0 ? 8 : metrics?.side ?? 16
    if let shownAccessoryView { return grip + side + shownAccessoryView.bounds.width }
    switch shownAccessoryType {
    case .none: return grip
    case .disclosureIndicator, .detailButton, .checkmark:
      return grip + side + accessory.sizeThatFits(.zero).width
    case .detailDisclosureButton:
      return grip + side + accessory.sizeThatFits(.zero).width + Self.arrowGap + arrowSize.width
    }
  }

  /// Between a button for details and the arrow; chosen.
  private static let arrowGap: CGFloat = 8
  private var arrowSize: CGSize { arrow?.sizeThatFits(.zero) ?? .zero }

  /// The sign, as the system's rows have it (measured §3, "disclosure chevron").
  private func showAccessory() {
    let symbol: (name: String, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor)?
    switch shownAccessoryType {
    case .none: symbol = nil
    case .disclosureIndicator: symbol = ("chevron.forward", 14, .semibold, .tertiaryLabel)
    case .checkmark: symbol = ("checkmark", 17, .semibold, tintColor)
    case .detailButton, .detailDisclosureButton: symbol = ("info.circle", 22, .regular, tintColor)
    }
    accessory.isHidden = symbol == nil || shownAccessoryView != nil
    showArrow(shownAccessoryType == .detailDisclosureButton && shownAccessoryView == nil)
    guard let symbol else { return }
    accessory.image = Self.picture(symbol.name, symbol.size, symbol.weight)
    accessory.tintColor = symbol.color
  }

  private static func picture(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
  }

  private func showArrow(_ isShown: Bool) {
    guard isShown || arrow != nil else { return }
    let view = arrow ?? UIImageView()
    if view.superview == nil { addSubview(view) }
    arrow = view
    view.isHidden = !isShown
    view.image = Self.picture("chevron.forward", 14, .semibold)
    view.tintColor = .tertiaryLabel
  }

  private func showEditing() {
    let hasMark = editing.map { $0.mark != .none } ?? false, canMove = editing?.canMove == true
    if hasMark, mark == nil {
      let made = RowMark()
      addSubview(made)
      mark = made
    }
    if canMove, grip == nil {
      let made = UIImageView(image: Self.picture("line.3.horizontal", 20, .regular))
      made.tintColor = .tertiaryLabel
      made.contentMode = .center
      addSubview(made)
      grip = made
    }
    mark?.isHidden = !hasMark
    grip?.isHidden = !canMove
    func put(_ view: UIView?, _ x: CGFloat, _ width: CGFloat) {
      guard let view, !view.isHidden else { return }
      let left = isRightToLeft ? bounds.width - x - width : x
      let place = UIKitStage.pixelGrid.snap(
        CGRect(x: left, y: (bounds.height - width) / 2, width: width, height: width))
      if view.frame != place { view.frame = place }
    }
    if let editing, hasMark { mark?.show(editing.mark, isSelected: isSelected) }
    put(mark, RowEditing.markCenter - RowEditing.markSize / 2, RowEditing.markSize)
    put(grip, bounds.width - (metrics?.side ?? 16) - RowEditing.gripSize, RowEditing.gripSize)
  }

  private var arrangement: RowArrangement? {
    guard contentConfiguration == nil, let texts else { return nil }
    texts.text.isHidden = (texts.text.text ?? "").isEmpty
    if let detail = texts.detail { detail.isHidden = (detail.text ?? "").isEmpty }
    var row = RowArrangement(text: texts.text, secondary: texts.detail, picture: texts.image)
    row.margins = margins
    row.isBeside = style == .value1 || style == .value2
    row.isRightToLeft = isRightToLeft
    return row
  }

  /// Whether the content is arranged as the system's rows are, rather than by constraints.
  package var hasSystemContent: Bool {
    contentConfigurationView is UIListContentView || contentConfigurationView is any SelfMeasuringContent
      || arrangement != nil
  }

  /// What the content wants at this width; nil where it says nothing.
  package func wantedHeight(width: CGFloat) -> CGFloat? {
    configureIfNeeded()
    showAccessory()
    contentView.givenMargins = margins
    let room = max(0, width - accessoryRoom - editingShift)
    if let list = contentConfigurationView as? UIListContentView {
      list.rowMargins = margins
      return list.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    if let content = contentConfigurationView as? any SelfMeasuringContent {
      return content.contentSize(width: room).height
    }
    if let arrangement { return arrangement.height(width: room) }
    guard contentView.children.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? fitted.height : nil
  }

  /// Where the system's own texts begin, and separators with them; nil where there are none.
  package var textStart: CGFloat? {
    if let list = contentConfigurationView as? UIListContentView {
      list.rowMargins = margins
      return list.textStart
    }
    return arrangement?.textStart
  }

  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    showAccessory()
    showGrounds()
    contentView.givenMargins = margins
    showEditing()
    let room = accessoryRoom, shift = editingShift
    let content = CGRect(
      x: isRightToLeft ? room : shift, y: 0, width: max(0, bounds.width - room - shift), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    placeAccessories()
    if let view = contentConfigurationView {
      (view as? UIListContentView)?.rowMargins = margins
      let all = CGRect(origin: .zero, size: content.size)
      if view.translatesAutoresizingMaskIntoConstraints, view.frame != all { view.frame = all }
    } else {
      arrangement?.place(in: CGRect(origin: .zero, size: content.size))
    }
  }

  /// From the trailing edge inwards.
  private func placeAccessories() {
    let grip = editing?.trailing ?? 0
    var end = grip > 0 ? grip + 8 : metrics?.side ?? 16
    func put(_ view: UIView, _ size: CGSize) {
      let x = isRightToLeft ? end : bounds.width - end - size.width
      let place = CGRect(
        x: UIKitStage.pixelGrid.round(x), y: UIKitStage.pixelGrid.round((bounds.height - size.height) / 2),
        width: size.width, height: size.height)
      if view.frame != place { view.frame = place }
      end += size.width
    }
    if let view = shownAccessoryView { return put(view, view.bounds.size) }
    guard !accessory.isHidden else { return }
    if let arrow, !arrow.isHidden {
      put(arrow, arrowSize)
      end += Self.arrowGap
    }
    put(accessory, accessory.sizeThatFits(.zero))
  }

  // MARK: Touching

  package override func ownTouchTarget() -> TouchTarget? {
    guard let table, table.allowsSelection else { return nil }
    return TouchTarget(role: .row, label: accessibilityLabel ?? texts?.text.text) { [weak self] _ in
      guard let self else { return }
      self.table?.touch(self)
    }
  }
}
