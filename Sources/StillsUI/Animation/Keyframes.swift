import Foundation
import StillsCore

/// Values over time.
public protocol Keyframes<Value> {
  associatedtype Value

  /// Adds the tracks, each with the part of the value that it moves.
  func _addTracks(to tracks: inout [_KeyframeTrack<Value>])
}

/// A part of a track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable

  func _addKeyframes(to keyframes: inout [_Keyframe<Value>])
}

/// One keyframe: where it leads, how long it takes, and how it gets there.
public struct _Keyframe<Value: Animatable> {
  enum Course {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    /// At once.
    case move
  }

  let target: Value
  /// Nil: as long as the spring needs.
  let duration: TimeInterval?
  let course: Course
}

/// Moves one part of a value.
public struct _KeyframeTrack<Root> {
  /// The seconds that it takes from there.
  let duration: (Root) -> TimeInterval
  let update: (inout Root, _ start: Root, TimeInterval) -> Void

  init<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [_Keyframe<Value>]) {
    func path(_ start: Root) -> KeyframePath<Value> { KeyframePath(from: start[keyPath: keyPath], keyframes) }
    duration = { path($0).duration }
    update = { root, start, time in root[keyPath: keyPath] = path(start).value(at: time) }
  }
}

/// Keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\Root.self, content())
  }

  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  public func _addTracks(to tracks: inout [_KeyframeTrack<Root>]) {
    var keyframes: [_Keyframe<Value>] = []
    content._addKeyframes(to: &keyframes)
    tracks.append(_KeyframeTrack(keyPath, keyframes))
  }
}

// MARK: - Keyframes

/// Straight to a value, as fast as a curve says.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(target: to, duration: duration, course: .linear(timingCurve))
  }

  public func _addKeyframes(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Along a cubic curve; several in sequence make one smooth curve through their values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(
      target: to, duration: duration,
      course: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  public func _addKeyframes(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// By a spring; without a duration until it rests.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = _Keyframe(
      target: to, duration: duration, course: .spring(spring, start: startVelocity?.animatableData))
  }

  public func _addKeyframes(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// At once to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value) { keyframe = _Keyframe(target: to, duration: 0, course: .move) }

  public func _addKeyframes(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

// MARK: - Builders

/// Several tracks.
public struct _KeyframeList<Value>: Keyframes {
  fileprivate let tracks: [_KeyframeTrack<Value>]

  public func _addTracks(to tracks: inout [_KeyframeTrack<Value>]) { tracks += self.tracks }
}

/// Several keyframes of one track.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  fileprivate let keyframes: [_Keyframe<Value>]

  public func _addKeyframes(to keyframes: inout [_Keyframe<Value>]) { keyframes += self.keyframes }
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Keyframes outside of tracks are one track of the whole value.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<A: Keyframes, K: Keyframes>(
    accumulated: A, next: K
  ) -> _KeyframeList<Value> where A.Value == Value, K.Value == Value {
    var tracks: [_KeyframeTrack<Value>] = []
    accumulated._addTracks(to: &tracks)
    next._addTracks(to: &tracks)
    return _KeyframeList(tracks: tracks)
  }

  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> _KeyframeSequence<Value> where A.Value == Value, K.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(tracks: []) }

  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value { KeyframeTrackContentBuilder<Value>.buildArray(components) }

  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
  where K.Value == Value { KeyframeTrackContentBuilder<Value>.buildEither(first: component) }

  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
  where K.Value == Value { KeyframeTrackContentBuilder<Value>.buildEither(second: component) }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack<Value, Value, K>(\Value.self) { component }
  }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> _KeyframeSequence<Value> where A.Value == Value, K.Value == Value {
    _KeyframeSequence(keyframes: list(accumulated).keyframes + list(next).keyframes)
  }

  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: []) }

  public static func buildOptional<K: KeyframeTrackContent>(_ content: K?) -> _KeyframeSequence<Value>
  where K.Value == Value { list(content) }

  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value>
  where K.Value == Value { list(first) }

  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSequence<Value>
  where K.Value == Value { list(second) }

  public static func buildArray<K: KeyframeTrackContent>(_ content: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value {
    var keyframes: [_Keyframe<Value>] = []
    for part in content { part._addKeyframes(to: &keyframes) }
    return _KeyframeSequence(keyframes: keyframes)
  }

  private static func list<K: KeyframeTrackContent>(_ part: K?) -> _KeyframeSequence<Value> where K.Value == Value {
    var keyframes: [_Keyframe<Value>] = []
    part?._addKeyframes(to: &keyframes)
    return _KeyframeSequence(keyframes: keyframes)
  }
}
