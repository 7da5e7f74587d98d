import Foundation
import StillsPreviews
import StillsSnapshots

/// Makes one page of all previews in all the worlds that a designer wants to see them in.
enum ReviewCommand {
  static let command = Command(
    name: "review", operands: "PATH… | --merge PAGE…",
    summary: "a matrix of pictures and what is wrong in them, as one HTML page",
    options: Option.reviewing + Option.matrix + Option.running + [.help], run: run)

  @MainActor private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    try check(invocation)
    let output = try page(invocation.render.output)
    var folders: [String] = []
    defer { RenderPlan.removeEmpty(folders) }
    if !invocation.paths.isEmpty {
      folders = try RenderPlan.prepareOutput(FilePath.folder(output))
      if let folder = invocation.review.pictureFolder { folders += try RenderPlan.prepareOutput(folder) }
    }
    var review: Review
    var status: Int32 = 0
    if invocation.review.merges { review = try merged(invocation) } else { (review, status) = try rendered(invocation) }
    if let earlier = invocation.review.against {
      try trying { try review.compare(against: earlier) }
    }
    guard review.cells.contains(where: { $0.picture != nil }) || review.part != nil else { return status }
    try write(review, to: output, pictures: invocation.review.pictureFolder)
    try tell(review, at: output, invocation)
    if status == 0, invocation.review.failsOnChanges, review.hasChanges {
      status = Failure.Status.differences.rawValue
    }
    return status
  }

  /// Mistakes show before anything is compiled.
  private static func check(_ invocation: Invocation) throws(Failure) {
    let options = invocation.review
    if invocation.render.shard != nil, options.against != nil {
      throw Failure(.usage, "a part cannot tell what is gone: give --against to `stills review --merge` instead")
    }
    if options.merges, invocation.render.shard != nil {
      throw Failure(.usage, "--shard makes parts and --merge joins them: one at a time")
    }
    if options.merges, invocation.paths.isEmpty {
      throw Failure(.usage, "which parts? Name the pages, as in `stills review --merge part1.html part2.html`")
    }
    if options.failsOnChanges, options.against == nil {
      throw Failure(.usage, "--exit-code needs something to compare with: --against PAGE|DIR")
    }
    if options.showsEachStep, invocation.render.steps.isEmpty {
      throw Failure(.usage, "--each-step needs steps: --step 'tap \"Next\"'")
    }
    if let earlier = options.against, FilePath.status(earlier) == nil {
      throw Failure(.usage, "--against \(earlier): there is no such page or folder")
    }
  }

  private static func page(_ output: String?) throws(Failure) -> String {
    let standard = "review.html"
    guard let output else { return standard }
    let name = FilePath.name(output).lowercased()
    if output.hasSuffix("/") || FilePath.isFolder(output) { return FilePath.join(output, standard) }
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return output }
    guard !name.contains(".") else {
      throw Failure(.usage, "\(output) is no name for a page: it ends in .html, or is a folder")
    }
    return FilePath.join(output, standard)
  }

  // MARK: - Cells

  @MainActor private static func rendered(_ invocation: Invocation) throws(Failure) -> (Review, Int32) {
    var run = PreviewRun(invocation)
    let plan = ReviewPlan(options: run.invocation.render, showsEachStep: invocation.review.showsEachStep)
    try run.run(plan.jobs) { _ in }
    var review = Review(title: invocation.review.title ?? "Design review")
    let here = FilePath.real(".").map { $0 + "/" }
    var total = 0
    for result in run.results {
      total = try ReviewPlan.add(result, to: &review) { message in
        here.map { message.replacingOccurrences(of: $0, with: "") } ?? message
      }
    }
    if let shard = invocation.render.shard {
      review.part = Review.Part(index: shard.index, count: shard.count, total: total)
    }
    return (review, run.status)
  }

  private static func merged(_ invocation: Invocation) throws(Failure) -> Review {
    var review = try trying {
      try Review.merging(try invocation.paths.map { (path: $0, review: try Review(path: $0)) })
    }
    if let title = invocation.review.title { review.title = title }
    return review
  }

  // MARK: - Results

  private static func write(_ review: Review, to output: String, pictures folder: String?) throws(Failure) {
    let page = try trying { try review.page() }
    if let folder {
      for cell in review.cells where cell.change?.result != .gone {
        guard let bytes = review.picture(cell.picture) else { continue }
        try write(bytes, to: FilePath.join(folder, cell.name))
      }
    }
    try write(Array(page.utf8), to: output)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if let problem = FilePath.write(bytes, to: path) {
      throw Failure(.nothingRendered, "cannot write \(path): \(problem)")
    }
  }

  private static func tell(_ review: Review, at output: String, _ invocation: Invocation) throws(Failure) {
    if !invocation.isQuiet { Terminal.note(summary(review)) }
    guard invocation.isJSON else { return Terminal.print(output + "\n") }
    let json = try trying { try review.json() }
    Terminal.print(JSONText.object([("page", JSONText.string(output)), ("review", json)]) + "\n")
  }

  /// `8 pictures of 2 previews, 3 findings, 1 warning; 1 changed, 2 new`.
  private static func summary(_ review: Review) -> String {
    let shown = review.cells.filter { $0.change?.result != .gone }
    var previews: [String] = []
    for cell in shown where !previews.contains(cell.preview) { previews.append(cell.preview) }
    var parts = [
      "\(count(shown.count { $0.picture != nil }, "picture")) of \(count(previews.count, "preview"))",
      count(shown.reduce(0) { $0 + $1.problems.count }, "finding"),
      count(shown.reduce(0) { $0 + $1.warnings.count }, "warning"),
    ]
    let failed = shown.count { $0.error != nil }
    if failed > 0 { parts.append("\(failed) failed") }
    let text = parts.joined(separator: ", ")
    guard review.against != nil else { return text }
    let results: [Review.Change.Result] = [.changed, .new, .gone, .unreadable]
    let changes = results.compactMap { result -> String? in
      let number = review.cells.count { $0.change?.result == result }
      return number > 0 ? "\(number) \(result.rawValue)" : nil
    }
    return text + "; " + (changes.isEmpty ? "nothing has changed" : changes.joined(separator: ", "))
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// What cannot be read or compared is a mistake of usage.
  private static func trying<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }
}
