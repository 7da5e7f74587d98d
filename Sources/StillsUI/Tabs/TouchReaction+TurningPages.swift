import Foundation
import StillsCore

/// A finger that moves across pages, and turns to the next one or the one before.
@MainActor final class PageSwipe: TouchRecognizer {
  private let turn: @MainActor (_ forward: Bool) -> Void
  private var start: CGPoint?

  private init(turn: @escaping @MainActor (Bool) -> Void) { self.turn = turn }

  static func reaction(from index: Int, count: Int, choose: @escaping @MainActor (Int) -> Void) -> TouchReaction {
    TouchReaction { _, isRehearsal in
      PageSwipe { isForward in
        let page = index + (isForward ? 1 : -1)
        if !isRehearsal, (0..<count).contains(page) { choose(page) }
      }
    }
  }

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
    turn(dx < 0)
    return .ended
  }

  func finish() -> TouchProgress { .failed }
}
