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

  /// What supplementary views are registered by.
  private struct Registration: Hashable {
    let kind: String
    let identifier: String
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
  private var viewTypes: [Registration: UICollectionReusableView.Type] = [:]
  /// The views of elements that show or have been measured.
  var views: [Element: UICollectionReusableView] = [:]
  /// The views of sections that scroll by themselves.
  var strips: [Int: CollectionStrip] = [:]
  private var selected: [IndexPath] = []
  /// The frame of what is about to be made.
  var pendingFrame: CGRect?
  /// How what is about to be made stands in its list.
  var pendingRow: CollectionRow?
  private var needsPrepare = true
  private var prepared: (bounds: CGRect, insets: UIEdgeInsets)?
  private var isPreparing = false
  /// What lists' appearances paint behind their rows.
  private var listGrounds: [ListGround] = [] { didSet { if listGrounds != oldValue { noteChange() } } }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    begin()
  }

  /// UIKit raises an exception without a layout; here it is a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
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
    let key = Registration(kind: elementKind, identifier: identifier)
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
    let type = viewTypes[Registration(kind: elementKind, identifier: identifier)]
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
    views[.cell(indexPath)] as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.first { $0.value === cell }?.key.path }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    views[.supplementary(elementKind, indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    views.keys.filter { $0.category == .cell }.map(\.path).sorted()
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
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    scroll(to: rect, at: scrollPosition)
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

  // MARK: Laying out

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    for ground in listGrounds {
      let top = max(rect.minY, rect.minY + ground.start - bounds.minY)
      let end = min(rect.maxY, rect.minY + ground.end - bounds.minY)
      guard end > top else { continue }
      let area = CGRect(x: rect.minX, y: top, width: rect.width, height: end - top)
      painter.fill(Path(painter.pixelGrid.snap(area)), with: .color(ground.color.resolved(with: traitCollection)))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return }
    prepareLayout()
    let size = collectionViewLayout.collectionViewContentSize
    let usable = CGSize(width: size.width.orZero, height: size.height.orZero)
    if contentSize != usable { contentSize = usable }
    showElements()
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
    listGrounds = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listGrounds ?? []
    prepared = (bounds, insets)
  }
}
