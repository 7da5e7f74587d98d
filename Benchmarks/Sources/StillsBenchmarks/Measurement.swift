import Foundation

/// Times of repeated runs, in milliseconds.
struct Measurement {
  let times: [Double]

  var median: Double { times.sorted()[times.count / 2] }
  var least: Double { times.min() ?? 0 }

  /// `warmUp` runs are not counted. `body` gets the run's number.
  static func of(runs: Int, warmUp: Int = 1, _ body: (Int) throws -> Void) rethrows -> Measurement {
    var times: [Double] = []
    for run in -warmUp..<runs {
      let start = DispatchTime.now().uptimeNanoseconds
      try body(run)
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
      if run >= 0 { times.append(elapsed) }
    }
    return Measurement(times: times)
  }

  func line(_ name: String) -> String {
    let padded = name.padding(toLength: 52, withPad: " ", startingAt: 0)
    return padded + String(format: "median %8.2f ms   least %8.2f ms", median, least)
  }
}
