import StillsPreviews

/// Lists previews without drawing them.
enum PreviewsCommand {
  static let command = Command(
    name: "previews", operands: "PATH…", summary: "list the previews found",
    options: [Option.listing] + Option.running + [.help], run: run)

  @MainActor private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    var run = PreviewRun(invocation)
    run.invocation.jobs = 1
    let plan = PreviewListPlan(isJSON: invocation.isJSON)
    try run.run(plan.jobs) { _ in }
    let texts = run.results.compactMap { try? $0.outcome.get().text }
    Terminal.print(invocation.isJSON ? "[\n  " + texts.joined(separator: ",\n  ") + "\n]\n" : texts.joined())
    return run.status
  }
}
