import StillsPreviews

/// Writes what happens on a screen, moment after moment.
enum FilmCommand {
  static let command = Command(
    name: "film", operands: "PATH…",
    summary: "write the moments after the last step: a strip, an animated PNG, or numbered frames",
    options: Option.filming + Option.picturing + Option.running + [.help], run: run)

  @MainActor private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    guard invocation.filmEnd >= invocation.filmStart else {
      throw Failure(.usage, "--to cannot be before --from")
    }
    let count = (invocation.filmEnd - invocation.filmStart) * invocation.framesPerSecond
    guard count < Double(Self.frameLimit) else {
      throw Failure(.usage, "that would be \(Int(count) + 1) frames; a film has at most \(Self.frameLimit)")
    }
    var run = PreviewRun(invocation)
    let form = try form(invocation)
    let made = invocation.paths.isEmpty ? [] : try FilmPlan.prepareOutput(invocation.render.output)
    defer { RenderPlan.removeEmpty(made) }
    let plan = FilmPlan(
      options: invocation.render, start: invocation.filmStart, end: invocation.filmEnd,
      framesPerSecond: invocation.framesPerSecond, form: form)
    try run.run(plan.jobs) { result in
      guard case .success = result.outcome else { return }
      Terminal.print(result.paths.map { $0 + "\n" }.joined())
    }
    return run.status
  }

  private static let frameLimit = 1_800

  /// A file's ending says what is wanted; a folder gets frames, and no output at all a strip.
  @MainActor private static func form(_ invocation: Invocation) throws(Failure) -> FilmPlan.Form {
    guard let output = invocation.render.output else { return invocation.isAnimation ? .animation : .strip }
    let named = FilmPlan.form(of: output)
    if named == nil, output.contains("."), !FilePath.isFolder(output),
      let dot = FilePath.name(output).lastIndex(of: "."),
      dot != FilePath.name(output).startIndex
    {
      throw Failure(.usage, "\(output) is no name for a film: .png is a strip, .apng is animated, a folder gets frames")
    }
    if invocation.isAnimation { return .animation }
    return named ?? .frames
  }
}
