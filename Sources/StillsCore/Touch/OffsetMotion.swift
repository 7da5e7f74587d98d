import Foundation
import StillsGeometry

/// Where scrolled content is on its way to: an offset that changes of state animate.
@MainActor package final class OffsetMotion {
  private lazy var slot = AnimatedSlot<AnimatablePair<Double, Double>>()

  nonisolated package init() {}

  /// The offset to show now, when `target` is where the content is going to be. Called while the content is placed; while it
  /// moves, what is at `node` is evaluated again when time has passed.
  package func offset(
    goingFor target: CGPoint, in scope: TransactionScope?, at node: IdentityNode?, of graph: ViewGraph
  ) -> CGPoint {
    let clock = graph.clock
    slot.retarget(
      to: AnimatablePair(Double(target.x), Double(target.y)), with: clock.transaction(in: scope), on: clock,
      keepsRuns: false)
    slot.dropEnded(on: clock)
    guard slot.isMoving, let shown = slot.presented(on: clock) else { return target }
    graph.noteTimeRead(at: node)
    return CGPoint(x: shown.first, y: shown.second)
  }
}
