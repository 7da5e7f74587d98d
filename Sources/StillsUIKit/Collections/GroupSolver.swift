import Foundation
import StillsGeometry

/// Lays items of one section into a group, and into groups in it.
@MainActor struct GroupSolver {
  /// Where an element lies, from its group's corner.
  struct Place {
    enum What {
      case item(Int)
      case supplementary(NSCollectionLayoutSupplementaryItem, Int)
    }
    var what: What
    var frame: CGRect
    var zIndex = 0
  }

  let section: Int
  let count: Int
  let environment: any NSCollectionLayoutEnvironment
  /// What an item wants to be, where its size is an estimate.
  let measure: (_ item: Int, _ size: CGSize, _ isWidthOpen: Bool, _ isHeightOpen: Bool) -> CGSize
  /// The next item.
  private(set) var next = 0
  private(set) var places: [Place] = []

  init(
    section: Int, count: Int, environment: any NSCollectionLayoutEnvironment,
    measure: @escaping (_ item: Int, _ size: CGSize, _ isWidthOpen: Bool, _ isHeightOpen: Bool) -> CGSize
  ) {
    (self.section, self.count, self.environment, self.measure) = (section, count, environment, measure)
  }

  var isDone: Bool { next >= count }

  /// The group of the items that come next, and its size.
  mutating func lay(_ group: NSCollectionLayoutGroup, in container: CGSize) -> (size: CGSize, places: [Place]) {
    places = []
    let first = next
    let size = place(group, in: container, at: .zero)
    // A group that takes no item would come again and again.
    if next == first { next = first + 1 }
    return (size, places)
  }

  /// Places an item or a group; what it takes of the room.
  private mutating func place(_ item: NSCollectionLayoutItem, in container: CGSize, at corner: CGPoint) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      switch group.kind {
      case .row: return lay(group, .horizontal, in: container, at: corner)
      case .column: return lay(group, .vertical, in: container, at: corner)
      case .custom(let provider): return layCustom(group, provider, in: container, at: corner)
      }
    }
    return placeLeaf(item, item.layoutSize.size(in: container), in: container, at: corner)
  }

  private mutating func placeLeaf(
    _ item: NSCollectionLayoutItem, _ size: CGSize, in container: CGSize, at corner: CGPoint
  ) -> CGSize {
    guard !isDone else { return .zero }
    let insets = item.contentInsets
    let isWidthOpen = item.layoutSize.widthDimension.isEstimated
    let isHeightOpen = item.layoutSize.heightDimension.isEstimated
    var inner = CGSize(
      width: max(0, size.width - (insets.leading + insets.trailing).orZero),
      height: max(0, size.height - (insets.top + insets.bottom).orZero))
    if isWidthOpen || isHeightOpen { inner = measure(next, inner, isWidthOpen, isHeightOpen) }
    let frame = CGRect(
      x: corner.x + insets.leading.orZero, y: corner.y + insets.top.orZero, width: inner.width, height: inner.height)
    places.append(Place(what: .item(next), frame: frame))
    for extra in item.supplementaryItems {
      let own = extra.layoutSize.size(in: inner)
      let place = CGRect(origin: extra.containerAnchor.corner(of: own, in: frame), size: own)
      places.append(Place(what: .supplementary(extra, next), frame: place, zIndex: extra.zIndex))
    }
    next += 1
    return CGSize(
      width: isWidthOpen ? inner.width + (insets.leading + insets.trailing).orZero : size.width,
      height: isHeightOpen ? inner.height + (insets.top + insets.bottom).orZero : size.height)
  }

  // MARK: Rows and columns

  private mutating func lay(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, in container: CGSize, at corner: CGPoint
  ) -> CGSize {
    let whole = group.layoutSize.size(in: container), insets = group.contentInsets
    let room = CGSize(
      width: max(0, whole.width - (insets.leading + insets.trailing).orZero),
      height: max(0, whole.height - (insets.top + insets.bottom).orZero))
    let start = CGPoint(x: corner.x + insets.leading.orZero, y: corner.y + insets.top.orZero)
    let isRow = axis == .horizontal
    let items = plan(group, axis, room)
    let gap = gap(group, items.map { isRow ? $0.size.width : $0.size.height }, isRow ? room.width : room.height)
    var along: CGFloat = 0, across: CGFloat = 0
    for (index, (item, size)) in items.enumerated() where !isDone {
      if index > 0 { along += gap }
      let edges = item.edges(isRow: isRow)
      along += edges.before
      let place = CGPoint(x: start.x + (isRow ? along : edges.beside), y: start.y + (isRow ? edges.beside : along))
      let taken: CGSize
      if item is NSCollectionLayoutGroup {
        // A group that shares the length counts its share as the whole.
        taken = self.place(item, in: group.sharesLength ? size : room, at: place)
      } else {
        taken = placeLeaf(item, size, in: room, at: place)
      }
      along += (isRow ? taken.width : taken.height) + edges.behind
      across = max(across, edges.beside + (isRow ? taken.height : taken.width))
    }
    var used = whole
    if group.layoutSize.widthDimension.isEstimated {
      used.width = (isRow ? along : across) + (insets.leading + insets.trailing).orZero
    }
    if group.layoutSize.heightDimension.isEstimated {
      used.height = (isRow ? across : along) + (insets.top + insets.bottom).orZero
    }
    return used
  }

  /// Between two items: what is asked for, or more where it is flexible and there is room.
  private func gap(_ group: NSCollectionLayoutGroup, _ lengths: [CGFloat], _ room: CGFloat) -> CGFloat {
    guard let spacing = group.interItemSpacing else { return 0 }
    guard spacing.isFlexibleSpacing, lengths.count > 1 else { return spacing.spacing }
    return max(spacing.spacing, (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1))
  }

  /// The items of a group and their sizes before any is measured: as many as there is room for, or as asked for.
  private func plan(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ room: CGSize
  ) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    let isRow = axis == .horizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    guard let first = group.subitems.first else { return [] }
    if let count = group.count {
      var size = first.layoutSize.size(in: room)
      if group.sharesLength {
        let share = max(0, ((isRow ? room.width : room.height) - spacing * CGFloat(count - 1)) / CGFloat(count))
        if isRow { size.width = share } else { size.height = share }
      }
      return (0..<count).map { _ in (item: first, size: size) }
    }
    let length = isRow ? room.width : room.height
    var items: [(item: NSCollectionLayoutItem, size: CGSize)] = [], taken: CGFloat = 0
    while items.count < 1000 {
      let item = group.subitems[items.count % group.subitems.count]
      let size = item.layoutSize.size(in: room)
      let own = isRow ? size.width : size.height
      let edges = item.edges(isRow: isRow)
      let needed = own + edges.before + edges.behind + (items.isEmpty ? 0 : spacing)
      // Thirds and sevenths of a width add up to it but for rounding errors.
      guard items.isEmpty || (own > 0 && taken + needed <= length + 0.1) else { break }
      items.append((item: item, size: size))
      taken += needed
    }
    return items
  }

  private mutating func layCustom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, in container: CGSize,
    at corner: CGPoint
  ) -> CGSize {
    let size = group.layoutSize.size(in: container)
    let inner = LayoutSurroundings(size: size, insets: .zero, traits: environment.traitCollection)
    for custom in provider(inner) where !isDone {
      places.append(
        Place(
          what: .item(next), frame: custom.frame.usable.offsetBy(dx: corner.x, dy: corner.y), zIndex: custom.zIndex))
      next += 1
    }
    return size
  }
}

extension NSCollectionLayoutItem {
  /// Room around it, in points: before and behind it along a row or a column, and beside it.
  fileprivate func edges(isRow: Bool) -> (before: CGFloat, behind: CGFloat, beside: CGFloat) {
    let edges = edgeSpacing
    let before = isRow ? edges?.leading : edges?.top, behind = isRow ? edges?.trailing : edges?.bottom
    let beside = isRow ? edges?.top : edges?.leading
    return (before?.spacing ?? 0, behind?.spacing ?? 0, beside?.spacing ?? 0)
  }
}
