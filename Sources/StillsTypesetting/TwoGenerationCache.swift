import Foundation

/// Remembers what was used lately, in bounded memory: when the young generation is full it becomes the old one, and
/// what is then not asked for again is forgotten. Every operation takes constant time.
package struct TwoGenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// `capacity` entries at least are kept, twice as many at most.
  package init(capacity: Int) { self.capacity = max(1, capacity) }

  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      guard let newValue else { return }
      insert(newValue, for: key)
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
