import Foundation
import StillsCore
import StillsGeometry

/// Columns side by side where there is room; else their screens as one stack.
///
/// Upright the secondary column is alone until somebody asks for another one; where the screen is wider than high, the
/// one before it stands beside it. Columns are 320 points wide unless the author says otherwise.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  public enum SplitBehavior: Int, Hashable, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Hashable, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable { case automatic, never, always }
  public enum BackgroundStyle: Int, Hashable, Sendable { case none, sidebar }

  nonisolated public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// What the author gave, and what is shown of it: the controller itself, or a navigation controller around it.
  private var given: [Column: UIViewController] = [:]
  private var containers: [Column: UIViewController] = [:]
  private var shown: [UIViewController] = []
  /// Where there is no room for columns, what shows instead.
  private var stack: UIViewController?
  /// Screens that a column's own navigation controller gave to the stack.
  private var moved: [Column: [UIViewController]] = [:]
  /// What a touch has made of it.
  private var touched: DisplayMode?
  private var lines: [UIView] = []
  private lazy var dim = makeDim()

  open var preferredDisplayMode = DisplayMode.automatic { didSet { modeChanged() } }
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeChanged() } }
  open var primaryEdge = PrimaryEdge.leading { didSet { modeChanged() } }
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { modeChanged() } }
  open var presentsWithGesture = true { didSet { modeChanged() } }
  open var showsSecondaryOnlyButton = false
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { modeChanged() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { modeChanged() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { modeChanged() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { modeChanged() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { modeChanged() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { modeChanged() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { modeChanged() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { modeChanged() } }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  private var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let stack { return [stack] }
      return order.compactMap { containers[$0] }
    }
    set {
      for (index, column) in order.enumerated() {
        put(newValue.indices.contains(index) ? newValue[index] : nil, column)
      }
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      return UIKitStage.report("UISplitViewController.setViewController(_:for:) is for those made with a style")
    }
    put(vc, column)
  }

  open func viewController(for column: Column) -> UIViewController? { given[column] }

  private func put(_ controller: UIViewController?, _ column: Column) {
    guard given[column] !== controller else { return }
    if let old = containers[column] {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    (given[column], moved[column]) = (controller, nil)
    containers[column] = controller.map { container(of: $0, column) }
    if let made = containers[column] {
      addChild(made)
      made.didMove(toParent: self)
    }
    if column != .secondary { stack = nil }
    columnsChanged()
  }

  /// Those with a style put screens into navigation controllers by themselves.
  private func container(of controller: UIViewController, _ column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else { return controller }
    return UINavigationController(rootViewController: controller)
  }

  // MARK: Which show

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var displayMode: DisplayMode {
    let said = touched ?? preferredDisplayMode
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    let usual: DisplayMode = size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    let mode = said == .automatic ? usual : said
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  open var splitBehavior: SplitBehavior {
    switch manner {
    case .beside: .tile
    case .over: .overlay
    case .displaced: .displace
    }
  }

  private var manner: SplitArrangement.Manner {
    switch (displayMode, preferredSplitBehavior) {
    case (.twoDisplaceSecondary, _), (.twoBesideSecondary, .displace): .displaced
    case (.oneOverSecondary, .tile), (.twoOverSecondary, .tile): .beside
    case (.oneOverSecondary, _), (.twoOverSecondary, _), (.oneBesideSecondary, .overlay): .over
    case (.twoBesideSecondary, .overlay): .over
    default: .beside
    }
  }

  /// The columns that show besides the secondary one, the outermost first.
  private var outerColumns: [Column] {
    let all = order.dropLast().filter { containers[$0] != nil }
    return switch displayMode {
    case .secondaryOnly, .automatic: []
    case .oneBesideSecondary, .oneOverSecondary: Array(all.suffix(1))
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: all
    }
  }

  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  private func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    let room = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    var width: CGFloat = 320
    if points >= 0, points.isFinite {
      width = points
    } else if fraction >= 0, fraction.isFinite {
      // A part of the width is kept within the automatic width unless the author allows more.
      width = min(room * fraction, most >= 0 ? most : 320)
    }
    if most >= 0 { width = min(width, most) }
    if least >= 0 { width = max(width, least) }
    return min(max(0, width.orZero), room)
  }

  private func modeChanged() {
    touched = nil
    columnsChanged()
  }

  private func columnsChanged() {
    guard isViewLoaded else { return }
    arrange()
    view.setNeedsLayout()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed { return showDetail(vc, sender: sender) }
    if style == .unspecified { put(vc, .primary) } else { super.show(vc, sender: sender) }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  /// Brings a column on the screen: beside or over the secondary one, or on top of the stack.
  open func show(_ column: Column) {
    if isCollapsed { return bringOnTop(column) }
    switch column {
    case .primary: touched = style == .tripleColumn ? two : one
    case .supplementary: touched = one
    default: return
    }
    columnsChanged()
  }

  open func hide(_ column: Column) {
    guard !isCollapsed, outerColumns.contains(column) else { return }
    touched = column == .primary && style == .tripleColumn ? one : .secondaryOnly
    columnsChanged()
  }

  private var isWide: Bool { view.bounds.width > view.bounds.height }
  private var one: DisplayMode { isWide ? .oneBesideSecondary : .oneOverSecondary }
  private var two: DisplayMode { isWide ? .twoBesideSecondary : .twoOverSecondary }

  // MARK: The button

  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.toggle() })
    item.accessibilityLabel = "Toggle Sidebar"
    return item
  }()

  /// In the outermost column the button hides it; in what comes first without it, it brings one more.
  private func toggle() {
    let outer = outerColumns
    let hasPrimary = outer.contains(.primary) || containers[.primary] == nil
    if !outer.isEmpty, hasPrimary {
      touched = outer.count > 1 ? one : .secondaryOnly
    } else {
      touched = outer.isEmpty ? one : two
    }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    columnsChanged()
  }

  private func giveButton(to column: UIViewController?) {
    if displayModeButtonItem.isHidden != isCollapsed { displayModeButtonItem.isHidden = isCollapsed }
    let isWanted = style != .unspecified && !isCollapsed && presentsWithGesture
    let holder = isWanted && displayModeButtonVisibility != .never ? column as? UINavigationController : nil
    for column in order {
      guard let navigation = containers[column] as? UINavigationController else { continue }
      let item = navigation === holder ? displayModeButtonItem : nil
      guard navigation.navigationBar.columnButton !== item else { continue }
      navigation.navigationBar.columnButton = item
      navigation.barsChanged()
    }
  }

  // MARK: Showing

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    arrange()
  }

  package override var shownChildren: [UIViewController] { shown }

  open override var childForStatusBarStyle: UIViewController? { shown.first }
  open override var childForStatusBarHidden: UIViewController? { shown.first }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    if isCollapsed {
      for old in lines + [dim] { old.removeFromSuperview() }
      if stack == nil { stack = collapsed() }
      giveButton(to: nil)
      return setShown(stack.map { [$0] } ?? [])
    }
    let outer = outerColumns
    for column in order {
      let traits = column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact)
      containers[column]?.givenTraits = traits
    }
    let columns = outer.compactMap { containers[$0] }
    let secondary = containers[.secondary]
    giveButton(to: columns.first ?? secondary)
    setShown([secondary].compactMap { $0 } + columns)
    if manner == .over, !columns.isEmpty {
      if dim.superview !== view { view.addSubview(dim) }
    } else {
      dim.removeFromSuperview()
    }
    while lines.count < columns.count { lines.append(makeLine()) }
    for (index, line) in lines.enumerated() {
      if index < columns.count {
        if line.superview !== view { view.addSubview(line) }
      } else {
        line.removeFromSuperview()
      }
    }
    // From the back to the front.
    for front in [dim] + columns.compactMap(\.viewIfLoaded) + lines where front.superview === view {
      view.bringSubviewToFront(front)
    }
  }

  private func setShown(_ wanted: [UIViewController]) {
    guard let view = viewIfLoaded else { return }
    let leaving = shown.filter { old in !wanted.contains { $0 === old } }
    let coming = wanted.filter { new in !shown.contains { $0 === new } }
    shown = wanted
    for controller in leaving { controller.willDisappear() }
    if isOnScreen { for controller in coming { controller.willAppear() } }
    for controller in coming {
      guard let content = controller.view else { continue }
      content.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(content)
    }
    for controller in leaving {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.didDisappear()
    }
    guard isOnScreen, !coming.isEmpty else { return }
    for controller in coming { controller.isComing() }
    LayoutPass.run(view.rootView)
    if stage == .appeared { for controller in coming { controller.didAppear() } }
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  private func makeDim() -> UIView {
    let dim = UIControl()
    dim.backgroundColor = UIColor(.dimming)
    dim.addAction(
      UIAction { [weak self] _ in
        self?.touched = .secondaryOnly
        self?.columnsChanged()
      }, for: .touchUpInside)
    return dim
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
    guard !isCollapsed else {
      if let content = stack?.viewIfLoaded, !content.frame.isNear(view.bounds) { content.frame = view.bounds }
      return
    }
    let outer = outerColumns
    let arrangement = SplitArrangement(
      manner: manner, widths: outer.map { width(of: $0) }, bounds: view.bounds, line: 1 / UIKitStage.pixelGrid.scale,
      isMirrored: view.isRightToLeft != (primaryEdge == .trailing))
    func set(_ content: UIView?, _ frame: CGRect) {
      if let content, !content.frame.isNear(frame) { content.frame = frame }
    }
    set(containers[.secondary]?.viewIfLoaded, arrangement.secondary)
    set(dim, view.bounds)
    for (column, frame) in zip(outer, arrangement.columns) { set(containers[column]?.viewIfLoaded, frame) }
    for (line, frame) in zip(lines, arrangement.lines) { set(line, frame) }
  }
}

// MARK: - Where there is no room

extension UISplitViewController {
  /// One stack of the columns' screens, up to the one that is to be on top.
  private func collapsed() -> UIViewController? {
    if let compact = containers[.compact] { return compact }
    guard style != .unspecified else { return collapsedPair() }
    let columns = order.filter { containers[$0] != nil }
    guard let first = columns.first, let base = containers[first] as? UINavigationController else { return nil }
    lendBars(to: base)
    let proposed: Column = columns.contains(.secondary) ? .secondary : first
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    defer { delegate?.splitViewControllerDidCollapse(self) }
    guard let last = columns.firstIndex(of: top) else { return base }
    for column in columns[...last].dropFirst() { push(screens(of: column), on: base) }
    return base
  }

  private func collapsedPair() -> UIViewController? {
    guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? containers[.primary] else {
      return containers[.secondary]
    }
    if primary.parent !== self {
      addChild(primary)
      primary.didMove(toParent: self)
    }
    guard let secondary = containers[.secondary], let base = primary as? UINavigationController else { return primary }
    lendBars(to: base)
    let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { push(screens(of: .secondary), on: base) }
    return base
  }

  /// On iOS a column's navigation controller is within the stack, with its own bar: the stack's looks like that then.
  private func lendBars(to base: UINavigationController) {
    base.navigationBar.guest = { [weak self, weak base] in
      guard let self, let top = base?.topViewController else { return nil }
      let owner = self.order.first { column in self.moved[column]?.contains { $0 === top } ?? false }
      return owner.flatMap { self.containers[$0] as? UINavigationController }?.navigationBar
    }
  }

  /// What a column brings onto the stack: of a navigation controller its screens, since one stack holds no other.
  private func screens(of column: Column) -> [UIViewController] {
    guard let navigation = containers[column] as? UINavigationController else {
      return containers[column].map { [$0] } ?? []
    }
    if !navigation.viewControllers.isEmpty { moved[column] = emptied(navigation) }
    return moved[column] ?? []
  }

  private func emptied(_ navigation: UINavigationController) -> [UIViewController] {
    let screens = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return screens
  }

  private func push(_ screens: [UIViewController], on base: UINavigationController) {
    let new = screens.filter { screen in !base.viewControllers.contains { $0 === screen } }
    if !new.isEmpty { base.setViewControllers(base.viewControllers + new, animated: false) }
  }

  private func bringOnTop(_ column: Column) {
    guard let base = stack as? UINavigationController, let container = containers[column] else { return }
    guard container !== base else {
      base.popToRootViewController(animated: true)
      return
    }
    let screens = screens(of: column)
    if let last = screens.last, base.viewControllers.contains(where: { $0 === last }) {
      base.popToViewController(last, animated: true)
    } else {
      push(screens, on: base)
    }
  }

  /// A screen in the secondary column, or on top of the stack.
  package func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard isCollapsed, isViewLoaded else { return put(controller, .secondary) }
    guard let base = stack as? UINavigationController else { return }
    push((controller as? UINavigationController).map { emptied($0) } ?? [controller], on: base)
  }
}
