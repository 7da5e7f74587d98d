import Foundation
import Stills
import StillsCore

/// usage: StillsBenchmarks STILLS SCREEN_FOLDER WORK_FOLDER
///        StillsBenchmarks live
@main struct StillsBenchmarks {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    // A debug build of this program is run for these figures alone.
    if arguments.count == 2, arguments[1] == "--assertions" {
      return try ComparisonBenchmark(stills: "", work: "").runAssertions("debug")
    }
    if arguments.dropFirst() == ["live"] { return try LiveBenchmark.run() }
    guard arguments.count == 4 else {
      print("usage: StillsBenchmarks STILLS SCREEN_FOLDER WORK_FOLDER")
      exit(2)
    }
    let work = arguments[3]
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let warm = try WarmBenchmark.run(writingTo: work)
    try LiveBenchmark.run()
    ProcessBenchmark(stills: arguments[1], screen: arguments[2], work: work).run(warmMilliseconds: warm)
    let comparison = ComparisonBenchmark(stills: arguments[1], work: work)
    try comparison.runAssertions("release")
    try comparison.runProcesses()
  }
}
