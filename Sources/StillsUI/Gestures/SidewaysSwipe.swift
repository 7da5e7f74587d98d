import Foundation
import StillsCore

/// A finger that moves to one side, and is told of when it leaves the screen: how far, to the right.
@MainActor final class SidewaysSwipe: TouchRecognizer {
  private let swipe: @MainActor (CGFloat) -> Void
  private var start: CGPoint?

  init(_ swipe: @escaping @MainActor (CGFloat) -> Void) { self.swipe = swipe }

  func handle(_ event: TouchEvent) -> TouchProgress {
    guard !event.isPinch else { return .failed }
    guard event.phase != .down, let start else {
      start = event.location
      return .possible
    }
    let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
    guard event.phase == .up else { return .possible }
    // Our choice: 50 points, and more across than along.
    guard abs(dx) >= 50, abs(dx) > abs(dy) else { return .failed }
    swipe(dx)
    return .ended
  }

  func finish() -> TouchProgress { .failed }
}
