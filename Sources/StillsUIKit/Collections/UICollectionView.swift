import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// Items where a layout puts them. Cells are made for those that show, and for those that must be measured.
///
/// Where Stills differs: cells are never reused, and nothing is moved, dragged or swiped.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  struct Element: Hashable {
    var category: UInt
    var kind: String
    var path: IndexPath
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { layoutChanged() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var isEditing = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var cellTypes: [String: UICollectionViewCell.Type] = [:]
  private var viewTypes: [Element: UICollectionReusableView.Type] = [:]
  private var views: [Element: UICollectionReusableView] = [:]
  private var strips: [Int: CollectionStrip] = [:]
  private var selected: [IndexPath] = []
  /// The frame of what is about to be made.
  private var pendingFrame: CGRect?
  /// How what is about to be made stands in its list.
  private(set) var pendingRow: CollectionRow?
  private var needsPrepare = true
  private var prepared: (bounds: CGRect, insets: UIEdgeInsets)?
  private var isPreparing = false
  /// What a list's appearance paints behind its rows.
  private var listGround: UIColor? { didSet { if listGround != oldValue { noteChange() } } }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    begin()
  }

  /// UIKit raises an exception without a layout; here it is a flow layout.
  public override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  package var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  open override var bounds: CGRect { didSet { if bounds != oldValue { setNeedsLayout() } } }

  // MARK: Registering

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    UIKitStage.report("UICollectionView.register: nibs cannot be read; an empty cell stands for “\(identifier)”")
    cellTypes[identifier] = UICollectionViewCell.self
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let key = Element(category: 1, kind: elementKind + "/" + identifier, path: [])
    viewTypes[key] = viewClass as? UICollectionReusableView.Type
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { UIKitStage.report("UICollectionView.register: nibs cannot be read; an empty view stands for “\(identifier)”") }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if cellTypes[identifier] == nil {
      UIKitStage.report("UICollectionView.dequeueReusableCell: no class is registered for “\(identifier)”")
    }
    let cell = UICollectionReusableView.make(
      cellTypes[identifier] ?? UICollectionViewCell.self, frame: frame(for: indexPath))
    cell.reuseIdentifier = identifier
    (cell as? UICollectionViewListCell)?.row = pendingRow
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = viewTypes[Element(category: 1, kind: elementKind + "/" + identifier, path: [])]
    if type == nil {
      UIKitStage.report("UICollectionView.dequeueReusableSupplementaryView: no class is registered for “\(identifier)”")
    }
    let view = UICollectionReusableView.make(type ?? UICollectionReusableView.self, frame: frame(for: indexPath))
    view.reuseIdentifier = identifier
    return view
  }

  package func frame(for indexPath: IndexPath) -> CGRect {
    pendingFrame ?? CGRect(x: 0, y: 0, width: 50, height: 50)
  }

  // MARK: Changing

  open func reloadData() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    layoutChanged()
  }

  package func layoutChanged() {
    guard !isPreparing else { return }
    needsPrepare = true
    setNeedsLayout()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  // MARK: Asking

  /// No picture shows more.
  private static let limit = 20_000

  open var numberOfSections: Int { min(max(0, dataSource?.numberOfSections(in: self) ?? 0), Self.limit) }
  open func numberOfItems(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections else { return 0 }
    return min(max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0), Self.limit)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[Element(category: 0, kind: "", path: indexPath)] as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.first { $0.value === cell }?.key.path }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    views[Element(category: 1, kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    views.keys.filter { $0.category == 1 && $0.kind == elementKind }.map(\.path).sorted()
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    views.keys.filter { $0.category == 0 }.map(\.path).sorted()
  }
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).first {
      $0.representedElementCategory == .cell && $0.frame.holds(point)
    }?.indexPath
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame, rect.isFinite else { return }
    let inset = adjustedContentInset, room = bounds.inset(by: inset).size
    var offset = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
    if scrollPosition.contains(.top) { offset.y = rect.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = rect.maxY - room.height }
    if scrollPosition.contains(.left) { offset.x = rect.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - room.width / 2 }
    if scrollPosition.contains(.right) { offset.x = rect.maxX - room.width }
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    contentOffset = CGPoint(
      x: min(max(0, offset.x), max(0, contentSize.width - room.width)) - inset.left,
      y: min(max(0, offset.y), max(0, contentSize.height - room.height)) - inset.top)
  }

  // MARK: Selecting

  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selected { deselectItem(at: path, animated: false) } }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    noteChange()
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
    noteChange()
  }

  package func touch(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    guard itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    if allowsMultipleSelection, selected.contains(path) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    for other in selected where other != path && !allowsMultipleSelection {
      deselectItem(at: other, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Elements

  /// The view of an element, made where there is none yet.
  package func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let kind = attributes.representedElementKind ?? ""
    let element = Element(
      category: attributes.representedElementCategory.rawValue, kind: kind, path: attributes.indexPath)
    if let known = views[element] { return known }
    (pendingFrame, pendingRow) = (attributes.frame.usable.standardized, attributes.row)
    defer { (pendingFrame, pendingRow) = (nil, nil) }
    let made: UICollectionReusableView?
    switch attributes.representedElementCategory {
    case .cell: made = cell(at: attributes.indexPath)
    case .supplementaryView:
      made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    case .decorationView:
      made = collectionViewLayout.makeDecoration(kind, frame: attributes.frame.usable.standardized)
    }
    if let made, made !== self { views[element] = made }
    return made
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else { return nil }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.collection = self
    if selected.contains(path) { cell.isSelected = true }
    return cell
  }

  /// What an element wants to be, where its layout leaves that open.
  package func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard let view = view(for: attributes) else { return attributes.frame.size }
    (view as? UICollectionViewListCell)?.row = attributes.row
    if view.bounds.size != attributes.frame.size { view.frame = attributes.frame.usable.standardized }
    let wanted = view.preferredLayoutAttributesFitting(attributes).frame.size
    let grid = UIKitStage.pixelGrid
    return CGSize(
      width: attributes.isWidthOpen ? max(0, grid.ceil(wanted.width.orZero)) : attributes.frame.width,
      height: attributes.isHeightOpen ? max(0, grid.ceil(wanted.height.orZero)) : attributes.frame.height)
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    guard let listGround else { return }
    painter.fill(Path(rect), with: .color(listGround.resolved(with: traitCollection)))
  }

  // MARK: Laying out

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return }
    prepareLayout()
    let size = collectionViewLayout.collectionViewContentSize
    let usable = CGSize(width: size.width.orZero, height: size.height.orZero)
    if contentSize != usable { contentSize = usable }
    show()
  }

  private func prepareLayout() {
    let insets = adjustedContentInset
    let isMoved = prepared.map { $0.bounds != bounds } ?? true
    let isResized = prepared.map { $0.bounds.size != bounds.size || $0.insets != insets } ?? true
    guard needsPrepare || isResized || (isMoved && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds))
    else { return }
    isPreparing = true
    // What measuring finds may change what surrounds it once, as the bar of a scroll view does.
    collectionViewLayout.prepare()
    isPreparing = false
    needsPrepare = false
    listGround = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.ground()
    prepared = (bounds, insets)
  }

  private func show() {
    let visible = bounds
    if let backgroundView, backgroundView.frame != visible { backgroundView.frame = visible }
    var shown: [Element: Bool] = [:], order: [(view: UIView, level: Int, turn: Int)] = []
    for attributes in collectionViewLayout.layoutAttributesForElements(in: visible) ?? [] {
      guard attributes.frame.isFinite, !attributes.isHidden, shows(attributes, in: visible),
        let view = view(for: attributes)
      else { continue }
      let category = attributes.representedElementCategory
      let element = Element(
        category: category.rawValue, kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
      guard shown.updateValue(true, forKey: element) == nil else { continue }
      put(view, attributes)
      // Decorations are below, and headers above the cells they may cover.
      let turn = category == .decorationView ? -1 : category == .supplementaryView ? 1 : 0
      if view.superview === self { order.append((view, attributes.zIndex, turn)) }
    }
    let gone = views.keys.filter { shown[$0] == nil }
    for element in gone.sorted(by: { ($0.category, $0.path, $0.kind) < ($1.category, $1.path, $1.kind) }) {
      guard let view = views.removeValue(forKey: element), view.superview != nil else { continue }
      view.removeFromSuperview()
      if let cell = view as? UICollectionViewCell {
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
    }
    for section in strips.keys.sorted() where strips[section]?.children.isEmpty == true {
      strips.removeValue(forKey: section)?.removeFromSuperview()
    }
    arrange(order)
  }

  private func shows(_ attributes: UICollectionViewLayoutAttributes, in visible: CGRect) -> Bool {
    if attributes.strip != nil { return true }
    let rect = attributes.frame
    return rect.maxX > visible.minX && rect.minX < visible.maxX && rect.maxY > visible.minY && rect.minY < visible.maxY
  }

  private func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    var frame = UIKitStage.pixelGrid.snap(attributes.frame.standardized)
    var parent: UIView = self
    if let section = attributes.strip, let layout = collectionViewLayout as? any StripLayout {
      let strip = self.strip(section, layout)
      frame.origin.x -= strip.frame.minX
      frame.origin.y -= strip.frame.minY
      parent = strip
    }
    let isNew = view.superview !== parent
    view.translatesAutoresizingMaskIntoConstraints = true
    (view as? UICollectionViewListCell)?.row = attributes.row
    if attributes.transform.isIdentity, CATransform3DIsIdentity(attributes.transform3D) {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.layer.transform =
        attributes.transform.isIdentity ? attributes.transform3D : CATransform3D(attributes.transform)
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    guard isNew else { return }
    view.apply(attributes)
    parent.addSubview(view)
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if attributes.representedElementCategory == .supplementaryView {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: attributes.representedElementKind ?? "",
        at: attributes.indexPath)
    }
  }

  /// The view that a section scrolls in by itself.
  private func strip(_ section: Int, _ layout: any StripLayout) -> CollectionStrip {
    let strip = strips[section] ?? CollectionStrip()
    strips[section] = strip
    strip.alwaysBounceHorizontal = true
    if strip.superview !== self { insertSubview(strip, at: backgroundView == nil ? 0 : 1) }
    if let place = layout.strip(section) {
      if strip.frame != place.frame { strip.frame = place.frame }
      if strip.contentSize != place.content { strip.contentSize = place.content }
    }
    return strip
  }

  /// Higher levels above lower ones; equals as the layout names them.
  private func arrange(_ order: [(view: UIView, level: Int, turn: Int)]) {
    let sorted = order.indices.sorted { a, b in
      (order[a].level, order[a].turn, a) < (order[b].level, order[b].turn, b)
    }
    let wanted = sorted.map { order[$0].view }
    let members = Set(wanted.map { ObjectIdentifier($0) })
    let current = children.filter { members.contains(ObjectIdentifier($0)) }
    guard !current.elementsEqual(wanted, by: { $0 === $1 }) else { return }
    for view in wanted { bringSubviewToFront(view) }
  }
}

/// A section that scrolls by itself, across the collection.
final class CollectionStrip: UIScrollView {
  override func setUp() {
    super.setUp()
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
  }
}

/// A layout of which some sections scroll by themselves.
@MainActor package protocol StripLayout: AnyObject {
  func strip(_ section: Int) -> (frame: CGRect, content: CGSize)?
}
