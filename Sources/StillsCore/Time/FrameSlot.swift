import Foundation
import StillsGeometry

/// One frame on its way, for elements that share it.
@MainActor package final class FrameSlot {
  private let slot = AnimatedSlot<MovingFrame>()

  package init() {}

  package func forget() { slot.forget() }

  /// Where a frame that is going to be `frame` is shown now, and where between the pixels; nil: it does not move.
  package func shown(
    goingTo frame: CGRect, in context: ViewContext, pixelGrid: PixelGrid
  ) -> (frame: CGRect, drawn: CGRect?) {
    let clock = context.graph.clock
    slot.dropEnded(on: clock)
    slot.retarget(
      to: MovingFrame(frame, pixelGrid: pixelGrid), with: context.transaction, on: clock, keepsRuns: true)
    guard slot.isMoving, let shown = slot.presented(on: clock) else { return (frame, nil) }
    return (shown.layout.frame, shown.pixels.frame)
  }
}
