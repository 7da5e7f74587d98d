import Foundation
import StillsGeometry

extension UICollectionView {
  public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, each with sizes of its own.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout, StripLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }

  var laid = LaidElements()
  private var strips: [Int: (frame: CGRect, content: CGSize)] = [:]
  var pinnedEnds: [Int: CGFloat] = [:]
  var length: CGFloat = 0
  private(set) var room = CGSize.zero
  /// Behind each section that is a list; behind all where there are no others.
  package private(set) var listGrounds: [ListGround] = []

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  )
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection.list(configuration)) }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    (laid, strips, pinnedEnds, length) = (LaidElements(), [:], [:], 0)
    listGrounds = []
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let size = view.bounds.size
    room = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let surroundings = LayoutSurroundings(size: room, insets: .zero, traits: view.traitCollection)
    for item in configuration.boundarySupplementaryItems where !item.isBelow { addEdge(item, section: 0, of: view) }
    let count = view.numberOfSections
    for section in 0..<count {
      guard let content = provider(section, surroundings) else {
        UIKitStage.report("UICollectionViewCompositionalLayout: there is no layout for section \(section)")
        continue
      }
      if section > 0 { length += configuration.interSectionSpacing.orZero }
      let start = length
      if let list = content.list {
        addList(list, content, section, of: view)
        listGrounds.append(ListGround(start: start, end: length, color: list.ground))
      } else {
        add(content, section, of: view, surroundings)
      }
      addDecorations(content, section, from: start)
    }
    for item in configuration.boundarySupplementaryItems where item.isBelow { addEdge(item, section: 0, of: view) }
    if let first = listGrounds.first, listGrounds.count == count {
      listGrounds = [ListGround(start: -.infinity, end: .infinity, color: first.color)]
    }
  }

  /// Whether what comes next is near enough to the screen to be measured.
  func isNear(_ view: UICollectionView) -> Bool {
    length < (isVertical ? view.bounds.maxY : view.bounds.maxX)
  }

  private func addDecorations(_ content: NSCollectionLayoutSection, _ section: Int, from start: CGFloat) {
    for item in content.decorationItems {
      let made = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      let insets = item.contentInsets.resolved(isRightToLeft: collectionView?.isRightToLeft ?? false)
      let rect =
        isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: length - start)
        : CGRect(x: start, y: 0, width: length - start, height: room.height)
      made.frame = rect.inset(by: insets).standardized
      made.zIndex = item.zIndex - 1
      laid.append(made)
    }
  }

  // MARK: Headers and footers

  private func addEdge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, section: Int, of view: UICollectionView,
    line: ClosedSpan? = nil
  ) {
    let line = line ?? ClosedSpan(start: 0, end: isVertical ? room.width : room.height)
    let container = isVertical ? CGSize(width: line.end - line.start, height: room.height) : room
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    made.frame.size = item.layoutSize.size(in: container)
    made.isWidthOpen = item.layoutSize.widthDimension.isEstimated
    made.isHeightOpen = item.layoutSize.heightDimension.isEstimated
    if made.isWidthOpen || made.isHeightOpen, isNear(view) { made.frame.size = view.preferredSize(made) }
    let own = isVertical ? made.frame.height : made.frame.width
    let across = item.x(width: isVertical ? made.frame.width : made.frame.height, in: line)
    made.frame.origin = isVertical ? CGPoint(x: across, y: length) : CGPoint(x: length, y: across)
    made.frame.origin.x += item.offset.x.orZero
    made.frame.origin.y += item.offset.y.orZero
    made.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 10) : item.zIndex
    made.isPinned = item.pinToVisibleBounds && !item.isBelow
    laid.append(made)
    if item.extendsBoundary { length += own }
  }

  // MARK: Groups

  private func add(
    _ content: NSCollectionLayoutSection, _ section: Int, of view: UICollectionView, _ surroundings: LayoutSurroundings
  ) {
    let insets = content.contentInsets.resolved(isRightToLeft: view.isRightToLeft)
    var line = ClosedSpan(start: 0, end: isVertical ? room.width : room.height)
    if content.supplementariesFollowContentInsets {
      line.start += isVertical ? insets.left.orZero : insets.top.orZero
      line.end -= isVertical ? insets.right.orZero : insets.bottom.orZero
    }
    for item in content.boundarySupplementaryItems where !item.isBelow {
      addEdge(item, section: section, of: view, line: line)
    }
    length += (isVertical ? insets.top : insets.left).orZero
    let count = view.numberOfItems(inSection: section)
    if count > 0 {
      let container = CGSize(
        width: max(0, room.width - insets.horizontal.orZero), height: max(0, room.height - insets.vertical.orZero))
      let solver = GroupSolver(section: section, count: count, environment: surroundings) {
        item, size, isWidthOpen, isHeightOpen in
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        made.frame.size = size
        (made.isWidthOpen, made.isHeightOpen) = (isWidthOpen, isHeightOpen)
        return self.isNear(view) ? view.preferredSize(made) : size
      }
      if content.orthogonalScrollingBehavior == .none || !isVertical {
        addGroups(content, section, solver, container, insets)
      } else {
        addStrip(content, section, solver, container, insets)
      }
    }
    length += (isVertical ? insets.bottom : insets.right).orZero
    for item in content.boundarySupplementaryItems where item.isBelow {
      addEdge(item, section: section, of: view, line: line)
    }
    pinnedEnds[section] = length
  }

  private func addGroups(
    _ content: NSCollectionLayoutSection, _ section: Int, _ start: GroupSolver, _ container: CGSize,
    _ insets: UIEdgeInsets
  ) {
    var solver = start, isFirst = true
    while !solver.isDone {
      if !isFirst { length += content.interGroupSpacing.orZero }
      isFirst = false
      let (size, found) = solver.lay(content.group, in: container)
      let corner =
        isVertical ? CGPoint(x: insets.left.orZero, y: length) : CGPoint(x: length, y: insets.top.orZero)
      add(found, section, at: corner, group: size, strip: nil)
      length += isVertical ? size.height : size.width
    }
  }

  /// Groups side by side, which scroll by themselves.
  private func addStrip(
    _ content: NSCollectionLayoutSection, _ section: Int, _ start: GroupSolver, _ container: CGSize,
    _ insets: UIEdgeInsets
  ) {
    var solver = start, x = insets.left.orZero, height: CGFloat = 0, isFirst = true
    while !solver.isDone, x < 20 * max(room.width, 1) {
      if !isFirst { x += content.interGroupSpacing.orZero }
      let (size, found) = solver.lay(content.group, in: container)
      if isFirst, content.orthogonalScrollingBehavior == .groupPagingCentered {
        x = max(x, (room.width - size.width) / 2)
      }
      isFirst = false
      add(found, section, at: CGPoint(x: x, y: length), group: size, strip: section)
      x += size.width
      height = max(height, size.height)
    }
    strips[section] = (
      frame: CGRect(x: 0, y: length, width: room.width, height: height),
      content: CGSize(width: x + insets.right.orZero, height: height)
    )
    length += height
  }

  private func add(
    _ found: [GroupSolver.Place], _ section: Int, at corner: CGPoint, group: CGSize, strip: Int?
  ) {
    let isRightToLeft = collectionView?.isRightToLeft == true && strip == nil
    for place in found {
      let made: UICollectionViewLayoutAttributes
      switch place.what {
      case .item(let index):
        made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section))
      case .supplementary(let item, let index):
        made = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: index, section: section))
      }
      made.frame = place.frame.offsetBy(dx: corner.x, dy: corner.y)
      if isRightToLeft { made.frame.origin.x = room.width - made.frame.maxX }
      (made.zIndex, made.strip) = (place.zIndex, strip)
      laid.append(made)
    }
  }

  // MARK: Answering

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    laid.all.map { pinned($0) }.filter { attributes in
      let frame = attributes.frame
      guard frame.maxY > rect.minY, frame.minY < rect.maxY else { return false }
      return attributes.strip != nil || (frame.maxX > rect.minX && frame.minX < rect.maxX)
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

  package func strip(_ section: Int) -> (frame: CGRect, content: CGSize)? { strips[section] }

  /// Headers that stay at the top while their section passes.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.isPinned, isVertical, let collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    let end = (pinnedEnds[attributes.indexPath.section] ?? length) - attributes.frame.height
    copy.frame.origin.y = max(attributes.frame.minY, min(top, end))
    return copy
  }
}
