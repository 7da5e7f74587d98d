import Foundation
import Stills
import StillsCore

/// What comparing with a recorded picture costs: in a test, and as a command, against programs that decode both pictures,
/// compare them and write the difference.
@MainActor struct ComparisonBenchmark {
  let stills: String
  let work: String

  /// In a test that runs warm: the picture is resolved and laid out already; then with that too.
  func runAssertions(_ build: String) throws {
    print("\nAsserting a match of one 393×852 @3x screen of about 200 views, warm, \(build) build:")
    let world = World()
    let result = try Renderer.render(BenchmarkScreen(seed: 0), world: world), golden = try result.png()
    func check(_ text: String?) { if let text { print("  NOT A MATCH: \(text)") } }
    let digest = try Measurement.of(runs: 25, warmUp: 3) { _ in check(try result.difference(from: golden)) }
    print(digest.line("  the digest matches"))
    let drawn = try Measurement.of(runs: 25, warmUp: 3) { _ in
      check(try result.difference(from: golden, verifiesPixels: true))
    }
    print(drawn.line("  pixels are drawn and compared"))
    let all = try Measurement.of(runs: 15, warmUp: 3) { _ in
      check(try Renderer.render(BenchmarkScreen(seed: 0), world: world).difference(from: golden))
    }
    print(all.line("  resolve, lay out, paint the list, digest"))
    let other = try Renderer.render(BenchmarkScreen(seed: 1), world: world)
    let different = try Measurement.of(runs: 9, warmUp: 1) { _ in
      if try other.difference(from: golden) == nil { print("  A MATCH THAT IS NONE") }
    }
    print(different.line("  no match: draw, decode, compare, find the cause"))
  }

  func runProcesses() throws {
    let world = World()
    let (first, second) = (work + "/expected.png", work + "/actual.png")
    try write(Renderer.render(BenchmarkScreen(seed: 0), world: world).png(), to: first)
    try write(Renderer.render(BenchmarkScreen(seed: 1), world: world).png(), to: second)
    print("\nTwo files, whole processes:")
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
      print("  odiff-style: not built (needs cc and libspng-dev)")
    }
    let python = work + "/python/bin/python3"
    if FileManager.default.isExecutableFile(atPath: python) {
      let time = measure(
        "pixelmatch from PyPI",
        [python, "Benchmarks/Baselines/pixelmatch-once.py", first, second, work + "/pixelmatch.png"], status: 0, runs: 1
      )
      others.append(("pixelmatch from PyPI", time.median))
    } else {
      print("  pixelmatch from PyPI: not installed")
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
