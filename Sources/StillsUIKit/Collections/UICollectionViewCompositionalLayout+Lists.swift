import Foundation

extension UICollectionViewCompositionalLayout {
  /// The rows of a section one below the other, each as high as it wants to be.
  func addList(
    _ list: UICollectionLayoutListConfiguration, _ content: NSCollectionLayoutSection, _ section: Int,
    of view: UICollectionView
  ) {
    let metrics = TableMetrics(style: list.style, width: room.width)
    var row = CollectionRow()
    (row.style, row.side) = (list.style, metrics.side)
    let insets = content.contentInsets.resolved(isRightToLeft: view.isRightToLeft)
    let span = ClosedSpan(
      start: metrics.cardMargin + insets.left.orZero, end: room.width - metrics.cardMargin - insets.right.orZero)
    func addEdge(_ kind: String) {
      let made = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
      addRow(made, row.asHeader, span, view)
    }
    length += insets.top.orZero
    if list.headerMode != .none { length += (list.headerTopPadding ?? 0).orZero }
    switch list.headerMode {
    case .none: length += section == 0 ? metrics.firstTop : metrics.sectionTop
    case .supplementary: addEdge(UICollectionView.elementKindSectionHeader)
    case .firstItemInSection: break
    }
    addItems(list, section, row, span, view)
    switch list.footerMode {
    case .none: length += metrics.sectionBottom
    case .supplementary: addEdge(UICollectionView.elementKindSectionFooter)
    }
    length += insets.bottom.orZero
    pinnedEnds[section] = length
  }

  private func addItems(
    _ list: UICollectionLayoutListConfiguration, _ section: Int, _ row: CollectionRow, _ span: ClosedSpan,
    _ view: UICollectionView
  ) {
    let count = view.numberOfItems(inSection: section)
    let firstRow = list.headerMode == .firstItemInSection ? 1 : 0
    for item in 0..<count {
      let isHeader = item < firstRow
      var own = isHeader ? row.asHeader : row
      own.isFirst = item == firstRow
      own.isLast = item == count - 1
      own.showsSeparator = list.showsSeparators && !isHeader
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      addRow(made, own, span, view)
    }
  }

  private func addRow(
    _ made: UICollectionViewLayoutAttributes, _ row: CollectionRow, _ span: ClosedSpan, _ view: UICollectionView
  ) {
    made.row = row
    made.isHeightOpen = true
    made.frame = CGRect(x: span.start, y: length, width: max(0, span.end - span.start), height: 44)
    if isNear(view) { made.frame.size.height = view.preferredSize(made).height }
    laid.append(made)
    length += made.frame.height
  }
}

/// What a list paints behind its rows, from edge to edge, between two heights of the content.
package struct ListGround: Equatable {
  package var start, end: CGFloat
  package var color: UIColor
}

extension UICollectionLayoutListConfiguration {
  var ground: UIColor {
    backgroundColor ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
  }
}

extension CollectionRow {
  fileprivate var asHeader: CollectionRow {
    var header = self
    (header.isHeader, header.showsSeparator) = (true, false)
    return header
  }
}
