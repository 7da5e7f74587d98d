import Foundation

/// A place in the view hierarchy that outlives the views written there: holds their state from pass to pass, and what
/// they resolved to.
///
/// Identity nodes stay as long as a view is found at their place.
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
  /// Nil at the root and once no view is found here any more.
  package private(set) unowned(unsafe) var parent: IdentityNode?
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

  /// The view or modifier with a body that is written here.
  var viewType: Any.Type?
  /// What the view as a whole resolved to, and what its body did.
  var placeMemo: ResolveMemo?
  var bodyMemo: ResolveMemo?
  private var environmentMemos: [EnvironmentMemo] = []
  /// The last pass that found something changed here, below, or made views here later than everything around.
  private(set) var dirtyPass = 0
  private(set) var dirtyBelowPass = 0
  private(set) var deferralPass = 0
  /// The last pass that kept all below as it was, without coming by.
  private var keptPass = 0

  package init(depth: Int = 0, parent: IdentityNode? = nil) { (self.depth, self.parent) = (depth, parent) }
}

// MARK: - Walking

extension IdentityNode {
  package func child(_ key: Key, pass: Int) -> IdentityNode {
    let node: IdentityNode
    if let known = children[key] {
      node = known
    } else {
      node = IdentityNode(depth: depth + 1, parent: self)
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
    guard keptPass < pass else { return }
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

  /// Forgets all that is kept here and below, and tells nobody: the screen is gone.
  @MainActor func tearDown() {
    for child in children.values { child.tearDown() }
    for slot in slots.values { (slot as? any TornDown)?.tearDown() }
    (children, parent, placeMemo, bodyMemo, environmentMemos) = ([:], nil, nil, nil, [])
    (slots, onRemoval, animation, item) = ([:], [], nil, nil)
  }

  @MainActor private func remove() {
    for action in onRemoval { action() }
    onRemoval = []
    for child in children.values { child.remove() }
    (children, parent, placeMemo, bodyMemo, environmentMemos) = ([:], nil, nil, nil, [])
  }
}

// MARK: - Naming

extension IdentityNode {
  /// The author's view that is written here or around here, for messages.
  @MainActor package var viewName: String? {
    var place: IdentityNode? = self
    while let node = place {
      if let type = node.viewType, let name = TypeNames.userName(of: type) { return name }
      place = node.parent
    }
    return nil
  }
}

// MARK: - Changing

extension IdentityNode {
  /// The view that is resolved at the place, or else the one around that the place is part of, is evaluated again.
  func markDirty(in pass: Int) {
    var place = self
    place.dirtyPass = pass
    while place.placeMemo == nil, place.bodyMemo == nil, let around = place.parent {
      place = around
      place.dirtyPass = pass
    }
    var above = place.parent
    while let node = above, node.dirtyBelowPass < pass {
      node.dirtyBelowPass = pass
      above = node.parent
    }
  }

  /// Views are made here that are not part of what the places around have resolved to: those cannot be kept whole.
  func markDeferral(in pass: Int) {
    var place: IdentityNode? = self
    while let node = place, node.deferralPass < pass {
      node.deferralPass = pass
      place = node.parent
    }
  }

  /// Whether all here and below is as it was in the pass `made`.
  func isUntouched(in pass: Int, since made: Int) -> Bool {
    dirtyPass < pass && dirtyBelowPass < pass && deferralPass < made
  }

  func keep(in pass: Int) { keptPass = pass }

  /// Keeps what is below at `key`, if anything is.
  package func keepChild(_ key: Key, in pass: Int) {
    guard let child = children[key] else { return }
    (child.visited, child.keptPass) = (pass, pass)
  }

  func isChildUntouched(_ key: Key, in pass: Int, since made: Int) -> Bool {
    children[key]?.isUntouched(in: pass, since: made) ?? true
  }
}

// MARK: - Environment

extension IdentityNode {
  /// The environment that `change` makes of `environment`; where nothing changed around, the very one it made before.
  func environment(
    changing environment: EnvironmentValues, by change: @escaping (inout EnvironmentValues) -> Void, isUnchanged: Bool
  ) -> EnvironmentValues {
    if isUnchanged, let known = environmentMemos.last(where: { $0.isOf(change, environment) }) { return known.after }
    var changed = environment
    change(&changed)
    // Changes that are not asked for any more: there are as many as modifiers on one view.
    if environmentMemos.count >= 32 { environmentMemos.removeFirst(16) }
    environmentMemos.append(EnvironmentMemo(change: change, before: environment, after: changed))
    return changed
  }

  private struct EnvironmentMemo {
    let change: (inout EnvironmentValues) -> Void
    let before, after: EnvironmentValues

    func isOf(_ change: @escaping (inout EnvironmentValues) -> Void, _ environment: EnvironmentValues) -> Bool {
      ValueComparison.haveSameBits(self.change, change) && before.isIdentical(to: environment)
    }
  }
}

// MARK: - State

extension ViewContext {
  /// The object that views of type `owner` keep at this place, made where there is none yet.
  package func object<Owner, Object: AnyObject>(of owner: Owner.Type, make: () -> Object) -> Object {
    let owner = ObjectIdentifier(owner)
    return child(.type(owner)).node.object(in: 0, of: owner, make: make)
  }
}

extension IdentityNode {
  /// The object kept in `slot` for views of type `owner`; another type at this place starts anew.
  package func object<T: AnyObject>(in slot: Int, of owner: ObjectIdentifier, make: () -> T) -> T {
    PlacingEffects.note()
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

/// Something kept at a place that holds what holds it.
package protocol TornDown: AnyObject {
  /// The screen is gone.
  @MainActor func tearDown()
}
