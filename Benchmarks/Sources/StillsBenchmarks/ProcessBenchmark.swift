import Foundation

/// What a screenshot costs as a command, against other programs that draw an equivalent screen in the same run.
struct ProcessBenchmark {
  let stills: String
  let screen: String
  let work: String

  func run(warmMilliseconds: Double) {
    print("\nWhole processes, the same screen:")
    let render = [stills, "render", screen, "-o", work + "/cold.png", "--quiet", "--cache", work + "/cache"]
    let uncached = measure("stills render, nothing compiled yet", runs: 3) { _ in
      try? FileManager.default.removeItem(atPath: work + "/cache")
      return Command(render).run()
    }
    let cached = measure("stills render, compile cached", runs: 10) { _ in Command(render).run() }
    // The browser and the SVG renderer draw the picture at the same three pixels a point.
    var others: [(name: String, median: Double)] = []
    if Command.find("rsvg-convert") != nil {
      let words = ["rsvg-convert", "--zoom", "3", work + "/screen.svg", "-o", work + "/rsvg.png"]
      let time = measure("rsvg-convert, the same picture as SVG", runs: 10) { _ in Command(words).run() }
      others.append(("rsvg-convert", time.median))
    } else {
      print("  rsvg-convert is not installed (package librsvg2-bin)")
    }
    if Command.find("chromium") != nil {
      let words = [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=3",
        "--window-size=393,852", "--screenshot=" + work + "/chromium.png", "file://" + work + "/screen.html",
      ]
      let time = measure("chromium --screenshot, equivalent HTML", runs: 3) { _ in Command(words).run() }
      others.append(("chromium", time.median))
    } else {
      print("  chromium is not installed (package chromium)")
    }
    print("\nRatios in this run (below 1: Stills is faster):")
    for other in others {
      print(ratio("stills render, cached / \(other.name)", cached.median / other.median))
      print(ratio("stills render, uncached / \(other.name)", uncached.median / other.median))
      print(ratio("one more screen, warm / \(other.name)", warmMilliseconds / other.median))
    }
  }

  private func measure(_ name: String, runs: Int, _ body: (Int) -> Command.Outcome) -> Measurement {
    var peak = 0.0
    var failed = false
    let time = Measurement.of(runs: runs) { run in
      let outcome = body(run)
      peak = max(peak, outcome.peakMebibytes)
      failed = failed || outcome.status != 0
    }
    print(time.line("  " + name) + String(format: "   peak %6.1f MiB", peak) + (failed ? "   FAILED" : ""))
    return time
  }

  private func ratio(_ name: String, _ value: Double) -> String {
    "  " + name.padding(toLength: 50, withPad: " ", startingAt: 0) + String(format: "%6.3f", value)
  }
}
