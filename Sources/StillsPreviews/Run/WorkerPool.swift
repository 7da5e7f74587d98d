import Glibc

/// Runs jobs in child processes, so that a preview that crashes, leaves or hangs costs its own pictures alone.
@MainActor package final class WorkerPool {
  package struct Options {
    /// How many children at once.
    package var count: Int
    /// Seconds for one job.
    package var timeout: Double

    package init(count: Int, timeout: Double) { (self.count, self.timeout) = (count, timeout) }
  }

  private let library: CompiledLibrary
  private let options: Options
  private let symbolizer: String?
  private let plan: @MainActor ([LoadedPreview]) throws(Failure) -> [Job]
  /// Told of each job in their order.
  private let finished: (JobResult) -> Void
  /// Gets each line that a preview prints.
  private let forward: (String) -> Void
  /// Told how many jobs are done, of how many.
  package var progress: (Int, Int) -> Void = { _, _ in }
  /// Asked whenever something has happened; what is not done by then stays undone.
  package var isCancelled: () -> Bool = { false }

  private var children: [ChildProcess] = []
  private var jobs: [(label: String, paths: [String], facts: String)]?
  private var results: [JobResult?] = []
  private var next = 0
  private var told = 0
  private var skipped: Set<String> = []
  private var failure: Failure?

  /// Types that could not tell their previews, with the reason.
  package private(set) var unlisted: [(type: String, reason: String)] = []

  package init(
    library: CompiledLibrary, toolchain: Toolchain, options: Options,
    plan: @escaping @MainActor ([LoadedPreview]) throws(Failure) -> [Job],
    finished: @escaping (JobResult) -> Void, forward: @escaping (String) -> Void
  ) {
    (self.library, self.options, self.plan, self.finished, self.forward) = (library, options, plan, finished, forward)
    symbolizer = toolchain.symbolizer
  }

  /// Returns when every job has ended one way or the other.
  package func run() throws(Failure) {
    try start()
    while !children.isEmpty {
      wait()
      if isCancelled() { return abandon() }
      try replace()
    }
    if let failure { throw failure }
  }

  // MARK: - Children

  private func start() throws(Failure) {
    let (library, plan, skipped) = (library, plan, skipped)
    let child = try ChildProcess(closing: children) { orders, answers in
      MainActor.assumeIsolated {
        Worker(library: library, plan: plan, skipped: skipped, orders: orders, answers: answers).run()
      }
    }
    child.deadline = Self.now + options.timeout
    children.append(child)
  }

  private func abandon() {
    for child in children {
      child.stop()
      _ = child.finish()
      guard let job = child.job, let jobs else { continue }
      for path in jobs[job].paths { unlink(FilePath.partialName(path, process: child.process)) }
    }
    children = []
  }

  /// Starts as many children as there is work for.
  private func replace() throws(Failure) {
    if failure != nil {
      for child in children { child.stop() }
      return
    }
    guard let jobs else {
      if children.isEmpty { try start() }
      return
    }
    let waiting = jobs.count - next
    let idle = children.filter { $0.job == nil }.count
    for _ in 0..<max(0, min(options.count - children.count, waiting - idle)) { try start() }
  }

  private func wait() {
    var polled = children.flatMap {
      [
        pollfd(fd: $0.answers, events: Int16(POLLIN), revents: 0),
        pollfd(fd: $0.errors, events: Int16(POLLIN), revents: 0),
      ]
    }
    let rest = (children.map(\.deadline).min() ?? .infinity) - Self.now
    let milliseconds = rest.isFinite ? Int32(max(0, min(rest * 1000, 60_000)).rounded(.up)) : 60_000
    poll(&polled, nfds_t(polled.count), milliseconds)
    // Children may have been told to end together with this process; that is not their fault.
    if isCancelled() { return }
    for (index, child) in children.enumerated() {
      if polled[2 * index + 1].revents != 0 { _ = child.readErrors(forward) }
      if polled[2 * index].revents != 0 {
        let goesOn = child.readAnswers()
        while let answer = child.nextAnswer() { handle(answer, of: child) }
        if !goesOn { bury(child, timedOut: false) }
      } else if Self.now >= child.deadline {
        child.stop()
        bury(child, timedOut: true)
      }
    }
    children.removeAll { $0.isBuried }
  }

  // MARK: - Answers

  private func handle(_ answer: Message, of child: ChildProcess) {
    switch answer[0] {
    case "asking": child.asking = answer[1]
    case "unlisted": unlist(answer[1], answer[2])
    case "failure":
      failure = failure ?? Failure(Failure.Status(rawValue: Int32(answer[1]) ?? 4) ?? .nothingRendered, answer[2])
    case "ready": ready(answer, child)
    case "crash": child.crash = answer
    case "done":
      let report = Job.Report(
        warnings: Array(answer.fields.dropFirst(4)), text: answer[3], width: Int(answer[1]) ?? 0,
        height: Int(answer[2]) ?? 0)
      end(child, .success(report))
    case "failed": end(child, .failure(Failure(.nothingRendered, answer[1])))
    default: break
    }
  }

  private func ready(_ answer: Message, _ child: ChildProcess) {
    child.isReady = true
    child.asking = nil
    if jobs == nil {
      let fields = answer.fields.dropFirst()
      jobs = stride(from: fields.startIndex, to: fields.endIndex - 2, by: 3).map { index in
        (fields[index], fields[index + 1].split(separator: "\0").map(String.init), fields[index + 2])
      }
      results = Array(repeating: nil, count: jobs?.count ?? 0)
    }
    assign(child)
  }

  private func assign(_ child: ChildProcess) {
    guard let jobs, next < jobs.count else {
      child.deadline = .infinity
      child.release()
      return
    }
    child.job = next
    child.deadline = Self.now + options.timeout
    child.order(next)
    next += 1
  }

  private func end(_ child: ChildProcess, _ outcome: Result<Job.Report, Failure>) {
    if let job = child.job { record(job, outcome) }
    child.job = nil
    assign(child)
  }

  private func record(_ job: Int, _ outcome: Result<Job.Report, Failure>) {
    guard let jobs else { return }
    results[job] = JobResult(
      label: jobs[job].label, paths: jobs[job].paths, facts: jobs[job].facts, outcome: outcome)
    while told < results.count, let result = results[told] {
      finished(result)
      told += 1
    }
    progress(results.count { $0 != nil }, results.count)
  }

  // MARK: - Ends

  private func bury(_ child: ChildProcess, timedOut: Bool) {
    while child.readErrors(forward) {}
    let status = child.finish()
    child.isBuried = true
    if child.isReady, child.job == nil { return }
    let reason =
      timedOut
      ? "it took longer than \(Self.seconds(options.timeout))"
      : Death(
        status: status, crash: child.crash, lastLines: child.lastLines, library: library.path, symbolizer: symbolizer
      ).reason
    if let job = child.job, let jobs {
      for path in jobs[job].paths { unlink(FilePath.partialName(path, process: child.process)) }
      record(job, .failure(Failure(.nothingRendered, reason)))
    } else if failure == nil {
      if let type = child.asking {
        unlist(type, reason)
      } else {
        failure = Failure(.nothingRendered, "the compiled sources cannot be loaded: \(reason)")
      }
    }
  }

  private func unlist(_ type: String, _ reason: String) {
    guard skipped.insert(type).inserted else { return }
    unlisted.append((type, reason))
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(exactly: value) ?? 0) s" : "\(value) s"
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
