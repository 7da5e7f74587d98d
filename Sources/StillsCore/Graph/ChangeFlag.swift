import Foundation

/// What changed since the last pass; may be told on any thread.
final class ChangeFlag: @unchecked Sendable {
  /// The changes of one pass.
  struct Changes {
    /// Something unknown changed: everything is evaluated again.
    var isEverything = false
    /// The places whose views are evaluated again.
    var nodes: [IdentityNode] = []
  }

  private let lock = NSLock()
  private var changes = Changes(isEverything: true)
  private var isChanged = true
  private var lastChange: ChangeNote?

  var isSet: Bool { lock.withLock { isChanged } }
  /// What changed last, of what is known.
  var last: ChangeNote? { lock.withLock { lastChange } }

  /// Without a node everything is evaluated again.
  func set(_ node: IdentityNode?, note: ChangeNote?) {
    lock.withLock {
      isChanged = true
      if let node { changes.nodes.append(node) } else { changes.isEverything = true }
      lastChange = note ?? lastChange
    }
  }

  /// Another pass is needed; what for is noted elsewhere.
  func note() { lock.withLock { isChanged = true } }

  /// What changed, which from now on counts as seen.
  func take() -> Changes {
    lock.withLock {
      defer { (changes, isChanged) = (Changes(), false) }
      return changes
    }
  }
}

/// A change, for messages.
struct ChangeNote {
  /// The property that was written; nil: an object's.
  var origin: PropertyOrigin?
  /// The value before and the new one, where they are known.
  var values: (old: Any, new: Any)?
  /// Where an object was read that changed.
  var reader: IdentityNode?
  /// What of an object changed, where that is known: `Model.count`.
  var property: (() -> String)?

  /// `CounterView writes "count" (last 62, then 63)`.
  @MainActor var sentence: String {
    var sentence = origin?.sentence ?? "an object that \(reader?.viewName ?? "a view") reads is written"
    if let property { sentence += ": \(property())" }
    guard let values else { return sentence }
    return "\(sentence) (last \(Self.shown(values.old)), then \(Self.shown(values.new)))"
  }

  private static func shown(_ value: Any) -> String {
    let text = String(describing: value)
    return text.count > 80 ? text.prefix(79) + "…" : text
  }
}
