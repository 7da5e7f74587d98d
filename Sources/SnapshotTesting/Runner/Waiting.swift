import Foundation

/// Lets time pass while the caller stands still; on the main thread its queue and run loop go on.
enum Waiting {
  static func pass(seconds: TimeInterval) {
    _ = until(timeout: seconds) { false }
  }

  /// Whether the condition came true in time. It may be changed by any thread.
  static func until(timeout: TimeInterval, _ isDone: () -> Bool) -> Bool {
    if isDone() { return true }
    guard timeout > 0, timeout.isFinite || timeout == .infinity else { return isDone() }
    let start = ProcessInfo.processInfo.systemUptime
    while ProcessInfo.processInfo.systemUptime - start < timeout {
      let step = min(interval, max(timeout - (ProcessInfo.processInfo.systemUptime - start), 0))
      // A run loop without anything to wait for returns at once: then sleep.
      if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: step)) {
        Thread.sleep(forTimeInterval: step)
      }
      if isDone() { return true }
    }
    return isDone()
  }

  /// Chosen: short against what a test takes, long against what looking costs.
  private static let interval = 0.002
}
