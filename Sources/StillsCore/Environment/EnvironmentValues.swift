import Foundation
import StillsTypesetting

/// A value of one's own in the environment, with what it is where nobody set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views read from the hierarchy above them.
public struct EnvironmentValues {
  private var entries: Entry?
  package var surroundings: Surroundings

  package init(surroundings: Surroundings) { self.surroundings = surroundings }

  public init() { self.init(surroundings: Surroundings(world: World(), typesetter: nil, reports: ReportSink())) }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Asked for first: nil casts to any optional, and would hide the default.
      guard let value = entries?.value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { entries = Entry(key: ObjectIdentifier(key), value: newValue, next: entries) }
  }

  /// Whether both are the same, not only alike.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    surroundings === other.surroundings && entries === other.entries
  }

  /// Whether both say the same, as far as that can be told.
  package func isSame(as other: EnvironmentValues) -> Bool {
    surroundings === other.surroundings && Entry.areSame(entries, other.entries)
  }

  /// The world the view is drawn in.
  package var world: World { surroundings.world }
}

/// What is the same for every view of a render.
package final class Surroundings {
  /// A screen that asks for the other colour scheme changes it, and is resolved anew.
  package var world: World
  package let typesetter: Typesetter?
  package let reports: ReportSink
  /// Where pictures are kept; nil where nothing is drawn.
  package let pictures: (any PictureShelf)?

  package init(
    world: World, typesetter: Typesetter?, reports: ReportSink, pictures: (any PictureShelf)? = nil
  ) {
    (self.world, self.typesetter, self.reports, self.pictures) = (world, typesetter, reports, pictures)
  }
}

/// The values set above, last first. Every 16 entries the list is gathered into a table, so that deep hierarchies look up fast.
private final class Entry {
  private let key: ObjectIdentifier
  private let value: Any
  private let next: Entry?
  private let length: Int
  private let table: [ObjectIdentifier: Any]?

  init(key: ObjectIdentifier, value: Any, next: Entry?) {
    (self.key, self.value) = (key, value)
    length = (next?.length ?? 0) + 1
    guard length % 16 == 0 else {
      (self.next, table) = (next, nil)
      return
    }
    var table = next?.gathered() ?? [:]
    table[key] = value
    (self.next, self.table) = (nil, table)
  }

  func value(for wanted: ObjectIdentifier) -> Any? {
    var entry: Entry? = self
    while let current = entry {
      if current.key == wanted { return current.value }
      if let table = current.table { return table[wanted] }
      entry = current.next
    }
    return nil
  }

  /// Set one by one, in the same order, to the same.
  static func areSame(_ left: Entry?, _ right: Entry?) -> Bool {
    var (left, right) = (left, right)
    while let one = left, let other = right {
      if one === other { return true }
      guard one.length == other.length, one.key == other.key, ValueComparison.areSameInside(one.value, other.value)
      else { return false }
      if let table = one.table, let otherTable = other.table {
        return table.count == otherTable.count
          && table.allSatisfy { key, value in
            otherTable[key].map { ValueComparison.areSameInside(value, $0) } ?? false
          }
      }
      (left, right) = (one.next, other.next)
    }
    return left == nil && right == nil
  }

  private func gathered() -> [ObjectIdentifier: Any] {
    var entries: [Entry] = []
    var entry: Entry? = self
    while let current = entry {
      entries.append(current)
      entry = current.table == nil ? current.next : nil
    }
    var table = entries.last?.table ?? [:]
    for entry in entries.reversed() { table[entry.key] = entry.value }
    return table
  }
}
