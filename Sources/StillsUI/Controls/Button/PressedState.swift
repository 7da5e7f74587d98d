import Foundation
import StillsCore

/// Whether a finger is on a button, for what its style makes of it.
@MainActor final class PressedState {
  private var isDown = false
  private weak var graph: ViewGraph?
  private weak var node: IdentityNode?

  nonisolated init() {}

  /// Whether a finger is down; the place is evaluated again when that changes.
  func read(in context: ViewContext) -> Bool {
    (graph, node) = (context.graph, context.node)
    return isDown
  }

  func set(_ isDown: Bool) {
    guard isDown != self.isDown else { return }
    self.isDown = isDown
    if let node { graph?.setNeedsResolve(node: node) }
  }
}

extension ViewContext {
  /// That of the button at this place.
  func pressedState() -> PressedState {
    child(.type(ObjectIdentifier(PressedState.self))).node.object(in: 0, of: ObjectIdentifier(PressedState.self)) {
      PressedState()
    }
  }
}
