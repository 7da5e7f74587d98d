import Foundation
import Observation

/// What a view that is evaluated over and over finds in the observable objects it has: Swift's tracking tells that one
/// of them changes, not what of it.
@MainActor struct ObservedSnapshot {
  private var values: [(name: String, value: Any)] = []

  init(of view: Any) {
    var seen: Set<ObjectIdentifier> = []
    collect(view, depth: 0, &seen)
  }

  /// Our choice: deeper a view does not hold its objects, property wrappers included.
  private static let depthLimit = 6

  private mutating func collect(_ value: Any, depth: Int, _ seen: inout Set<ObjectIdentifier>) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      if value is any Observable { note(mirror) }
      if value is ViewGraph || value is IdentityNode { return }
    }
    guard depth < Self.depthLimit else { return }
    for child in mirror.children.prefix(32) { collect(child.value, depth: depth + 1, &seen) }
  }

  private mutating func note(_ object: Mirror) {
    let type = TypeNames.plainName(of: object.subjectType)
    for child in object.children {
      // The macro keeps `count` as `_count`, beside its registrar.
      guard let label = child.label, !label.hasPrefix("_$") else { continue }
      values.append((type + "." + (label.hasPrefix("_") ? String(label.dropFirst()) : label), child.value))
    }
  }

  /// The first value that differs in a later snapshot.
  func change(to later: ObservedSnapshot) -> (name: String, old: Any, new: Any)? {
    for (before, after) in zip(values, later.values) where before.name == after.name {
      if String(describing: before.value) != String(describing: after.value) {
        return (before.name, before.value, after.value)
      }
    }
    return nil
  }
}
