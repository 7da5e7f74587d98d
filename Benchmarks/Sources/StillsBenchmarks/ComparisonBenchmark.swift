import Foundation
import Stills
import StillsCore

/// What comparing files costs as a command, against programs that decode both pictures, compare them and write the
/// difference.
@MainActor struct ComparisonBenchmark {
  let stills: String
  let work: String

  func run() throws {
    let world = World()
    let (first, second) = (work + "/expected.png", work + "/actual.png")
    try write(Renderer.render(BenchmarkScreen(seed: 0), world: world).png(), to: first)
    try write(Renderer.render(BenchmarkScreen(seed: 1), world: world).png(), to: second)
    print("\nTwo files of 1179×2556 pixels, whole processes:")
    measure("stills diff, equal files", [stills, "diff", first, first], status: 0)
    measure("stills diff, equal files, pixels compared", [stills, "diff", first, first, "--verify-pixels"], status: 0)
    let ours = measure("stills diff, different files", [stills, "diff", first, second], status: 1)
    let page = measure(
      "stills diff -o report.html (writes the difference)",
      [stills, "diff", first, second, "-o", work + "/report.html"], status: 1)
    var others: [(String, Double)] = []
    if let baseline = try? FileManager.default.contentsOfDirectory(atPath: work).first(where: { $0 == "odiff-style" }) {
      let time = measure(
        "odiff-style C with libspng", ["\(work)/\(baseline)", first, second, work + "/odiff-style.png"], status: 0)
      others.append(("odiff-style C with libspng", time.median))
    } else {
      print("  odiff-style C: left out, it could not be built (needs cc and libspng-dev)")
    }
    let python = work + "/python/bin/python3"
    if FileManager.default.isExecutableFile(atPath: python) {
      let time = measure(
        "pixelmatch from PyPI",
        [python, "Benchmarks/Baselines/pixelmatch-once.py", first, second, work + "/pixelmatch.png"], status: 0, runs: 1
      )
      others.append(("pixelmatch from PyPI", time.median))
    } else {
      print("  pixelmatch from PyPI: left out, it could not be installed (needs python3 with venv, and a network once)")
    }
    print("\nRatios in this run (below 1: Stills is faster):")
    for (name, median) in others {
      print(Self.ratio("stills diff / \(name)", ours.median / median))
      print(Self.ratio("stills diff -o report.html / \(name)", page.median / median))
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

  @discardableResult
  private func measure(_ name: String, _ words: [String], status: Int32, runs: Int = 15) -> Measurement {
    var failed = false
    var peak = 0.0
    let time = Measurement.of(runs: runs, warmUp: runs > 1 ? 1 : 0) { _ in
      let outcome = Command(words).run()
      failed = failed || outcome.status >> 8 & 0xff != status
      peak = max(peak, outcome.peakMebibytes)
    }
    print(time.line("  " + name) + String(format: "   peak %6.1f MiB", peak) + (failed ? "   FAILED" : ""))
    return time
  }

  private static func ratio(_ name: String, _ value: Double) -> String {
    "  " + name.padding(toLength: 60, withPad: " ", startingAt: 0) + String(format: "%6.3f", value)
  }
}
