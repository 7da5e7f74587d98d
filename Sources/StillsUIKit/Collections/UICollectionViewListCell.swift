import Foundation
import StillsCore
import StillsGeometry

/// A row of a list in a collection.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
  /// Where its separator is; an author's constraints may move it.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }
  private var separatorGuide: UILayoutGuide?
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
    var start = accessoryRoom(isLeading: true) + (listView?.textStart ?? row.side)
    if let place = separatorGuide?.layoutFrame {
      let given = isRightToLeft ? bounds.width - place.maxX : place.minX
      if given > 0, given < bounds.width { start = given }
    }
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
