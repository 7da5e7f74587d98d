import Foundation

extension Snapshotting {
  /// A strategy that lets real time pass before it takes the snapshot: for values that other threads work on.
  ///
  /// Views need it rarely: their pictures are taken when nothing changes any more, and their animations run on a clock
  /// of their own.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Waiting.pass(seconds: duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
