import Foundation
import StillsGeometry

/// A finger that is down and stays: the gestures it meets are told what it does while it does it.
///
/// Unlike a `TouchSession`, which knows the whole life of a finger, nobody knows yet what becomes of this one. Who first sees
/// what it waits for takes it; the others are told that it has gone, simultaneous ones aside.
@MainActor package final class HeldTouch {
  private struct Player {
    let recognizer: any TouchRecognizer
    let isSimultaneous: Bool
    var isOver = false
  }

  private var players: [Player]
  private var winner: Int?
  /// Where the finger is.
  package let location: CGPoint
  /// When it came down, in the screen's own time.
  package let start: TimeInterval

  package init(_ hits: [TouchHit], at location: CGPoint, time: TimeInterval) {
    (self.location, start) = (location, time)
    players = TouchSession.competitors(hits).map { hit, reaction in
      Player(
        recognizer: reaction.recognizer(hit.space, false), isSimultaneous: reaction.priority == .simultaneous)
    }
  }

  /// The finger comes down, is still there at a moment, or goes up.
  package func play(_ phase: TouchEvent.Phase, at moment: TimeInterval) { play(phase, after: max(0, moment - start)) }

  private func play(_ phase: TouchEvent.Phase, after seconds: TimeInterval) {
    let event = TouchEvent(phase, at: location, time: seconds)
    for index in players.indices where !players[index].isOver {
      switch players[index].recognizer.handle(event) {
      case .possible: break
      case .active: take(index)
      case .ended:
        take(index)
        players[index].isOver = true
      case .failed: players[index].isOver = true
      }
    }
    if phase == .up { for index in players.indices { end(index) } }
  }

  private func take(_ index: Int) {
    guard winner == nil, !players[index].isSimultaneous else { return }
    winner = index
    for other in players.indices where other != index && !players[other].isSimultaneous { end(other) }
  }

  private func end(_ index: Int) {
    guard !players[index].isOver else { return }
    players[index].isOver = true
    _ = players[index].recognizer.finish()
  }

  /// When somebody sees what it waits for if the finger just stays, in seconds since it came down.
  private var deadline: TimeInterval? {
    players.lazy.filter { !$0.isOver }.compactMap { $0.recognizer.deadline }.min()
  }

  /// Tells of the finger at the deadlines of the screen's own time. Nobody waits for it to come to rest.
  package func follow(on clock: AnimationClock) { follow(on: clock, after: -.infinity) }

  private func follow(on clock: AnimationClock, after last: TimeInterval) {
    guard let deadline, deadline > last else { return }
    clock.schedule(at: start + deadline, isEndless: true) { [weak self, weak clock] in
      guard let self, let clock else { return }
      play(.move, after: deadline)
      follow(on: clock, after: deadline)
    }
  }
}

/// A tap that shows in its view while the finger is down.
@MainActor package final class ShownTap: TouchRecognizer {
  private let tap: TapRecognizer
  private let show: @MainActor (Bool) -> Void
  private var isShown = false

  package init(_ tap: TapRecognizer, show: @escaping @MainActor (Bool) -> Void) { (self.tap, self.show) = (tap, show) }

  package func handle(_ event: TouchEvent) -> TouchProgress {
    // What the tap does finds the view as it is without a finger.
    if event.phase == .up { tell(false) }
    let progress = tap.handle(event)
    if progress == .failed { tell(false) }
    if event.phase == .down, progress == .possible { tell(true) }
    return progress
  }

  package func finish() -> TouchProgress {
    tell(false)
    return tap.finish()
  }

  private func tell(_ isDown: Bool) {
    guard isDown != isShown else { return }
    isShown = isDown
    show(isDown)
  }
}
