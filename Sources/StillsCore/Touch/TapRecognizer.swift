import Foundation
import StillsGeometry

/// A finger that comes down and goes up in one place, `count` times.
@MainActor package final class TapRecognizer: TouchRecognizer {
  /// A finger that moves further does not tap; our choice, about as far as a fingertip rolls.
  package static let slack: CGFloat = 10

  private let count: Int
  private let perform: @MainActor (CGPoint) -> Void
  private var start: CGPoint?
  private var taps = 0
  private var hasFailed = false

  package init(count: Int = 1, perform: @escaping @MainActor (CGPoint) -> Void) {
    (self.count, self.perform) = (max(1, count), perform)
  }

  package func handle(_ event: TouchEvent) -> TouchProgress {
    if hasFailed || event.isPinch { return fail() }
    switch event.phase {
    case .down:
      start = event.location
      return .possible
    case .move:
      return start.map { $0.isNear(event.location, within: Self.slack) } == true ? .possible : fail()
    case .up:
      guard let start, start.isNear(event.location, within: Self.slack) else { return fail() }
      taps += 1
      guard taps == count else { return .possible }
      perform(event.location)
      return .ended
    }
  }

  private func fail() -> TouchProgress {
    hasFailed = true
    return .failed
  }

  package func finish() -> TouchProgress { .failed }
}

/// A finger that stays in one place for some time.
@MainActor package final class PressRecognizer: TouchRecognizer {
  private let duration: TimeInterval
  private let distance: CGFloat
  private let perform: @MainActor (CGPoint) -> Void
  private var start: (point: CGPoint, time: TimeInterval)?
  private var progress = TouchProgress.possible

  package init(
    duration: TimeInterval = 0.5, distance: CGFloat = 10, perform: @escaping @MainActor (CGPoint) -> Void
  ) {
    (self.duration, self.distance, self.perform) = (duration, distance, perform)
  }

  package func handle(_ event: TouchEvent) -> TouchProgress {
    guard progress == .possible, !event.isPinch else { return progress == .possible ? .failed : progress }
    guard event.phase != .down, let start else {
      start = (event.location, event.time)
      return .possible
    }
    if !start.point.isNear(event.location, within: distance) {
      progress = .failed
    } else if event.time - start.time >= duration {
      perform(event.location)
      progress = .ended
    } else if event.phase == .up {
      progress = .failed
    }
    return progress
  }

  package func finish() -> TouchProgress { .failed }

  package var deadline: TimeInterval? { progress == .possible ? start.map { $0.time + duration } : nil }
}

extension CGPoint {
  package func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy <= distance * distance
  }
}
