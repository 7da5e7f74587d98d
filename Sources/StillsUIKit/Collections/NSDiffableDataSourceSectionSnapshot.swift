import Foundation

/// The items of one section as a tree.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var nodes: [(item: ItemIdentifierType, parent: ItemIdentifierType?)] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// Those all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: Set<ItemIdentifierType> = []
    return nodes.compactMap { node -> ItemIdentifierType? in
      guard node.parent.map({ shown.contains($0) && expanded.contains($0) }) ?? true else { return nil }
      shown.insert(node.item)
      return node.item
    }
  }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    var index = nodes.count
    if let parent {
      guard let place = nodes.firstIndex(where: { $0.item == parent }) else {
        return UIKitStage.report("NSDiffableDataSourceSectionSnapshot: there is no item \(parent)")
      }
      index = place + 1
      while index < nodes.count, isBelow(nodes[index].item, parent) { index += 1 }
    }
    let new = items.filter { item in !nodes.contains { $0.item == item } }
    nodes.insert(contentsOf: new.map { (item: $0, parent: parent) }, at: index)
  }

  private func isBelow(_ item: ItemIdentifierType, _ parent: ItemIdentifierType) -> Bool {
    var current = self.parent(of: item)
    while let found = current {
      if found == parent { return true }
      current = self.parent(of: found)
    }
    return false
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = nodes.map(\.item).filter { item in items.contains { $0 == item || isBelow(item, $0) } }
    nodes.removeAll { gone.contains($0.item) }
  }
  public mutating func deleteAll() { nodes = [] }
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes.contains { $0.item == item } }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0, current = parent(of: item)
    while let found = current { (level, current) = (level + 1, parent(of: found)) }
    return level
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes.first { $0.item == child }?.parent
  }
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
}
