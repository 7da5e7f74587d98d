import Foundation
import StillsGeometry

/// A value of one place that cannot be told in numbers, on its way from what was shown to what is going to be.
@MainActor final class BlendedSlot<Value> {
  private var target: Value?
  private var start: Value?
  private let progress = AnimatedSlot<Double>()

  init() {}

  var isMoving: Bool { progress.isMoving }

  func value(
    goingTo new: Value, with transaction: @autoclosure () -> Transaction, on clock: AnimationClock,
    isSame: (Value, Value) -> Bool, mix: (Value, Value, Double) -> Value
  ) -> Value {
    progress.dropEnded(on: clock)
    defer { target = new }
    if let target, !isSame(target, new) {
      let shown = presented(target, on: clock, mix: mix)
      progress.forget()
      progress.retarget(to: 0, with: Transaction(), on: clock, keepsRuns: false)
      progress.retarget(to: 1, with: transaction(), on: clock, keepsRuns: false)
      start = progress.isMoving ? shown : nil
    }
    return presented(new, on: clock, mix: mix)
  }

  private func presented(_ target: Value, on clock: AnimationClock, mix: (Value, Value, Double) -> Value) -> Value {
    guard progress.isMoving, let start, let share = progress.presented(on: clock), share != 1 else { return target }
    return mix(start, target, share)
  }
}

extension ViewContext {
  /// What the place shows of a value at this moment, where values are mixed in a way of their own. Values of one type are
  /// asked for in the same order each time.
  package func blended<Value>(
    _ value: Value, isSame: (Value, Value) -> Bool, mix: (_ from: Value, _ to: Value, _ share: Double) -> Value
  ) -> Value {
    let slot = node.animationStore.slot(for: Value.self, pass: graph.currentPass) { BlendedSlot<Value>() }
    let shown = slot.value(goingTo: value, with: transaction, on: graph.clock, isSame: isSame, mix: mix)
    if slot.isMoving { graph.noteTimeRead() }
    return shown
  }
}
