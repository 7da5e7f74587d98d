import Foundation
import Stills
import StillsCore

/// What is measured, one part a run of the program; Scripts/bench.sh runs all of them.
@main struct StillsBenchmarks {
  private static let usage = """
    usage: StillsBenchmarks STILLS SCREEN_FOLDER WORK_FOLDER    drawing
           StillsBenchmarks live                                screens that change
           StillsBenchmarks assertions BUILD                    comparing in a process that has drawn before
           StillsBenchmarks assertion                           a whole assertion alone
           StillsBenchmarks diff STILLS WORK_FOLDER             comparing files
    """

  @MainActor static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("live", 1): try LiveBenchmark.run()
    case ("assertions", 2): try AssertionBenchmark.run(build: arguments[1])
    case ("assertion", 1): AssertionBenchmark.runWhole()
    case ("diff", 3): try ComparisonBenchmark(stills: arguments[1], work: arguments[2]).run()
    case (_, 3): try draw(stills: arguments[0], screen: arguments[1], work: arguments[2])
    default:
      print(usage)
      exit(2)
    }
  }

  @MainActor private static func draw(stills: String, screen: String, work: String) throws {
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let warm = try WarmBenchmark.run(writingTo: work)
    try LiveBenchmark.run()
    ProcessBenchmark(stills: stills, screen: screen, work: work).run(warmMilliseconds: warm)
  }
}
