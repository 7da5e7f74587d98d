import Foundation
import StillsGeometry

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// Items in lines, as many in each as there is room for, and the lines one after the other in the direction of scrolling.
///
/// What room a line leaves is shared between its items; the last line of a section is spaced as if more items like its
/// last followed, so that a grid stays one; an item that is alone in a full line is in its middle.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// Each item as large as it wants to be.
  nonisolated public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      guard sectionFootersPinToVisibleBounds else { return }
      UIKitStage.report("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds: footers stay behind their items")
    }
  }

  private var laid = LaidElements()
  private var ends: [Int: CGFloat] = [:]
  private var length: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  private var measures: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: Preparing

  /// Across the direction of scrolling.
  private var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    return max(0, isVertical ? size.width - insets.horizontal : size.height - insets.vertical)
  }

  open override func prepare() {
    super.prepare()
    (laid, ends, length) = (LaidElements(), [:], 0)
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { add(section, of: collectionView) }
  }

  private func add(_ section: Int, of view: UICollectionView) {
    let header = measures?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = measures?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    let inset = measures?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    addEdge(UICollectionView.elementKindSectionHeader, section, header ?? headerReferenceSize)
    length += (isVertical ? inset.top : inset.left).orZero
    let count = view.numberOfItems(inSection: section)
    if count > 0 { addItems(section, count, inset, view) }
    length += (isVertical ? inset.bottom : inset.right).orZero
    addEdge(UICollectionView.elementKindSectionFooter, section, footer ?? footerReferenceSize)
    ends[section] = length
  }

  /// As long as asked, and as broad as the collection.
  private func addEdge(_ kind: String, _ section: Int, _ size: CGSize) {
    let own = max(0, (isVertical ? size.height : size.width).orZero)
    guard own > 0 else { return }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    made.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: breadth, height: own) : CGRect(x: length, y: 0, width: own, height: breadth)
    if kind == UICollectionView.elementKindSectionHeader { made.zIndex = 10 }
    laid.append(made)
    length += own
  }

  private func addItems(_ section: Int, _ count: Int, _ inset: UIEdgeInsets, _ view: UICollectionView) {
    let lineSpacing =
      (measures?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
      .orZero
    let spacing = max(
      0,
      (measures?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing).orZero)
    let start = (isVertical ? inset.left : inset.top).orZero
    let room = max(0, breadth - (isVertical ? inset.horizontal : inset.vertical).orZero)
    var line = FlowLine(spacing: spacing, room: room)
    var isFirst = true
    func finish(isLast: Bool) {
      if !isFirst { length += lineSpacing }
      isFirst = false
      for (item, place) in zip(line.items, line.places(isLast: isLast)) {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item.index, section: section))
        made.frame =
          isVertical
          ? CGRect(x: start + place.x, y: length + place.y, width: item.size.width, height: item.size.height)
          : CGRect(x: length + place.y, y: start + place.x, width: item.size.height, height: item.size.width)
        laid.append(made)
      }
      length += line.length
      line = FlowLine(spacing: spacing, room: room)
    }
    for index in 0..<count {
      let size = size(IndexPath(item: index, section: section), view)
      let turned = isVertical ? size : CGSize(width: size.height, height: size.width)
      if !line.fits(turned) { finish(isLast: false) }
      line.items.append((index, turned))
    }
    finish(isLast: true)
  }

  private func size(_ path: IndexPath, _ view: UICollectionView) -> CGSize {
    let said = measures?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    let isAutomatic = said.width >= Self.automaticSize.width || said.height >= Self.automaticSize.height
    let usable = CGSize(width: max(0, said.width.orZero), height: max(0, said.height.orZero))
    guard isAutomatic || estimatedItemSize != .zero else { return usable }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let isEstimate = estimatedItemSize.width > 0 && estimatedItemSize.width < 1e6
    attributes.frame.size =
      isEstimate ? estimatedItemSize : isAutomatic || usable == .zero ? CGSize(width: 50, height: 50) : usable
    (attributes.isWidthOpen, attributes.isHeightOpen) = (true, true)
    // Items further on than the screen get measured when they come into sight.
    guard length < (isVertical ? view.bounds.maxY : view.bounds.maxX) else { return attributes.frame.size }
    let wanted = view.preferredSize(attributes)
    return CGSize(width: min(wanted.width, max(1, isVertical ? breadth : wanted.width)), height: wanted.height)
  }

  // MARK: Answering

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    laid.all.map { pinned($0) }.filter { attributes in
      let frame = attributes.frame
      return frame.maxX > rect.minX && frame.minX < rect.maxX && frame.maxY > rect.minY && frame.minY < rect.maxY
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    laid.cell(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    laid.supplementary(elementKind, at: indexPath).map { pinned($0) }
  }

  /// Headers that stay at the top while their section passes.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard sectionHeadersPinToVisibleBounds, isVertical, let collectionView,
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    let end = (ends[attributes.indexPath.section] ?? 0) - attributes.frame.height
    copy.frame.origin.y = max(attributes.frame.minY, min(top, end))
    return copy
  }
}

/// One line of a flow: `width` goes along the line, whatever its direction.
private struct FlowLine {
  let spacing: CGFloat
  let room: CGFloat
  var items: [(index: Int, size: CGSize)] = []

  init(spacing: CGFloat, room: CGFloat) { (self.spacing, self.room) = (spacing, room) }

  private var taken: CGFloat {
    items.reduce(0) { $0 + $1.size.width } + spacing * CGFloat(max(0, items.count - 1))
  }

  var length: CGFloat { items.map(\.size.height).max() ?? 0 }

  /// Rounding errors of a third or a seventh are no lack of room.
  func fits(_ size: CGSize) -> Bool { items.isEmpty || taken + spacing + size.width <= room + 0.01 }

  func places(isLast: Bool) -> [CGPoint] {
    var count = items.count, rest = room - taken
    if isLast, let last = items.last, last.size.width + spacing > 0 {
      let more = (rest / (last.size.width + spacing) + 1e-4).rounded(.down)
      if more > 0, more < 100_000 {
        count += Int(more)
        rest -= more * (last.size.width + spacing)
      }
    }
    let gap = count > 1 ? max(0, rest) / CGFloat(count - 1) : 0
    var x = count == 1 ? max(0, rest) / 2 : 0
    return items.map { item in
      defer { x += item.size.width + spacing + gap }
      return CGPoint(x: x, y: (length - item.size.height) / 2)
    }
  }
}
