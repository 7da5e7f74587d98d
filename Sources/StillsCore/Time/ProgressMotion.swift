import Foundation
import StillsGeometry

/// How far something that the system itself animates is on its way, from 0 to 1: what is presented, a screen that is pushed.
@MainActor package final class ProgressMotion {
  private let slot = AnimatedSlot<Double>()

  package init(_ start: Double, on graph: ViewGraph) {
    slot.retarget(to: start, with: Transaction(), on: graph.clock, keepsRuns: false)
  }

  /// Goes for a value: with `animation`, unless the change that is being shown takes no time, or its author says that
  /// nothing is animated.
  package func go(to value: Double, with animation: Animation, on graph: ViewGraph) {
    let root = graph.clock.root
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = root.disablesAnimations || root.deniesAnimation
    transaction.completions = root.completions
    slot.retarget(to: value, with: transaction, on: graph.clock, keepsRuns: false)
  }

  /// Where it is now. Called while elements are placed: they are placed anew as long as it moves.
  package func value(on graph: ViewGraph) -> (part: Double, isMoving: Bool) {
    slot.dropEnded(on: graph.clock)
    guard let part = slot.presented(on: graph.clock) else { return (1, false) }
    if slot.isMoving, graph.clock.isLive { _ = graph.time }
    return (part, slot.isMoving && graph.clock.isLive)
  }
}
