import Foundation

/// What a collection or table shows, by identifiers: sections, and items in them, each once.
///
/// UIKit raises exceptions for identifiers that are there twice or not at all; here that is reported, and changes nothing.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private var known: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  public var numberOfItems: Int { known.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { [] }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { [] }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { [] }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(identifier).map { sections[$0.section].identifier }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  func items(at section: Int) -> [ItemIdentifierType] {
    sections.indices.contains(section) ? sections[section].items : []
  }

  private func place(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    let items = items(at: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    place(identifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  private func report(_ problem: String) { UIKitStage.report("NSDiffableDataSourceSnapshot: \(problem)") }

  /// Those that are not there yet.
  private mutating func admitted(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var new: [ItemIdentifierType] = []
    for identifier in identifiers {
      if known.insert(identifier).inserted { new.append(identifier) } else { report("\(identifier) is there already") }
    }
    return new
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else { return report("there is no section to append items to") }
    sections[index].items += admitted(identifiers)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insert(identifiers, at: beforeItem, offset: 0)
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insert(identifiers, at: afterItem, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
    guard let place = place(item) else { return report("there is no item \(item)") }
    let new = admitted(identifiers)
    sections[place.section].items.insert(contentsOf: new, at: place.item + offset)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() {
    known = []
    sections = []
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem: ItemIdentifierType) {
    move(identifier, to: beforeItem, offset: 0)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem: ItemIdentifierType) {
    move(identifier, to: afterItem, offset: 1)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard item != other, place(item) != nil, place(other) != nil else {
      return report("\(item) cannot be moved to \(other)")
    }
    deleteItems([item])
    insert([item], at: other, offset: offset)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection: SectionIdentifierType) {
    guard let index = indexOfSection(beforeSection) else { return report("there is no section \(beforeSection)") }
    insert(identifiers, at: index)
  }
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection: SectionIdentifierType) {
    guard let index = indexOfSection(afterSection) else { return report("there is no section \(afterSection)") }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at start: Int) {
    var index = start
    for identifier in identifiers {
      guard indexOfSection(identifier) == nil else {
        report("section \(identifier) is there already")
        continue
      }
      sections.insert((identifier: identifier, items: []), at: index)
      index += 1
    }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) { known.subtract(section.items) }
    sections.removeAll { gone.contains($0.identifier) }
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection: SectionIdentifierType) {
    move(identifier, to: beforeSection, offset: 0)
  }
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection: SectionIdentifierType) {
    move(identifier, to: afterSection, offset: 1)
  }

  private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard section != other, let from = indexOfSection(section), indexOfSection(other) != nil else {
      return report("section \(section) cannot be moved to \(other)")
    }
    let moved = sections.remove(at: from)
    sections.insert(moved, at: (indexOfSection(other) ?? 0) + offset)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  mutating func replaceItems(inSection identifier: SectionIdentifierType, by items: [ItemIdentifierType]) {
    if indexOfSection(identifier) == nil { appendSections([identifier]) }
    deleteItems(itemIdentifiers(inSection: identifier))
    appendItems(items, toSection: identifier)
  }
}
