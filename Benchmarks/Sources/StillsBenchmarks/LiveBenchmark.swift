import Foundation
@_spi(Benchmarks) import Stills
import StillsCore
import SwiftUI

/// What a change of state costs on a screen that lives, and how costs grow with screens.
@MainActor enum LiveBenchmark {
  static func run() throws {
    try changes()
    try growth()
  }

  // MARK: Changes

  private static func changes() throws {
    print("\n1,000 state changes on a screen of 500 views, per change (settle: evaluate and lay out):")
    let full = try costs(LiveScreen.init, isIncremental: false, changed: 1, rounds: 40)
    line("everything evaluated, 1 view changed", full)
    var one: Costs?
    for changed in [1, 10, 100, 500] {
      let costs = try costs(LiveScreen.init, isIncremental: true, changed: changed, rounds: changed == 1 ? 1_000 : 60)
      line("only what changed, \(changed) of 500 views", costs)
      if changed == 1 { one = costs }
      // Writing so many values has its price, too: the comparison is with the same writes.
      let whole =
        changed == 1
        ? full : try Self.costs(LiveScreen.init, isIncremental: false, changed: changed, rounds: 40)
      print("    settle / evaluating everything \(ratio(costs.settle / whole.settle))", terminator: "")
      if let one { print("   / one view changed \(ratio(costs.settle / one.settle))", terminator: "") }
      print("")
    }
    let owned = try costs(OwnedScreen.init, isIncremental: true, changed: 1, rounds: 200)
    line("the view above owns the state, 1 of 500 changed", owned)
    let ownedFull = try costs(OwnedScreen.init, isIncremental: false, changed: 1, rounds: 40)
    line("the same, everything evaluated", ownedFull)
    print("    settle / evaluating everything \(ratio(owned.settle / ownedFull.settle))")
  }

  private struct Costs {
    let settle, paint: Double
  }

  private static func costs<V: View>(
    _ make: (Remote) -> V, isIncremental: Bool, changed: Int, rounds: Int
  ) throws -> Costs {
    let remote = Remote()
    let screen = try LivingScreen(make(remote), isIncremental: isIncremental)
    try screen.settle()
    var next = 0
    func change(_ round: Int) {
      for _ in 0..<changed {
        // 7 and 500 have no common divisor: every view has its turn.
        next = (next + 7) % LiveScreen.count
        if remote.writers.count == 1 { remote.writers[0]?(next) } else { remote.writers[next]?(round + 1_000_000) }
      }
    }
    let settle = try Measurement.of(runs: rounds, warmUp: 5) {
      change($0)
      try screen.settle()
    }
    let paint = try Measurement.of(runs: 20) { _ in _ = try screen.paint() }
    return Costs(settle: settle.median, paint: paint.median)
  }

  private static func line(_ name: String, _ costs: Costs) {
    print(
      "  " + name.padding(toLength: 50, withPad: " ", startingAt: 0)
        + String(format: "settle %8.3f ms   paint the list %7.3f ms", costs.settle, costs.paint))
  }

  // MARK: Growth

  private static func growth() throws {
    print("\nGrowth (evaluate and lay out a new screen):")
    try curve("texts in a stack", [100, 1_000, 10_000]) { TextColumn(count: $0) }
    try curve("different texts in a stack", [100, 1_000, 10_000]) { DifferentTexts(count: $0) }
    try curve("rows of a lazy stack", [20, 100, 1_000, 10_000]) { LazyRows(count: $0) }
    try curve("stacks in stacks", Array(stride(from: 2, through: 12, by: 2))) { NestedStacks(depth: $0) }
  }

  private static func curve<V: View>(_ name: String, _ sizes: [Int], _ make: (Int) -> V) throws {
    var first: Double?
    for size in sizes {
      let time = try Measurement.of(runs: size >= 10_000 ? 3 : 9) { _ in
        try LivingScreen(make(size)).settle()
      }
      let base = first ?? time.median
      first = base
      print(
        "  " + "\(size) \(name)".padding(toLength: 30, withPad: " ", startingAt: 0)
          + String(format: "%9.2f ms", time.median) + "   \(ratio(time.median / base)) times \(sizes[0])")
    }
  }

  private static func ratio(_ value: Double) -> String { String(format: "%.3f", value) }
}
