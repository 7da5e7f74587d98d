import Foundation
import StillsCombine

extension ViewGraph {
  /// Runs the author's code: work it gives to the main thread is collected, and what it wants to happen later waits for its
  /// moment on the graph's own clock.
  func collecting<Value>(_ body: () throws -> Value) rethrows -> Value {
    try VirtualTime.with(virtualTime) { try MainQueue.whileCollecting(body) }
  }

  private var virtualTime: VirtualTime {
    let epoch = surroundings.world.clock
    return VirtualTime(
      now: { [weak self] in MainActor.assumeIsolated { self?.clock.time ?? 0 } },
      date: { [weak self] in
        Date(timeIntervalSince1970: epoch + MainActor.assumeIsolated { self?.clock.time ?? 0 })
      },
      schedule: { [weak self] moment, isEndless, action in
        nonisolated(unsafe) let action = action
        MainActor.assumeIsolated {
          guard let self else { return }
          self.clock.schedule(at: moment, isEndless: isEndless) { [weak self] in
            self?.noteUserCode()
            action()
          }
        }
      })
  }
}
