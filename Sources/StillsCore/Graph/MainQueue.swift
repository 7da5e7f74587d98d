import Foundation

/// The work that views give to the main thread while a screen settles: tasks, and blocks on the main queue.
///
/// Tasks that start on the main thread stay there, whatever executor they want, and run between passes in the order they
/// became ready: the same picture each time. A task that sleeps sleeps on, for no time passes in a still.
@MainActor package enum MainQueue {
  private static var isHooked = false
  nonisolated(unsafe) fileprivate static var depth = 0
  /// The thread that settles: the main one, or where there is none any more the one that stands in for it.
  nonisolated(unsafe) fileprivate static var thread = pthread_self()
  nonisolated(unsafe) fileprivate static var jobs: [UnownedJob] = []
  /// Within a block of the main queue no other can run: then blocks stay where they are.
  private static var canRunBlocks = true

  /// Whether this is the thread that settles.
  nonisolated static var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

  package static func whileCollecting<Value>(_ body: () throws -> Value) rethrows -> Value {
    if !isHooked {
      isHooked = true
      ExecutorHooks.install()
    }
    depth += 1
    thread = pthread_self()
    defer { depth -= 1 }
    return try body()
  }

  /// Runs the tasks that are ready, not those that they make ready; whether there were any.
  package static func runTasks() -> Bool {
    let waiting = jobs
    jobs = []
    for job in waiting { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    return !waiting.isEmpty
  }

  /// Lets the tasks alone that are ready: they never go on.
  package static func dropTasks() { jobs = [] }

  /// Runs the blocks that wait on the main queue; whether that was possible.
  package static func runBlocks() -> Bool {
    guard canRunBlocks else { return false }
    let mark = Mark()
    DispatchQueue.main.async { mark.isReached = true }
    for _ in 0..<8 where !mark.isReached {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    canRunBlocks = mark.isReached
    return mark.isReached
  }

  private final class Mark: @unchecked Sendable { var isReached = false }
}

/// The runtime's places to say who runs tasks.
private enum ExecutorHooks {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias DelayOriginal = @convention(thin) (UInt64, UnownedJob) -> Void
  private typealias DelayHook = @convention(thin) (UInt64, UnownedJob, DelayOriginal) -> Void

  /// Only what starts on the main thread while a screen settles is taken; everything else goes its way.
  static var isCollecting: Bool { MainQueue.depth > 0 && pthread_equal(MainQueue.thread, pthread_self()) != 0 }

  @MainActor static func install() {
    let hook: Hook = { job, original in
      if ExecutorHooks.isCollecting { MainQueue.jobs.append(job) } else { original(job) }
    }
    let delayHook: DelayHook = { delay, job, original in
      if !ExecutorHooks.isCollecting { original(delay, job) }
    }
    set("swift_task_enqueueMainExecutor_hook", to: hook)
    set("swift_task_enqueueGlobal_hook", to: hook)
    set("swift_task_enqueueGlobalWithDelay_hook", to: delayHook)
  }

  private static func set<Function>(_ name: String, to hook: Function) {
    guard let address = dlsym(nil, name) else { return }
    address.assumingMemoryBound(to: Function?.self).pointee = hook
  }
}
