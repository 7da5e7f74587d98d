import Glibc
import StillsPreviews

/// Renders, and again whenever a file is saved that the pictures are made of, until it is interrupted.
enum WatchCommand {
  static let command = Command(
    name: "watch", operands: "PATH…", summary: "render on every save, until Ctrl-C",
    options: Option.writing.filter { !$0.names.contains("--json") }
      + Option.picturing.filter { !$0.names.contains("--shard") && !$0.names.contains("--strict") }
      + Option.running + [.help],
    run: run)

  @MainActor private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    try check(invocation.paths)
    RenderPlan.removeEmpty(try RenderPlan.prepareOutput(invocation.render.output))
    Interruption.listen()
    let folders = FolderWatch()
    var outputs: Set<String> = []
    var inputs = WatchedInputs(invocation, outputs)
    folders.watch(inputs.folders, looks: inputs.isLacking)
    try round(invocation, &outputs, isFirst: true)
    while !Interruption.isWanted {
      // What has changed while the pictures were drawn counts as well.
      let now = WatchedInputs(invocation, outputs)
      folders.watch(now.folders, looks: now.isLacking)
      let changes = now.changes(since: inputs.without(outputs))
      inputs = now
      if changes.isEmpty {
        folders.wait { Interruption.isWanted }
      } else {
        if !invocation.isQuiet { Terminal.note("\(list(changes)) changed") }
        try round(invocation, &outputs, isFirst: false)
      }
    }
    return 0
  }

  /// Paths that are not there are mistakes now, and may be a moment of an editor's later.
  private static func check(_ paths: [String]) throws(Failure) {
    guard !paths.isEmpty else {
      throw Failure(.usage, "which files? Name Swift files or folders, as in `stills watch ContentView.swift`")
    }
    for path in paths where FilePath.status(path) == nil {
      throw Failure(.usage, "no such file or folder: \(path)")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.count <= 3
      ? names.joined(separator: ", ") : names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }

  // MARK: - Once

  /// Whatever goes wrong is told and waited out, but for mistakes of the command line in the first round.
  @MainActor private static func round(
    _ invocation: Invocation, _ outputs: inout Set<String>, isFirst: Bool
  ) throws(Failure) {
    do throws(Failure) {
      try render(invocation, &outputs)
    } catch {
      if Interruption.isWanted { return }
      if isFirst, error.status == .usage { throw error }
      Terminal.fail(error)
    }
    if !Interruption.isWanted, !invocation.isQuiet { Terminal.note("waiting for changes; Ctrl-C ends") }
  }

  @MainActor private static func render(_ invocation: Invocation, _ outputs: inout Set<String>) throws(Failure) {
    var run = PreviewRun(invocation)
    run.isCancelled = { Interruption.isWanted }
    let made = try RenderPlan.prepareOutput(invocation.render.output)
    defer { RenderPlan.removeEmpty(made) }
    let plan = RenderPlan(options: run.invocation.render)
    var written: [String] = []
    try run.run({ previews throws(Failure) in
      Interruption.forget()
      return try plan.jobs(previews).map { WatchCommand.timed($0) }
    }) { result in
      guard case .success(let report) = result.outcome else { return }
      written += result.paths
      Terminal.print(result.paths.map { "\($0)  \(report.text)\n" }.joined())
    }
    for path in written { if let real = FilePath.real(path) { outputs.insert(real) } }
  }

  /// The same job; its report says how long it took.
  @MainActor private static func timed(_ job: Job) -> Job {
    Job(label: job.label, paths: job.paths, facts: job.facts) {
      let start = WatchCommand.now
      var report = try job.perform()
      let milliseconds = Int(((WatchCommand.now - start) * 1000).rounded(.up))
      report.text = milliseconds < 1000 ? "\(milliseconds) ms" : "\(milliseconds / 1000).\(milliseconds / 100 % 10) s"
      return report
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension WatchedInputs {
  fileprivate init(_ invocation: Invocation, _ outputs: Set<String>) {
    self.init(
      paths: invocation.paths, more: invocation.render.assetPaths + invocation.render.fontDirectories,
      outputs: outputs)
  }
}
