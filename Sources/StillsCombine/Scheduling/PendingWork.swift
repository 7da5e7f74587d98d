import Foundation

/// What schedulers are asked to do: done between the passes in which a screen settles, in the order it was asked for.
///
/// Work that is asked for at a later moment waits for it on the screen's own clock: `VirtualTime`.
package enum PendingWork {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var actions: [() -> Void] = []

  package static func add(_ action: @escaping () -> Void) { lock.withLock { actions.append(action) } }

  /// Runs what waits, not what that brings; whether there was anything.
  package static func run() -> Bool {
    let waiting = lock.withLock {
      defer { actions = [] }
      return actions
    }
    for action in waiting { action() }
    return !waiting.isEmpty
  }
}
