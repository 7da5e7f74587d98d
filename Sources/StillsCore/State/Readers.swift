import Foundation

/// The places whose views have read a value, and are evaluated again when it changes.
package final class Readers {
  private struct Place {
    weak var node: IdentityNode?
    /// Whether what was read of the value is different now; nil: whenever the value is.
    var hasChanged: (() -> Bool)?
  }

  private var places: [Place] = []
  private var last: ObjectIdentifier?
  /// It was read while elements were measured or placed: nobody knows for which view.
  private var isReadWhilePlacing = false

  package init() {}

  /// Notes who is reading now, if anybody is. `hasChanged`, asked once the value is another one, tells whether that matters.
  func add(_ reader: ResolveFrame.Reader?, hasChanged: (() -> Bool)? = nil) {
    guard let reader else { return }
    guard let node = reader.node else {
      isReadWhilePlacing = true
      return
    }
    if hasChanged == nil {
      if last == ObjectIdentifier(node) { return }
      last = ObjectIdentifier(node)
    }
    if places.count >= 64, places.count & (places.count - 1) == 0 { places.removeAll { $0.node == nil } }
    places.append(Place(node: node, hasChanged: hasChanged))
  }

  /// Those for whom something changed; nil among them: everything. Who is told forgets what it has read.
  func takeNodes() -> [IdentityNode?] {
    if isReadWhilePlacing {
      (isReadWhilePlacing, places, last) = (false, [], nil)
      return [nil]
    }
    var told: [IdentityNode?] = []
    var kept: [Place] = []
    for place in places {
      guard let node = place.node else { continue }
      if let hasChanged = place.hasChanged, !hasChanged() { kept.append(place) } else { told.append(node) }
    }
    (places, last) = (kept, nil)
    return told
  }
}
