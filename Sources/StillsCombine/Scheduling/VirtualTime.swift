import Foundation

/// The time of the screen that is being settled or touched. Nothing but an explicit advance moves it.
///
/// Whoever is asked for something at a later moment asks for the source when it is set up, and keeps it: work that is
/// called for on other threads, or outside of any screen, has none.
package struct VirtualTime: Sendable {
  /// Seconds since the screen came up.
  package var now: @Sendable () -> TimeInterval
  /// The moment on the screen's clock, as a date.
  package var date: @Sendable () -> Date
  /// Does something at a moment. `isEndless`: what comes to rest does not wait for it.
  package var schedule: @Sendable (_ moment: TimeInterval, _ isEndless: Bool, _ action: @escaping () -> Void) -> Void

  package init(
    now: @escaping @Sendable () -> TimeInterval, date: @escaping @Sendable () -> Date,
    schedule: @escaping @Sendable (TimeInterval, Bool, @escaping () -> Void) -> Void
  ) {
    (self.now, self.date, self.schedule) = (now, date, schedule)
  }

  /// That of the screen that runs the author's code now; only its thread sees it.
  nonisolated(unsafe) private static var shown: (source: VirtualTime, thread: pthread_t)?

  package static var current: VirtualTime? {
    guard let shown, pthread_equal(shown.thread, pthread_self()) != 0 else { return nil }
    return shown.source
  }

  package static func with<Value>(_ source: VirtualTime, _ body: () throws -> Value) rethrows -> Value {
    let outer = shown
    shown = (source, pthread_self())
    defer { shown = outer }
    return try body()
  }
}

extension SchedulerTimeIntervalConvertible {
  /// Our schedulers count seconds; those of others are not asked to wait.
  var inSeconds: TimeInterval {
    guard let seconds = (self as? SchedulerSeconds)?.timeInterval, seconds.isFinite else { return 0 }
    return max(0, seconds)
  }
}
