import Foundation
import Glibc
import StillsPreviews
import StillsSnapshots

/// Lists the references of snapshot tests, and removes those that no test uses any more.
enum GoldensCommand {
  static let command = Command(
    name: "goldens", operands: "[DIR…]", summary: "list snapshots: unused ones, doubles, sizes",
    options: options + [Option.listing, .help], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    let folders = invocation.paths.isEmpty ? ["."] : invocation.paths
    let options = invocation.goldens
    if options.prunes, invocation.isJSON, !options.isSure {
      throw Failure(.usage, "--prune with --json asks nothing: say --yes as well")
    }
    let survey: GoldenSurvey
    do {
      survey = try GoldenSurvey(folders: folders, record: try record(options))
    } catch {
      throw Failure(.usage, "\(error)")
    }
    Terminal.print(invocation.isJSON ? survey.json : survey.text)
    guard options.prunes else {
      return survey.unused.isEmpty && survey.unfinished.isEmpty ? 0 : Failure.Status.differences.rawValue
    }
    return try prune(survey, isSure: options.isSure)
  }

  private static func record(_ options: GoldensOptions) throws -> (path: String, text: String)? {
    var path = options.record
    if path == nil, let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
      let found = FilePath.join(folder, GoldenRecord.fileName)
      if FilePath.isFile(found) {
        path = found
      } else {
        Terminal.note("no record at \(found): no snapshot test has run with SNAPSHOT_ARTIFACTS=\(folder)")
      }
    }
    guard let path else { return nil }
    guard let bytes = try GoldenFiles.read(path) else { throw GoldenError("\(path): there is no such record") }
    return (path, String(decoding: bytes, as: UTF8.self))
  }

  private static func prune(_ survey: GoldenSurvey, isSure: Bool) throws(Failure) -> Int32 {
    guard survey.hasRecord else {
      throw Failure(
        .usage,
        "--prune needs to know what a full run of the tests has used: --used FILE, or SNAPSHOT_ARTIFACTS as in that run"
      )
    }
    let paths = (survey.unused + survey.unfinished).map(\.path)
    guard !paths.isEmpty else { return 0 }
    guard isSure || isConfirmed(paths.count) else {
      Terminal.note("nothing was removed")
      return Failure.Status.differences.rawValue
    }
    do {
      try survey.prune()
    } catch {
      throw Failure(.usage, "\(error)")
    }
    Terminal.note("removed \(paths.count) \(paths.count == 1 ? "file" : "files")")
    return 0
  }

  private static func isConfirmed(_ count: Int) -> Bool {
    guard isatty(0) != 0 else {
      Terminal.note("nobody is there to be asked: say --yes to remove them")
      return false
    }
    _ = FilePath.write(Array("Remove \(count) \(count == 1 ? "file" : "files")? [y/N] ".utf8), to: 2)
    return ["y", "yes"].contains((readLine() ?? "").lowercased().trimmingCharacters(in: .whitespaces))
  }

  private static let options: [Option] = [
    .value(
      "--used", placeholder: "FILE", help: "the record of a full run; $SNAPSHOT_ARTIFACTS/used-goldens.txt if not given"
    ) {
      $0.goldens.record = $1
    },
    .flag("--prune", help: "remove what no test uses, after asking") { $0.goldens.prunes = true },
    .flag("--yes", "-y", help: "do not ask") { $0.goldens.isSure = true },
  ]
}

/// What `stills goldens` is told beside the folders.
struct GoldensOptions {
  var record: String?
  var prunes = false
  var isSure = false
}
