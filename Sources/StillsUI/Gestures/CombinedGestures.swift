import Foundation
import StillsCore

/// Both at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    let first = First._recognizer(of: gesture.first, in: place)
    let second = Second._recognizer(of: gesture.second, in: place)
    let state = PairState()
    var pair = _GestureRecognizer<Value>(tapCount: max(first.tapCount, second.tapCount)) { event in
      // One that is over has nothing more to say.
      if !state.first.isOver { state.first = first.handle(event) }
      if !state.second.isOver { state.second = second.handle(event) }
      return state.together
    } finish: {
      if !state.first.isOver { state.first = first.finish() }
      if !state.second.isOver { state.second = second.finish() }
      return state.together
    }
    pair.deadline = { [first.deadline(), second.deadline()].compactMap { $0 }.min() }
    return pair
  }

  private final class PairState {
    var first = _GesturePhase<First.Value>.possible(nil)
    var second = _GesturePhase<Second.Value>.possible(nil)

    var together: _GesturePhase<Value> {
      let value = Value(first: first.value, second: second.value)
      let parts = [first.progress, second.progress]
      if parts.contains(.active) { return .active(value) }
      if parts == [.failed, .failed] { return .failed }
      if !parts.contains(.possible) { return .ended(value) }
      // One has ended, the other may still come.
      if parts.contains(.ended) { return .active(value) }
      return .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }
}

/// The second after the first.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    let first = First._recognizer(of: gesture.first, in: place)
    let second = Second._recognizer(of: gesture.second, in: place)
    let done = LastValue<First.Value>()
    func following(_ phase: _GesturePhase<Second.Value>, after value: First.Value) -> _GesturePhase<Value> {
      switch phase {
      case .possible(let next): .active(.second(value, next))
      case .active(let next): .active(.second(value, next))
      case .ended(let next): .ended(.second(value, next))
      case .failed: .failed
      }
    }
    var sequence = _GestureRecognizer<Value>(tapCount: first.tapCount) { event in
      if let value = done.value { return following(second.handle(event), after: value) }
      let phase = first.handle(event)
      guard case .ended(let value) = phase else { return phase.map { .first($0) } }
      done.value = value
      // A finger that is still down is the second's from here on.
      guard event.phase != .up else { return .active(.second(value, nil)) }
      var down = event
      down.phase = .down
      return following(second.handle(down), after: value)
    } finish: {
      done.value.map { following(second.finish(), after: $0) } ?? .failed
    }
    sequence.deadline = { done.value == nil ? first.deadline() : second.deadline() }
    return sequence
  }
}

/// The first, or the second where the first does not happen.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    let first = First._recognizer(of: gesture.first, in: place)
    // The second is told only when the first has failed: until then what it would see is kept.
    let second = Second._recognizer(of: gesture.second, in: place)
    let state = Waiting()
    func catchUp() -> _GesturePhase<Value> {
      var phase = _GesturePhase<Second.Value>.possible(nil)
      let events = state.events
      state.events = []
      for event in events where !phase.isOver { phase = second.handle(event) }
      return phase.map { .second($0) }
    }
    var either = _GestureRecognizer<Value>(tapCount: max(first.tapCount, second.tapCount)) { event in
      if state.hasFirstFailed { return second.handle(event).map { .second($0) } }
      state.events.append(event)
      let phase = first.handle(event)
      guard case .failed = phase else { return phase.map { .first($0) } }
      state.hasFirstFailed = true
      return catchUp()
    } finish: {
      if state.hasFirstFailed { return second.finish().map { .second($0) } }
      let phase = first.finish()
      guard case .failed = phase else { return phase.map { .first($0) } }
      let late = catchUp()
      if case .possible = late { return second.finish().map { .second($0) } }
      return late
    }
    either.deadline = { state.hasFirstFailed ? second.deadline() : first.deadline() }
    return either
  }

  private final class Waiting {
    var events: [TouchEvent] = []
    var hasFirstFailed = false
  }
}
