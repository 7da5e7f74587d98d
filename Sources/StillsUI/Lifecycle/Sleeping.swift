import Foundation
import StillsCombine

// Waiting for a moment, on the screen's own clock. What these stand for would wait by the machine's.

extension Task where Success == Never, Failure == Never {
  /// Sleeps until so much of the screen's own time has passed. At rest none does: a task that sleeps sleeps on.
  nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await Sleeper.sleep(Double(seconds) + Double(attoseconds) * 1e-18)
  }

  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await Sleeper.sleep(Double(duration) * 1e-9)
  }

  nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
    try? await Sleeper.sleep(Double(duration) * 1e-9)
  }
}

extension DispatchQueue {
  /// On the main queue, when so much of the screen's own time has passed.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    // Each mention of the main queue is another object.
    guard label == DispatchQueue.main.label, let time = VirtualTime.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work() })
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let seconds = deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) * 1e-9 : 0
    // The author's `.now() + 2` was made a little while ago: the rest is rounded up to 5 ms, the same each time.
    let delay = (seconds * 200 - 1e-3).rounded(.up) / 200
    time.schedule(time.now() + max(0, delay), true, work)
  }
}

/// A task that waits for a moment.
private final class Sleeper: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Void, any Error>?
  private var isCancelled = false

  nonisolated(nonsending) static func sleep(_ seconds: Double) async throws {
    guard let time = VirtualTime.current, seconds.isFinite else {
      return try await ContinuousClock().sleep(for: .seconds(min(max(0, seconds), 1e9)))
    }
    try Task<Never, Never>.checkCancellation()
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.wait(continuation)
        time.schedule(time.now() + max(0, seconds), true) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.cancel()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Void, any Error>) {
    let isCancelled = lock.withLock {
      if !self.isCancelled { self.continuation = continuation }
      return self.isCancelled
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  private func take() -> CheckedContinuation<Void, any Error>? {
    lock.withLock {
      defer { continuation = nil }
      return continuation
    }
  }

  private func wake() { take()?.resume() }

  private func cancel() {
    lock.withLock { isCancelled = true }
    take()?.resume(throwing: CancellationError())
  }
}
