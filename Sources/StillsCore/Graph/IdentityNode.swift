import Foundation

/// A place in the view hierarchy that outlives the views written there: holds their state from pass to pass.
///
/// Elements are made anew in each pass; identity nodes stay as long as a view is found at their place.
public final class IdentityNode {
  package enum Key: Hashable {
    case index(Int)
    case branch(Bool)
    case body
    case content
    case modifier
    case secondary
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  package let depth: Int
  package private(set) var children: [Key: IdentityNode] = [:]
  private var slots: [Int: AnyObject] = [:]
  private var owner: ObjectIdentifier?
  /// The pass that last came by.
  private var visited = 0
  /// The pass that first came by.
  package private(set) var created = 0
  /// What is remembered of values that are animated here.
  package var animation: NodeAnimation?
  /// What is remembered of a view that may come and go here.
  package var item: ItemRecord?
  /// Called when no view is found here any more.
  package var onRemoval: [@MainActor () -> Void] = []

  package init(depth: Int = 0) { self.depth = depth }
}

// MARK: - Walking

extension IdentityNode {
  package func child(_ key: Key, pass: Int) -> IdentityNode {
    let node: IdentityNode
    if let known = children[key] {
      node = known
    } else {
      node = IdentityNode(depth: depth + 1)
      node.created = pass
      children[key] = node
    }
    node.visited = pass
    return node
  }

  /// Whether no view has been found here in `pass`.
  package func wasLeft(before pass: Int) -> Bool { visited < pass }

  /// Drops the places below that `pass` did not come by, and with them their state; not those that still leave.
  @MainActor package func removeUnvisited(since pass: Int, on clock: AnimationClock) {
    for (key, child) in children {
      if child.visited < pass {
        if child.isLeaving(on: clock) { continue }
        children[key] = nil
        child.remove()
      } else if !child.children.isEmpty {
        child.removeUnvisited(since: pass, on: clock)
      }
    }
  }

  @MainActor private func remove() {
    for action in onRemoval { action() }
    onRemoval = []
    for child in children.values { child.remove() }
    children = [:]
  }
}

// MARK: - State

extension IdentityNode {
  /// The object kept in `slot` for views of type `owner`; another type at this place starts anew.
  package func object<T: AnyObject>(in slot: Int, of owner: ObjectIdentifier, make: () -> T) -> T {
    if self.owner != owner {
      self.owner = owner
      slots = [:]
    }
    if let known = slots[slot] as? T { return known }
    let made = make()
    slots[slot] = made
    return made
  }
}
