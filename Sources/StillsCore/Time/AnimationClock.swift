import Foundation
import StillsGeometry

/// The screen's own time: what waits for a moment of it, what moves on it, and how the changes of this pass are
/// animated. Nothing but an explicit advance moves it.
@MainActor package final class AnimationClock {
  /// Virtual seconds since the screen came up.
  package var time: Double = 0
  /// What was asked for, before rounding: many small steps add up to what one large step is.
  private var exactTime: Double = 0
  /// Whether changes take their time. At rest they are over at once.
  package private(set) var isLive = false
  /// How the change that this pass shows is animated; empty when only time has passed.
  package private(set) var root = Transaction()
  /// Another number for each change: passes that only follow up on one share its number.
  package private(set) var change = 0
  /// Whether only time has passed.
  private(set) var isTick = true
  /// Whether something in this pass may begin to move.
  var passIsAnimated = false
  package private(set) var isInPass = false
  /// The change that waits for a pass.
  private var pending: Transaction?
  /// When the last of what ends comes to rest.
  private var lastEnd: Double = 0
  private var events: [Event] = []
  private var eventNumber = 0
  /// What could not be shown as asked, until somebody takes it.
  private var notes: [String] = []
  /// What moves from place to place, and what stays while it leaves.
  let motion = FrameMotion()

  private struct Event {
    let time: Double
    let number: Int
    /// Comes again and again: nobody waits for it to end.
    let isEndless: Bool
    let action: @MainActor () -> Void
  }

  nonisolated init() {}

  /// Moments are told apart by the nanosecond.
  nonisolated static func quantized(_ time: Double) -> Double {
    time.isFinite ? (time * 1e9).rounded() / 1e9 : time
  }
}

// MARK: - Moving

extension AnimationClock {
  /// Changes from now on take their time.
  func start() -> [IdentityNode?] {
    isLive = true
    return []
  }

  /// Changes from now on are over at once, and so is all that still moves. The answer are the places that views have left
  /// which were still drawn.
  func rest() -> [IdentityNode?] {
    isLive = false
    return motion.rest()
  }

  /// Nothing happens any more.
  func tearDown() {
    (events, pending) = ([], nil)
    motion.tearDown()
  }

  /// The moment that lies so many seconds ahead. Time does not go back.
  func moment(after seconds: Double) -> Double {
    guard seconds.isFinite, seconds > 0 else { return exactTime }
    return exactTime + seconds
  }

  func set(_ moment: Double) {
    guard moment.isFinite, moment > exactTime else { return }
    exactTime = moment
    time = max(time, Self.quantized(moment))
  }

  /// What happens up to a moment is due one moment after the other.
  package func nextMoment(upTo limit: Double) -> Double? {
    guard let next = events.first?.time, next <= Self.quantized(limit) else { return nil }
    return max(next, time)
  }

  /// The actions that are due, in order.
  func takeDue() -> [@MainActor () -> Void] {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return due.map(\.action)
  }

  /// When everything that ends has ended; nil when it has.
  var restMoment: Double? {
    let end = max(lastEnd, events.last { !$0.isEndless }?.time ?? 0)
    return end > time || events.contains { !$0.isEndless } ? max(end, time) : nil
  }

  func note(_ message: String) { notes.append(message) }

  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// Whether something waits for its moment that does not come again and again.
  var hasPlans: Bool { events.contains { !$0.isEndless } }

  /// Runs `action` at a moment of this clock, between two passes. `isEndless`: settling does not wait for it.
  package func schedule(at moment: Double, isEndless: Bool = false, _ action: @escaping @MainActor () -> Void) {
    guard moment.isFinite else { return }
    eventNumber += 1
    let event = Event(
      time: Self.quantized(max(moment, time)), number: eventNumber, isEndless: isEndless, action: action)
    let place = events.firstIndex { $0.time > event.time } ?? events.count
    events.insert(event, at: place)
  }
}

// MARK: - Changes

extension AnimationClock {
  /// A change has been made; it is shown by the next pass, animated as the code around says.
  func noteChange() {
    let current = CurrentTransaction.value
    // The usual case: one of many changes that nothing is said about.
    if let pending, pending.isPlain, current.isPlain { return }
    for completion in current.completions { completion.isAdopted = true }
    guard let waiting = pending else {
      pending = current
      return
    }
    if let merged = waiting.merged(with: current) {
      pending = merged
    } else if waiting.isPlain {
      // Nothing begins to move that would have had to be shown before: what is said now holds for all.
      pending = current
    } else {
      pending?.add(current.completions)
    }
  }

  /// Whether changes wait for a pass of their own before others are made. `isAction`: they are made while no passes follow
  /// each other, so that what they begin takes its time even if the screen is still at rest.
  func mustShow(before next: Transaction, isAction: Bool) -> Bool {
    guard let pending, !isInPass, pending.merged(with: next) == nil else { return false }
    return [pending, next].contains { transaction in
      if isAction, !transaction.disablesAnimations, transaction.animation != nil { return true }
      return animation(of: transaction) != nil
    }
  }

  /// `follows`: the pass follows up on the change before.
  func beginPass(follows: Bool) {
    isInPass = true
    passIsAnimated = false
    if let pending {
      root = pending
      isTick = false
      change += 1
      self.pending = nil
    } else if !follows {
      root = Transaction()
      isTick = true
      change += 1
    }
    if animation(of: root) != nil { passIsAnimated = true }
  }

  /// Completions of what this pass has begun wait for their moment; where nothing has begun they are due now.
  func endPass() {
    isInPass = false
    for completion in root.completions { complete(completion) }
    root.completions = []
  }

  private func complete(_ completion: AnimationCompletion) {
    guard let end = completion.end else { return PendingAction.add(completion.action) }
    if end.isFinite { schedule(at: end, isEndless: completion.isEndless, completion.action) }
  }

  /// What a transaction comes to: at rest only what repeats for ever begins at all.
  func animation(of transaction: Transaction) -> Animation? {
    guard !transaction.disablesAnimations, let animation = transaction.animation else { return nil }
    return isLive || animation.isEndless ? animation : nil
  }

  func note(_ animation: Animation, end: Double, for transaction: Transaction) {
    if end.isFinite, !transaction.isEndless { lastEnd = max(lastEnd, end) }
    for completion in transaction.completions {
      let logical = Self.quantized(time + animation.curve.logicalDuration(ending: end - time))
      completion.note(completion.criteria == .logicallyComplete ? logical : end)
    }
  }

  /// Something stays until then.
  func wait(until end: Double) { if end.isFinite { lastEnd = max(lastEnd, end) } }
}
