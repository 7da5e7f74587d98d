import Foundation
import StillsGeometry

extension UICollectionView {
  // MARK: Elements

  /// The view of an element, made where there is none yet.
  package func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element, kind = element.kind
    if let known = views[element] { return known }
    (pendingFrame, pendingRow) = (attributes.frame.usable.standardized, attributes.row)
    defer { (pendingFrame, pendingRow) = (nil, nil) }
    let made: UICollectionReusableView?
    switch element.category {
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
    if indexPathsForSelectedItems?.contains(path) == true { cell.isSelected = true }
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

  // MARK: Showing

  /// Puts views where the layout has them, and takes those away that are out of sight.
  func showElements() {
    let visible = bounds
    if let backgroundView, backgroundView.frame != visible { backgroundView.frame = visible }
    var shown: Set<Element> = [], order: [(view: UIView, level: Int, turn: Int)] = []
    for attributes in collectionViewLayout.layoutAttributesForElements(in: visible) ?? [] {
      guard attributes.frame.isFinite, !attributes.isHidden, shows(attributes, in: visible),
        let view = view(for: attributes)
      else { continue }
      guard shown.insert(attributes.element).inserted else { continue }
      put(view, attributes)
      if view.superview === self { order.append((view, attributes.zIndex, attributes.element.turn)) }
    }
    removeViews(besides: shown)
    arrange(order)
  }

  private func removeViews(besides shown: Set<Element>) {
    for element in views.keys.filter({ !shown.contains($0) }).sorted(by: Element.areInOrder) {
      guard let view = views.removeValue(forKey: element), view.superview != nil else { continue }
      view.removeFromSuperview()
      if let cell = view as? UICollectionViewCell {
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
    }
    for section in strips.keys.sorted() where strips[section]?.children.isEmpty == true {
      strips.removeValue(forKey: section)?.removeFromSuperview()
    }
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
    shape(view, frame, attributes)
    guard isNew else { return }
    view.apply(attributes)
    parent.addSubview(view)
    tellShown(view, attributes)
  }

  private func shape(
    _ view: UICollectionReusableView, _ frame: CGRect, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if attributes.transform.isIdentity, CATransform3DIsIdentity(attributes.transform3D) {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.layer.transform =
        attributes.transform.isIdentity ? attributes.transform3D : CATransform3D(attributes.transform)
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
  }

  private func tellShown(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
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

extension UICollectionView.Element {
  /// Decorations are below, and headers above the cells they may cover.
  fileprivate var turn: Int {
    switch category {
    case .decorationView: -1
    case .cell: 0
    case .supplementaryView: 1
    }
  }

  fileprivate static func areInOrder(_ one: Self, _ other: Self) -> Bool {
    (one.category.rawValue, one.path, one.kind) < (other.category.rawValue, other.path, other.kind)
  }
}
