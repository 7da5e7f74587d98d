import Foundation
import Testing

/// Runs tests that wait for programs on threads of their own. On those that all tests share, of which there are as many as
/// processors, they would keep the others waiting too.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  static var onOwnThreads: Self { OwnThreads() }
}

/// As many threads as there are processors.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()
  private let queue = OperationQueue()

  init() { queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
