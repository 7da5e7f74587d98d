import Foundation
import SnapshotTesting
import Stills
import StillsCore

/// What a passing assertion costs in a test.
@MainActor enum AssertionBenchmark {
  /// Warm, in this process: comparing alone, where the picture is resolved and laid out already, and the whole assertion
  /// of a test that passes. `SNAPSHOT_TESTING_VERIFY_PIXELS` says whether that draws pixels.
  static func run(build: String) throws {
    print("\nAsserting a match of one 393×852 @3x screen of about 200 views, warm, \(build) build:")
    let world = World()
    let result = try Renderer.render(BenchmarkScreen(seed: 0), world: world), golden = try result.png()
    func check(_ text: String?) { if let text { print("  NOT A MATCH: \(text)") } }
    let digest = try Measurement.of(runs: 25, warmUp: 3) { _ in check(try result.difference(from: golden)) }
    print(digest.line("  comparing, the digest matches"))
    let drawn = try Measurement.of(runs: 25, warmUp: 3) { _ in
      check(try result.difference(from: golden, verifiesPixels: true))
    }
    print(drawn.line("  comparing, pixels are drawn"))
    let other = try Renderer.render(BenchmarkScreen(seed: 1), world: world)
    let different = try Measurement.of(runs: 9, warmUp: 1) { _ in
      if try other.difference(from: golden) == nil { print("  A MATCH THAT IS NONE") }
    }
    print(different.line("  no match: draw, decode, compare, find the cause"))
    runWhole()
  }

  /// View in, verdict out: resolve, lay out, paint the list, read the reference, compare.
  static func runWhole() {
    let folder = FileManager.default.temporaryDirectory.path + "/stills-benchmark-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func failure(_ record: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: BenchmarkScreen(seed: 0), as: .image(layout: .device(config: .iPhone16)), named: "screen", record: record,
        snapshotDirectory: folder, testName: "benchmark")
    }
    _ = failure(.all)
    let time = Measurement.of(runs: 25, warmUp: 3) { _ in
      if let text = failure(.never) { print("  NOT A MATCH: \(text)") }
    }
    let isVerified = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_VERIFY_PIXELS"] != nil
    print(time.line("  assertSnapshot of the view, \(isVerified ? "pixels are drawn" : "the digest matches")"))
  }
}
