import Glibc
import StillsCore
import StillsPreviews

/// Compiles the sources of a command line and runs a plan over their previews.
@MainActor struct PreviewRun {
  var invocation: Invocation
  private(set) var results: [JobResult] = []
  private(set) var unlisted: [(type: String, reason: String)] = []
  /// Asked now and then; whatever is not done by then stays undone.
  var isCancelled: () -> Bool = { false }

  init(_ invocation: Invocation) {
    self.invocation = invocation
    let assets = invocation.render.assetPaths + AssetSearch.paths(beside: invocation.paths)
    if !assets.isEmpty { self.invocation.render.assets = AssetLibrary(paths: assets) }
  }

  /// `finished` is told of each job in order.
  mutating func run(
    _ plan: @escaping @MainActor ([LoadedPreview]) throws(Failure) -> [Job], finished: @escaping (JobResult) -> Void
  ) throws(Failure) {
    guard !invocation.paths.isEmpty else {
      throw Failure(
        .usage, "which files? Name Swift files or folders, as in `stills \(invocation.command) ContentView.swift`")
    }
    let toolchain = try Toolchain.located()
    let sources = try SourceSet(paths: invocation.paths)
    let library = try Compiler(toolchain: toolchain, cacheFolder: invocation.cacheFolder)
      .library(sources, assets: invocation.render.assets)
    var collected: [JobResult] = []
    let isQuiet = invocation.isQuiet
    let count = invocation.jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let pool = WorkerPool(
      library: library, toolchain: toolchain, options: .init(count: count, timeout: invocation.timeout), plan: plan,
      finished: { result in
        collected.append(result)
        if !isQuiet { Self.note(result) }
        if case .failure(let failure) = result.outcome {
          Terminal.note("stills: error: \(result.label): \(failure.description)")
        }
        finished(result)
      },
      forward: { line in if !isQuiet { Terminal.note(line) } })
    pool.progress = Terminal.progress
    pool.isCancelled = isCancelled
    do throws(Failure) {
      try pool.run()
    } catch {
      report(pool.unlisted)
      // That nothing was found says less than why what was there could not be asked.
      if error.status == .nothingRendered, !pool.unlisted.isEmpty {
        throw Failure(.nothingRendered, "nothing could be rendered")
      }
      throw error
    }
    report(pool.unlisted)
    (results, unlisted) = (collected, pool.unlisted)
  }

  private func report(_ unlisted: [(type: String, reason: String)]) {
    for entry in unlisted {
      Terminal.note("stills: error: \(entry.type): its previews cannot be listed: \(entry.reason)")
    }
  }

  private static func note(_ result: JobResult) {
    guard case .success(let report) = result.outcome else { return }
    for warning in report.warnings { Terminal.note("stills: warning: \(result.label): \(warning)") }
  }

  /// 4 if anything failed, 1 for warnings that are not allowed, 0 else.
  var status: Int32 {
    let hasFailed = results.contains { if case .failure = $0.outcome { true } else { false } }
    if hasFailed || !unlisted.isEmpty { return Failure.Status.nothingRendered.rawValue }
    let hasWarnings = results.contains { (try? $0.outcome.get().warnings.isEmpty) == false }
    return invocation.isStrict && hasWarnings ? Failure.Status.differences.rawValue : 0
  }
}
