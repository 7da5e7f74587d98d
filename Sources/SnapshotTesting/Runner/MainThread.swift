import Foundation
import StillsUIKit

/// Views live on the main actor; assertions are called from anywhere.
extension MainThread {
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
