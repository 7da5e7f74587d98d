import StillsPreviews

/// Prints what stands between a view and its picture.
enum InspectCommand {
  static let command = Command(
    name: "inspect", operands: "PATH…", summary: "print the tree, layout, display list or issues",
    options: Option.inspecting + Option.picturing.filter { !$0.names.contains("--layout") } + Option.running + [.help],
    run: run)

  @MainActor private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    var run = PreviewRun(invocation)
    let plan = InspectPlan(
      options: run.invocation.render, stations: invocation.stations.isEmpty ? [.layout] : invocation.stations,
      isJSON: invocation.isJSON)
    try run.run(plan.jobs) { result in
      guard !invocation.isJSON, case .success(let report) = result.outcome else { return }
      Terminal.print(report.text)
    }
    if invocation.isJSON {
      let texts = run.results.compactMap { try? $0.outcome.get().text }
      Terminal.print("[\n" + texts.joined(separator: ",\n") + "\n]\n")
    }
    return run.status
  }
}
