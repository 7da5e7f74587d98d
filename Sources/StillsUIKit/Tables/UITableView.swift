import Foundation
import StillsCore
import StillsGeometry

/// Rows under each other in sections. Cells are made for the rows that show, and for those above them.
///
/// Where Stills differs: cells are never reused, and nothing is edited, moved or swiped.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  nonisolated public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Of the rows without content that fill a plain table; none since iOS 15 unless asked for.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { reloadData() } }
  open var separatorColor: UIColor? { didSet { reloadData() } }
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnInset = true
      setNeedsLayout()
    }
  }
  private var hasOwnInset = false
  open var separatorInsetReference = 0
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
  open var dragInteractionEnabled = true
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var factories: [String: (String) -> UITableViewCell] = [:]
  private var headerFactories: [String: (String) -> UITableViewHeaderFooterView] = [:]
  private var selected: [IndexPath] = []
  // What is on the screen.
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var heights: [IndexPath: CGFloat] = [:]
  private var headers: [Int: UIView] = [:], footers: [Int: UIView] = [:]
  private var hasAskedForHeaders = Set<Int>()
  private var cards: [Int: UIView] = [:]
  private var lines: [UIView] = []
  private var plan = TablePlan()
  private var needsReload = true

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Convenience, as in UIKit: subclasses replace the one with a style, and still have this one.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  open override var bounds: CGRect { didSet { if bounds != oldValue { setNeedsLayout() } } }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Cells

  /// How cells of the class are made; written beside it where previews are compiled.
  public final func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String,
    making make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell
  ) {
    factories[identifier] = cellClass == nil ? nil : { make(.default, $0) }
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    factories[identifier] = type.map { type in { UITableViewCell.make(type, reuseIdentifier: $0) } }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headerFactories[identifier] = type.map { type in { UITableViewHeaderFooterView.make(type, reuseIdentifier: $0) } }
  }

  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String,
    making make: @escaping @MainActor (String?) -> UITableViewHeaderFooterView
  ) {
    headerFactories[identifier] = aClass == nil ? nil : { make($0) }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    UIKitStage.report("UITableView.register: nibs cannot be read; an empty cell stands for “\(identifier)”")
    factories[identifier] = { UITableViewCell(style: .default, reuseIdentifier: $0) }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    UIKitStage.report("UITableView.register: nibs cannot be read; an empty header stands for “\(identifier)”")
    headerFactories[identifier] = { UITableViewHeaderFooterView(reuseIdentifier: $0) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    factories[identifier]?(identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = factories[identifier]?(identifier) { return cell }
    UIKitStage.report("UITableView.dequeueReusableCell: no class is registered for “\(identifier)”")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFactories[identifier]?(identifier)
  }

  // MARK: Changing

  open func reloadData() {
    for view in cells.values { view.removeFromSuperview() }
    for view in Array(headers.values) + Array(footers.values) + Array(cards.values) + lines {
      view.removeFromSuperview()
    }
    (cells, heights, headers, footers, cards, lines) = ([:], [:], [:], [:], [:], [])
    hasAskedForHeaders = []
    needsReload = true
    setNeedsLayout()
  }

  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  private func editingChanged() {
    heights = [:]
    for path in cells.keys.sorted() { cells[path]?.editing = editing(of: path) }
    setNeedsLayout()
  }

  // MARK: Asking

  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
  open func numberOfRows(inSection section: Int) -> Int {
    max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return plan.frame(ofRow: indexPath) ?? .zero
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return plan.frame(of: .header(section)) ?? .zero
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return plan.frame(of: .footer(section)) ?? .zero
  }
  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    return plan.frame(of: .header(section))?.union(plan.frame(of: .footer(section)) ?? .null) ?? .zero
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { plan.row(at: point) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let rect = plan.frame(ofRow: indexPath) else { return }
    let inset = adjustedContentInset, room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      return
    case .top: y = rect.minY
    case .middle: y = rect.midY - room / 2
    case .bottom: y = rect.maxY - room
    }
    let limit = max(0, contentSize.height - room)
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(0, y), limit) - inset.top)
  }

  // MARK: Selecting

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { deselectAll() }
    guard let indexPath else { return }
    selected.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    noteChange()
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
    noteChange()
  }

  private func deselectAll() {
    for path in selected { deselectRow(at: path, animated: false) }
  }

  package func touch(_ cell: UITableViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    guard let delegate = tableDelegate else {
      selectRow(at: path, animated: false, scrollPosition: .none)
      return
    }
    guard delegate.tableView(self, shouldHighlightRowAt: path),
      let wanted = delegate.tableView(self, willSelectRowAt: path)
    else { return }
    for path in selected where path != wanted && !allowsMultipleSelection {
      deselectRow(at: path, animated: false)
      delegate.tableView(self, didDeselectRowAt: path)
    }
    if !selected.contains(wanted) { selectRow(at: wanted, animated: false, scrollPosition: .none) }
    delegate.tableView(self, didSelectRowAt: wanted)
  }

  // MARK: Laying out

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return }
    let metrics = TableMetrics(style: style, width: bounds.width)
    plan = makePlan(metrics)
    needsReload = false
    let size = CGSize(width: bounds.width, height: plan.height)
    if contentSize != size { contentSize = size }
    show(metrics)
  }

  private func makePlan(_ metrics: TableMetrics) -> TablePlan {
    var plan = TablePlan()
    let width = bounds.width
    if let tableHeaderView { plan.addWhole(.tableHeader, height: tableHeaderView.bounds.height, width: width) }
    for section in 0..<min(numberOfSections, Self.limit) {
      askForHeaders(section, metrics)
      plan.add(.header(section), height: headerHeight(section, metrics), width: width, margin: metrics.cardMargin)
      for row in 0..<min(numberOfRows(inSection: section), Self.limit) {
        let path = IndexPath(row: row, section: section)
        // Rows further down than the screen get measured when they come into sight.
        let height = rowHeight(path, metrics, mayMeasure: plan.height < bounds.maxY)
        plan.add(.row(path), height: height, width: width, margin: metrics.cardMargin)
      }
      plan.add(.footer(section), height: footerHeight(section, metrics), width: width, margin: metrics.cardMargin)
    }
    if let tableFooterView { plan.addWhole(.tableFooter, height: tableFooterView.bounds.height, width: width) }
    return plan
  }

  /// No picture shows more.
  private static let limit = 100_000

  private func rowHeight(_ path: IndexPath, _ metrics: TableMetrics, mayMeasure: Bool) -> CGFloat {
    if let known = heights[path] { return known }
    let said = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if said >= 0, said.isFinite { return said }
    guard mayMeasure else { return estimatedRowHeight > 0 ? estimatedRowHeight : metrics.rowHeight }
    let cell = cell(at: path, metrics)
    let line = separatorStyle == .none ? 0 : metrics.separatorThickness
    let wanted = cell.wantedHeight(width: bounds.width - 2 * metrics.cardMargin)
    // The system's own rows are never lower than usual; an author's constraints may say so.
    let isOwn = cell.hasSystemContent
    let height = wanted.map { isOwn ? max(metrics.rowHeight, $0 + line) : $0 + line } ?? metrics.rowHeight
    let snapped = UIKitStage.pixelGrid.ceil(height)
    heights[path] = snapped
    return snapped
  }

  private func cell(at path: IndexPath, _ metrics: TableMetrics) -> UITableViewCell {
    if let known = cells[path] { return known }
    let cell =
      dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.table = self
    cell.metrics = metrics
    cells[path] = cell
    cell.editing = editing(of: path)
    if selected.contains(path) { cell.setSelected(true, animated: false) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  // MARK: Headers and footers

  private func askForHeaders(_ section: Int, _ metrics: TableMetrics) {
    guard hasAskedForHeaders.insert(section).inserted else { return }
    headers[section] =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).flatMap {
        titleView($0, metrics, isHeader: true)
      }
    footers[section] =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).flatMap {
        titleView($0, metrics, isHeader: false)
      }
  }

  /// Before iOS 26 headers of grouped tables are small capitals in grey; those of plain ones are headlines.
  private func titleView(_ title: String, _ metrics: TableMetrics, isHeader: Bool) -> UIView? {
    guard !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    if let label = view.textLabel {
      label.text = isHeader && !metrics.isPlain && !metrics.isGlass ? title.uppercased() : title
      if isHeader, metrics.isPlain || metrics.isGlass { label.font = .preferredFont(forTextStyle: .headline) }
      if isHeader, metrics.isPlain { label.textColor = .label }
    }
    if metrics.isPlain, isHeader { view.backgroundView = ground }
    return view
  }

  private var ground: UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }

  private func headerHeight(_ section: Int, _ metrics: TableMetrics) -> CGFloat {
    let said = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = headers[section]
    if said >= 0, said.isFinite { return said + (view == nil ? 0 : topPadding(metrics)) }
    guard let view else { return section == 0 ? metrics.firstTop : metrics.sectionTop }
    return height(of: view, metrics, insets: metrics.headerInsets) + topPadding(metrics)
  }

  private func topPadding(_ metrics: TableMetrics) -> CGFloat {
    guard metrics.isPlain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
  }

  private func footerHeight(_ section: Int, _ metrics: TableMetrics) -> CGFloat {
    let said = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if said >= 0, said.isFinite { return said }
    guard let view = footers[section] else { return metrics.sectionBottom }
    return height(of: view, metrics, insets: metrics.footerInsets)
  }

  private func height(of view: UIView, _ metrics: TableMetrics, insets: (top: CGFloat, bottom: CGFloat)) -> CGFloat {
    let width = bounds.width - 2 * metrics.cardMargin
    guard let own = view as? UITableViewHeaderFooterView else {
      let fitted = view.idealSize.height
      return fitted > 0 ? fitted : view.bounds.height
    }
    (own.insets, own.side) = (insets, metrics.side)
    return own.wantedHeight(width: width) ?? max(own.bounds.height, 28)
  }

  // MARK: Showing

  private func show(_ metrics: TableMetrics) {
    let visible = bounds
    var shownRows = Set<IndexPath>(), shownCards: [Int: CGRect] = [:], shownViews = Set<ObjectIdentifier>()
    var segments: [(frame: CGRect, color: UIColor)] = []
    if let backgroundView, backgroundView.frame != visible { backgroundView.frame = visible }
    for (index, part) in plan.parts.enumerated() {
      var place = part.frame
      if case .header(let section) = part.kind { place = stuck(place, section: section, metrics) }
      guard place.maxY > visible.minY, place.minY < visible.maxY else { continue }
      switch part.kind {
      case .tableHeader: put(tableHeaderView, part.frame)
      case .tableFooter: put(tableFooterView, part.frame)
      case .header(let section):
        guard let view = headers[section] else { continue }
        shownViews.insert(ObjectIdentifier(view))
        if view.superview !== self {
          tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        put(view, place)
      case .footer(let section):
        guard let view = footers[section] else { continue }
        shownViews.insert(ObjectIdentifier(view))
        if view.superview !== self {
          tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        put(view, part.frame)
      case .row(let path):
        let cell = cell(at: path, metrics)
        shownRows.insert(path)
        put(cell, part.frame)
        if !metrics.isPlain { shownCards[path.section] = plan.card(of: path.section) }
        let isLast = plan.isLastRow(index)
        if separatorStyle != .none, metrics.isPlain || !isLast {
          segments.append((line(below: part.frame, cell: cell, metrics), separatorColor ?? metrics.separatorColor))
        }
      }
    }
    for path in Array(cells.keys) where !shownRows.contains(path) {
      guard let cell = cells.removeValue(forKey: path), cell.superview != nil else { continue }
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for view in Array(headers.values) + Array(footers.values) where !shownViews.contains(ObjectIdentifier(view)) {
      if view.superview != nil { view.removeFromSuperview() }
    }
    showCards(shownCards, metrics)
    segments += fillers(metrics)
    showLines(segments)
  }

  private func put(_ view: UIView?, _ frame: CGRect) {
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.superview !== self { addSubview(view) }
    let place = UIKitStage.pixelGrid.snap(frame)
    if view.frame != place { view.frame = place }
  }

  /// Headers of plain tables stay at the top while their section passes.
  private func stuck(_ frame: CGRect, section: Int, _ metrics: TableMetrics) -> CGRect {
    var frame = frame
    let padding = topPadding(metrics)
    frame.origin.y += padding
    frame.size.height = max(0, frame.height - padding)
    guard metrics.isPlain else { return frame }
    let top = bounds.minY + adjustedContentInset.top
    let end = plan.end(of: section) - frame.height
    frame.origin.y = max(frame.minY, min(top, end))
    return frame
  }

  private func line(below frame: CGRect, cell: UITableViewCell, _ metrics: TableMetrics) -> CGRect {
    let own = cell.hasOwnSeparatorInset ? cell.separatorInset : hasOwnInset ? separatorInset : nil
    var left = own?.left ?? metrics.side
    if own == nil, let start = cell.textStart { left = start }
    let right = own?.right ?? (!metrics.isPlain && metrics.isGlass ? 16 : 0)
    left += cell.editingShift
    let width = max(0, frame.width - left - right)
    let x = isRightToLeft ? frame.minX + right : frame.minX + left
    let thickness = metrics.separatorThickness
    let bottom = UIKitStage.pixelGrid.round(frame.maxY)
    return CGRect(x: x, y: bottom - thickness, width: width, height: thickness)
  }

  private func fillers(_ metrics: TableMetrics) -> [(frame: CGRect, color: UIColor)] {
    guard metrics.isPlain, separatorStyle != .none, fillerRowHeight > 1, tableFooterView == nil else { return [] }
    var lines: [(frame: CGRect, color: UIColor)] = []
    var y = plan.height + fillerRowHeight
    let thickness = metrics.separatorThickness, left = hasOwnInset ? separatorInset.left : metrics.side
    while y <= bounds.maxY, lines.count < 1000 {
      let frame = CGRect(
        x: isRightToLeft ? 0 : left, y: UIKitStage.pixelGrid.round(y) - thickness, width: max(0, bounds.width - left),
        height: thickness)
      lines.append((frame, separatorColor ?? metrics.separatorColor))
      y += fillerRowHeight
    }
    return lines
  }

  private func showCards(_ shown: [Int: CGRect], _ metrics: TableMetrics) {
    for section in cards.keys.sorted() where shown[section] == nil {
      cards.removeValue(forKey: section)?.removeFromSuperview()
    }
    for section in shown.keys.sorted() {
      guard let frame = shown[section] else { continue }
      let card = cards[section] ?? UIView()
      if card.superview !== self {
        card.isUserInteractionEnabled = false
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = metrics.cornerRadius
        card.layer.cornerCurve = .continuous
        insertSubview(card, at: backgroundView == nil ? 0 : 1)
        cards[section] = card
      }
      let place = UIKitStage.pixelGrid.snap(frame)
      if card.frame != place { card.frame = place }
    }
  }

  private func showLines(_ segments: [(frame: CGRect, color: UIColor)]) {
    while lines.count > segments.count { lines.removeLast().removeFromSuperview() }
    for (index, segment) in segments.enumerated() {
      if index == lines.count {
        let line = UIView()
        line.isUserInteractionEnabled = false
        lines.append(line)
        addSubview(line)
      }
      let line = lines[index]
      if line.backgroundColor != segment.color { line.backgroundColor = segment.color }
      if line.frame != segment.frame { line.frame = segment.frame }
    }
    // Lines are above cells that came later.
    if let last = lines.last, children.last !== last { for line in lines { bringSubviewToFront(line) } }
    // Rows pass below the headers of a plain table.
    guard style == .plain else { return }
    for section in headers.keys.sorted() {
      if let header = headers[section], header.superview === self { bringSubviewToFront(header) }
    }
  }
}
