import StillsPreviews

/// Writes a picture of every preview.
enum RenderCommand {
  static let command = Command(
    name: "render", operands: "PATH…", summary: "write a picture of every preview found",
    options: Option.writing + Option.picturing + Option.running + [.help], run: run)

  @MainActor private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    var run = PreviewRun(invocation)
    let made = invocation.paths.isEmpty ? [] : try RenderPlan.prepareOutput(invocation.render.output)
    defer { RenderPlan.removeEmpty(made) }
    let plan = RenderPlan(options: run.invocation.render)
    try run.run(plan.jobs) { result in
      guard !invocation.isJSON, case .success = result.outcome else { return }
      Terminal.print(result.paths.map { $0 + "\n" }.joined())
    }
    if invocation.isJSON { Terminal.print(json(run)) }
    return run.status
  }

  @MainActor private static func json(_ run: PreviewRun) -> String {
    let pictures = run.results.map { result -> String in
      var members = ["\"name\": \(JSONText.string(result.label))"]
      switch result.outcome {
      case .success(let report):
        members.append("\"files\": \(JSONText.array(result.paths.map(JSONText.string)))")
        members.append("\"width\": \(report.width), \"height\": \(report.height)")
        members.append("\"warnings\": \(JSONText.array(report.warnings.map(JSONText.string)))")
      case .failure(let failure): members.append("\"error\": \(JSONText.string(failure.description))")
      }
      return "    {\(members.joined(separator: ", "))}"
    }
    let failed = run.unlisted.map {
      "    {\"name\": \(JSONText.string($0.type)), \"error\": \(JSONText.string($0.reason))}"
    }
    return "{\n  \"pictures\": [\n\((pictures + failed).joined(separator: ",\n"))\n  ]\n}\n"
  }
}
