import Foundation
import StillsCore

/// The way of one property from keyframe to keyframe.
struct KeyframePath<Value: Animatable> {
  private struct Segment {
    let start, duration: TimeInterval
    let from: Value.AnimatableData
    let target: Value
    let value: (TimeInterval) -> Value.AnimatableData
  }

  private let initial: Value
  private var segments: [Segment] = []
  private(set) var duration: TimeInterval = 0

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    var value = initial.animatableData, speed = Value.AnimatableData.zero
    for index in keyframes.indices {
      let keyframe = keyframes[index], target = keyframe.target.animatableData
      let segment = Self.course(
        of: keyframe, from: value, at: speed, next: keyframes.dropFirst(index + 1).first, before: duration > 0)
      segments.append(
        Segment(
          start: duration, duration: segment.duration, from: value, target: keyframe.target, value: segment.value))
      duration += segment.duration
      (value, speed) = (target, segment.endVelocity)
    }
  }

  /// After the last keyframe its value stays.
  func value(at time: TimeInterval) -> Value {
    guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
    let moment = time - segment.start
    var value = segment.target
    if moment < segment.duration { value.animatableData = segment.value(moment) }
    return value
  }

  private typealias Course = (
    duration: TimeInterval, endVelocity: Value.AnimatableData, value: (TimeInterval) -> Value.AnimatableData
  )

  private static func course(
    of keyframe: _Keyframe<Value>, from start: Value.AnimatableData, at speed: Value.AnimatableData,
    next: _Keyframe<Value>?, before hasBefore: Bool
  ) -> Course {
    let target = keyframe.target.animatableData, way = target - start
    func seconds(_ duration: TimeInterval?) -> TimeInterval { duration.map { $0.isFinite ? max($0, 0) : 0 } ?? 0 }
    let duration = seconds(keyframe.duration)
    switch keyframe.course {
    case .move: return (0, .zero, { _ in target })
    case .linear(let curve):
      let end = duration > 0 ? way.scaled(by: curve.velocity(at: 1) / duration) : .zero
      return (duration, end, { start + way.scaled(by: curve.value(at: $0 / duration)) })
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity ?? speed
      let settling = spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: 0.001)
      let length = keyframe.duration == nil ? (settling.isFinite ? settling : 0) : duration
      return (
        length, spring.velocity(target: way, initialVelocity: velocity, time: length),
        { start + spring.value(target: way, initialVelocity: velocity, time: $0) }
      )
    case .cubic(let startVelocity, let endVelocity):
      let first = startVelocity ?? speed
      let last = endVelocity ?? knotVelocity(from: start, keyframe: keyframe, duration: duration, next: next)
      return (duration, last, { hermite(start, target, first, last, duration: duration, at: $0) })
    }
  }

  /// Through a value between two cubic keyframes as a Catmull–Rom curve goes: as fast as the way from neighbour to
  /// neighbour. At the end, and before keyframes of other kinds, it comes to a stop (chosen: no source).
  private static func knotVelocity(
    from start: Value.AnimatableData, keyframe: _Keyframe<Value>, duration: TimeInterval, next: _Keyframe<Value>?
  ) -> Value.AnimatableData {
    guard let next, case .cubic(let following, _) = next.course, let length = next.duration, length + duration > 0
    else { return .zero }
    return following ?? (next.target.animatableData - start).scaled(by: 1 / (length + duration))
  }

  private static func hermite(
    _ start: Value.AnimatableData, _ end: Value.AnimatableData, _ startVelocity: Value.AnimatableData,
    _ endVelocity: Value.AnimatableData, duration: TimeInterval, at time: TimeInterval
  ) -> Value.AnimatableData {
    let t = time / duration, square = t * t, cube = square * t
    return start.scaled(by: 2 * cube - 3 * square + 1) + end.scaled(by: 3 * square - 2 * cube)
      + startVelocity.scaled(by: (cube - 2 * square + t) * duration)
      + endVelocity.scaled(by: (cube - square) * duration)
  }
}

/// Keyframes as values over time, without a view.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrack<Value>]
  /// Seconds until the last track ends.
  public let duration: TimeInterval

  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.init(from: initialValue, content())
  }

  init<Content: Keyframes>(from initial: Value, _ content: Content) where Content.Value == Value {
    var tracks: [_KeyframeTrack<Value>] = []
    content._addTracks(to: &tracks)
    (self.initial, self.tracks) = (initial, tracks)
    duration = tracks.map { $0.duration(initial) }.max() ?? 0
  }

  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.update(&value, initial, max(time, 0)) }
    return value
  }

  /// `progress` from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
