import Foundation
import StillsGeometry

// A screen in motion. `settle` is a screen at rest: every change has come to its end, what repeats for ever stands at
// the end of its first run, phases at their first phase. `present` and `advance` show a moment: what has just changed
// is shown at the start of its way.

extension ViewGraph {
  /// The screen at this moment of its clock, once nothing changes any more.
  package func present(in canvas: GraphCanvas) throws -> SettledScreen {
    setLive(true)
    return try settlePasses(in: canvas)
  }

  /// The screen so many seconds later. What is due on the way happens at its own moment, so that the picture does not
  /// depend on the steps in which time passes.
  package func advance(by seconds: TimeInterval, in canvas: GraphCanvas) throws -> SettledScreen {
    try advance(toMoment: clock.moment(after: seconds), in: canvas)
  }

  /// The screen at a moment, in seconds since it came up; now, where that lies in the past.
  package func advance(to time: TimeInterval, in canvas: GraphCanvas) throws -> SettledScreen {
    try advance(toMoment: time, in: canvas)
  }

  private func advance(toMoment moment: Double, in canvas: GraphCanvas) throws -> SettledScreen {
    // What has changed since the last picture begins now, not then.
    var screen = try present(in: canvas)
    guard moment.isFinite else { return screen }
    var rounds = 0
    while let next = clock.nextMoment(upTo: moment) {
      rounds += 1
      if rounds > Self.momentLimit {
        reports.add("more than \(Self.momentLimit) things happen in the time that passes: the rest is left out")
        break
      }
      moveClock(to: next)
      for action in clock.takeDue() { enqueue(action) }
      screen = try settlePasses(in: canvas)
    }
    let before = clock.time
    moveClock(to: moment)
    return clock.time == before ? screen : try settlePasses(in: canvas)
  }

  /// The screen at rest. What is on its way or has been put off is followed to its end, so that what waits for that
  /// happens; then changes take no time any more.
  package func settle(in canvas: GraphCanvas) throws -> SettledScreen {
    var rounds = 0
    while true {
      while clock.isLive || clock.hasPlans, rounds <= Self.passLimit, let end = clock.restMoment {
        _ = try advance(toMoment: end, in: canvas)
        rounds += 1
      }
      setLive(false)
      let screen = try settlePasses(in: canvas)
      // What has just begun may have put something off.
      guard clock.hasPlans else { return screen }
      // Completions that begin the next run for ever, values that bring the next ones.
      guard rounds <= Self.passLimit else {
        reports.add("something is put off again each time it comes: it is let alone after \(Self.passLimit) times")
        return screen
      }
    }
  }

  /// A limit of our own: five minutes of a timer that fires 30 times a second.
  private static var momentLimit: Int { 10_000 }
}
