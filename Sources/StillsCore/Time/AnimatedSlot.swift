import Foundation
import StillsGeometry

/// A value of one place in the hierarchy: what it is going to be, and the runs that are still on their way there.
///
/// What is presented is the target less what each run has still before it. It follows from the clock alone, not from
/// the frames that were asked for.
@MainActor final class AnimatedSlot<V: VectorArithmetic> {
  private(set) var target: V?
  private var runs: [AnimationRun<V>] = []

  init() {}

  var isMoving: Bool { !runs.isEmpty }

  func presented(on clock: AnimationClock) -> V? {
    guard var value = target else { return nil }
    for run in runs { value -= run.remaining(on: clock) }
    return value
  }

  /// Forgets runs that have ended.
  func dropEnded(on clock: AnimationClock) {
    if !runs.isEmpty { runs.removeAll { $0.end <= clock.time } }
  }

  func forget() { (target, runs) = (nil, []) }

  /// Goes for another value, as `transaction` says. Without an animation the value is there at once; `keepsRuns` lets
  /// runs go on all the same, for values that also move along with something else.
  func retarget(to new: V, with transaction: @autoclosure () -> Transaction, on clock: AnimationClock, keepsRuns: Bool)
  {
    defer { target = new }
    guard let old = target, old != new else { return }
    let transaction = transaction()
    guard let animation = clock.animation(of: transaction) else {
      if !keepsRuns { runs = [] }
      return
    }
    dropEnded(on: clock)
    guard let run = run(from: old, to: new, animation: animation, on: clock) else { return }
    runs.append(run)
    clock.note(run.animation, end: run.end, for: transaction)
  }

  /// A spring takes the place and speed of the springs before it; what repeats for ever gives way; other runs go on
  /// beside the new one, as `CustomAnimation.shouldMerge` documents.
  private func run(from old: V, to new: V, animation: Animation, on clock: AnimationClock) -> AnimationRun<V>? {
    var way = new - old, velocity = V.zero, custom = CustomRun(animation.curve, way: way)
    let isSpring = animation.curve.mergeableSpring != nil
    if !runs.isEmpty, isSpring, runs.allSatisfy({ $0.animation.curve.mergeableSpring != nil }) {
      let response = animation.curve.mergeableSpring?.response
      if animation.blendDuration > 0, runs.contains(where: { $0.animation.curve.mergeableSpring?.response != response })
      {
        // How SwiftUI goes over from one to the other is not documented.
        clock.note("blendDuration: a spring that takes the place of another one has its own response at once")
      }
      for run in runs {
        way += run.remaining(on: clock)
        velocity += run.velocity(on: clock)
      }
      runs = []
    } else if runs.contains(where: { $0.end == .infinity }) {
      for run in runs { way += run.remaining(on: clock) }
      runs = []
    } else if let last = runs.last, let merged = last.merged(into: animation, way: way, on: clock) {
      way += last.remaining(on: clock)
      custom = merged
      runs.removeLast()
    }
    guard way.magnitudeSquared.isFinite, way != .zero || velocity != .zero else { return nil }
    let duration = animation.curve.duration(way, velocity: velocity, custom: custom)
    guard duration > 0 else { return nil }
    return AnimationRun(
      animation: animation, way: way, velocity: velocity, custom: custom, start: clock.time,
      end: AnimationClock.quantized(clock.time + duration))
  }
}

/// One animation on its way.
@MainActor struct AnimationRun<V: VectorArithmetic> {
  let animation: Animation
  let way: V
  /// What it took over.
  let velocity: V
  let custom: CustomRun<V>?
  let start, end: Double

  /// At rest there is nothing before a run any more; what repeats for ever counts as at its end.
  func remaining(on clock: AnimationClock) -> V {
    guard clock.isLive, clock.time < end else { return .zero }
    return way - animation.curve.traveled(way, velocity: velocity, at: clock.time - start, custom: custom)
  }

  func velocity(on clock: AnimationClock) -> V {
    guard clock.time < end else { return .zero }
    return animation.curve.velocity(way, velocity: velocity, at: clock.time - start, custom: custom)
  }

  /// What an author's own animation takes over from this one, if it wants to.
  func merged(into next: Animation, way: V, on clock: AnimationClock) -> CustomRun<V>? {
    guard case .custom = next.curve, let author = next.curve.customAnimation, let custom else { return nil }
    let time = clock.time - start
    var context = custom.context(of: self.way, at: time)
    guard author.shouldMerge(previous: animation, value: way, time: time, context: &context) else { return nil }
    return CustomRun(author, context: context)
  }
}

/// What an identity node keeps of the values that were resolved at its place.
@MainActor package final class NodeAnimation {
  private struct Entry {
    let type: ObjectIdentifier
    let slot: AnyObject
    /// Whether it was asked for in this pass.
    var isTaken: Bool
  }

  /// Few: a place shows a style, a shape, an offset.
  private var entries: [Entry] = []
  private var pass = 0

  package init() {}

  /// The next slot for values of this kind; the first one in each pass is always the same.
  func slot<Slot: AnyObject>(for kind: Any.Type, pass: Int, make: () -> Slot) -> Slot {
    if self.pass != pass {
      self.pass = pass
      restart()
    }
    let type = ObjectIdentifier(kind)
    for index in entries.indices where !entries[index].isTaken && entries[index].type == type {
      guard let known = entries[index].slot as? Slot else { continue }
      entries[index].isTaken = true
      return known
    }
    let made = make()
    entries.append(Entry(type: type, slot: made, isTaken: true))
    return made
  }

  /// Counts slots from the first again: the place is resolved a second time in one pass.
  func restart() {
    for index in entries.indices { entries[index].isTaken = false }
  }
}

// MARK: - Resolving

extension ViewContext {
  /// What the place shows of a value at this moment: the value itself, unless it is on its way there.
  ///
  /// Ask for the same values in the same order each time a place is resolved.
  package func animated<A: Animatable>(_ value: A) -> A {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
    let target = value.animatableData, clock = graph.clock
    let slot = node.animationStore.slot(for: A.AnimatableData.self, pass: graph.currentPass) {
      AnimatedSlot<A.AnimatableData>()
    }
    slot.retarget(to: target, with: transaction, on: clock, keepsRuns: false)
    guard slot.isMoving, let presented = slot.presented(on: clock) else { return value }
    graph.noteTimeRead()
    var value = value
    value.animatableData = presented
    return value
  }
}

extension ViewContext {
  /// The same for values of which only some can be animated.
  package func animatedIfPossible<Value>(_ value: Value) -> Value {
    guard AnimatableTypes.contains(Value.self), let animatable = value as? any Animatable else { return value }
    func animate<A: Animatable>(_ value: A) -> Value? { animated(value) as? Value }
    return animate(animatable) ?? value
  }
}

/// Which types can be animated: asking the runtime takes its time, and views are asked in each pass.
@MainActor private enum AnimatableTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: Any.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isAnimatable = type is any Animatable.Type
    known[ObjectIdentifier(type)] = isAnimatable
    return isAnimatable
  }
}

extension IdentityNode {
  @MainActor package var animationStore: NodeAnimation {
    if let animation { return animation }
    let made = NodeAnimation()
    animation = made
    return made
  }

  /// The places below are resolved a second time in one pass.
  @MainActor func restartAnimations() {
    animation?.restart()
    for child in children.values { child.restartAnimations() }
  }
}
