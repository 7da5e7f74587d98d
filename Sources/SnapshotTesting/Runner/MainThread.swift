import Foundation

/// Views live on the main actor; assertions are called from anywhere.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Once a Swift Testing run has begun, the main actor's jobs run on its queue but not on the main thread.
  static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Does the work at once where the main actor's work is done, else there, while the caller waits.
  static func run<Value>(_ work: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(work) { work in
      let work = unsafeBitCast(work, to: (() -> Value).self)
      if isHere { return work() }
      let problems = SnapshotProblems.current
      return DispatchQueue.main.sync { SnapshotProblems.$current.withValue(problems) { work() } }
    }
  }
}
