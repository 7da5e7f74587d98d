import Foundation
import StillsCore
import StillsGeometry

/// Something a finger does. In a still no finger is down; the steps of a script bring one.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Watches a finger for the gesture. Gestures with a `body` are what it is.
  static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    Body._recognizer(of: gesture.body, in: place)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the vocabulary brings: it is made of no others.
@MainActor @preconcurrency public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

// MARK: - Recognizing

/// Where a gesture waits: how the coordinates of its view lie, and what the spaces around are called.
public struct _GesturePlace {
  let space: TouchSpace
  let coordinateSpaces: [AnyHashable: CGRect]
  /// Whether it is only tried if the gesture would happen: then nobody is told.
  let isRehearsal: Bool
  /// Seconds since 1970 at which the finger comes down.
  let start: TimeInterval

  /// A point of the screen, in the coordinates asked for.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return self.space.local(point)
    case .global: return point
    case .named(let name):
      let place = point.applying(self.space.toLayout)
      guard let frame = coordinateSpaces[name] else { return place }
      return CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    }
  }
}

/// What a gesture makes of a finger so far.
public enum _GesturePhase<Value> {
  /// It may still be; a value where there is one to show already.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var progress: TouchProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// What is known of the gesture while it goes on.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Watches one finger for one gesture.
@MainActor public struct _GestureRecognizer<Value> {
  let handle: @MainActor (TouchEvent) -> _GesturePhase<Value>
  /// No event will come any more.
  var finish: @MainActor () -> _GesturePhase<Value> = { .failed }
  var tapCount = 1
  /// When it sees what it waits for if the finger just stays, in seconds since that came down.
  var deadline: @MainActor () -> TimeInterval? = { nil }

  init(
    tapCount: Int = 1, handle: @escaping @MainActor (TouchEvent) -> _GesturePhase<Value>,
    finish: @escaping @MainActor () -> _GesturePhase<Value> = { .failed }
  ) {
    (self.tapCount, self.handle, self.finish) = (tapCount, handle, finish)
  }

  /// Tells `look` each phase; a gesture that is over is told once.
  func watching(
    _ look: @escaping @MainActor (_GesturePhase<Value>) -> Void, finished: @escaping @MainActor () -> Void = {}
  ) -> _GestureRecognizer<Value> {
    let state = WatchState()
    func tell(_ phase: _GesturePhase<Value>) -> _GesturePhase<Value> {
      if !state.isOver { look(phase) }
      state.isOver = state.isOver || phase.isOver
      return phase
    }
    var watched = _GestureRecognizer(
      tapCount: tapCount, handle: { tell(handle($0)) },
      finish: {
        let phase = tell(finish())
        finished()
        return phase
      })
    watched.deadline = deadline
    return watched
  }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> _GestureRecognizer<Other> {
    var mapped = _GestureRecognizer<Other>(
      tapCount: tapCount, handle: { handle($0).map(transform) }, finish: { finish().map(transform) })
    mapped.deadline = deadline
    return mapped
  }
}

private final class WatchState { var isOver = false }

// MARK: - Telling

nonisolated extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }

  public func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: transform)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// No keyboard is there to hold a key on: a gesture that wants one never happens.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, needsKeys: !modifiers.isEmpty)
  }
}

nonisolated public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public static func _recognizer(
    of gesture: Self, in place: _GesturePlace
  ) -> _GestureRecognizer<Base.Value> {
    let inner = Base._recognizer(of: gesture.base, in: place)
    guard !place.isRehearsal else { return inner }
    let last = LastValue<Base.Value>()
    return inner.watching { phase in
      // The end of a gesture is not a change, unless nothing was told before.
      guard let value = phase.value else { return }
      if phase.isOver, last.value != nil || Base.Value.self == Void.self { return }
      if let known = last.value, areEqual(known, value) { return }
      last.value = value
      gesture.action(value)
    }
  }
}

nonisolated public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public static func _recognizer(
    of gesture: Self, in place: _GesturePlace
  ) -> _GestureRecognizer<Base.Value> {
    let inner = Base._recognizer(of: gesture.base, in: place)
    guard !place.isRehearsal else { return inner }
    return inner.watching { phase in
      if case .ended(let value) = phase { gesture.action(value) }
    }
  }
}

nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public static func _recognizer(
    of gesture: Self, in place: _GesturePlace
  ) -> _GestureRecognizer<Base.Value> {
    let inner = Base._recognizer(of: gesture.base, in: place)
    guard !place.isRehearsal else { return inner }
    return inner.watching { phase in
      if phase.isOver { return gesture.state.reset() }
      guard let value = phase.value else { return }
      gesture.state.update { gesture.update(value, &$0, &$1) }
    } finished: {
      gesture.state.reset()
    }
  }
}

nonisolated public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    Base._recognizer(of: gesture.base, in: place).map(gesture.transform)
  }
}

nonisolated public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let needsKeys: Bool

  @MainActor public static func _recognizer(
    of gesture: Self, in place: _GesturePlace
  ) -> _GestureRecognizer<Base.Value> {
    guard gesture.needsKeys else { return Base._recognizer(of: gesture.base, in: place) }
    return _GestureRecognizer { _ in .failed }
  }
}

nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor (_GesturePlace) -> _GestureRecognizer<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { T._recognizer(of: gesture, in: $0) } }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    gesture.make(place)
  }
}
