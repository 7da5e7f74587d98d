import Foundation
import StillsGeometry

/// One run of an author's own animation. What it keeps is carried from frame to frame of an even beat from its start,
/// so that the value at a moment is the same whichever moments were asked for before.
final class CustomRun<V: VectorArithmetic> {
  /// Frames a second: those of the fastest screens.
  private static var beat: Double { 120 }
  /// An animation that goes on for longer counts as endless after so many seconds.
  private static var limit: Double { 60 }

  private let animation: any CustomAnimation
  private var context: AnimationContext<V>
  private var frame = 0
  private let start: AnimationContext<V>
  private var knownDuration: Double?

  /// Nil where no part of the curve is an author's own.
  init?(_ curve: AnimationCurve, way: V) {
    guard let animation = curve.customAnimation else { return nil }
    self.animation = animation
    start = AnimationContext()
    context = start
  }

  /// The animation goes on from what the one before kept.
  init(_ animation: any CustomAnimation, context: AnimationContext<V>) {
    (self.animation, self.context, start) = (animation, context, context)
  }

  func traveled(_ way: V, at time: Double) -> V {
    guard time < duration(of: way) else { return way }
    var context = context(of: way, at: time)
    return animation.animate(value: way, time: max(time, 0), context: &context) ?? way
  }

  func context(of way: V, at time: Double) -> AnimationContext<V> {
    let last = Int(min(max(time, 0), Self.limit) * Self.beat)
    if last < frame { (frame, context) = (0, start) }
    while frame < last {
      _ = animation.animate(value: way, time: Double(frame) / Self.beat, context: &context)
      frame += 1
    }
    return context
  }

  func duration(of way: V) -> Double {
    if let knownDuration { return knownDuration }
    var context = start, frame = 0
    while Double(frame) / Self.beat <= Self.limit {
      let time = Double(frame) / Self.beat
      if animation.animate(value: way, time: time, context: &context) == nil {
        knownDuration = time
        return time
      }
      frame += 1
    }
    knownDuration = .infinity
    return .infinity
  }
}

extension AnimationCurve {
  var customAnimation: (any CustomAnimation)? {
    switch self {
    case .custom(let base): base.base as? any CustomAnimation
    case .delayed(let curve, _), .faster(let curve, _), .repeated(let curve, _, _), .completing(let curve, _):
      curve.customAnimation
    case .timing, .spring: nil
    }
  }
}

// MARK: - For authors who build on animations

extension Animation {
  /// How much of `value` is behind after `time` seconds; nil once all is.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let own = curve.customAnimation, case .custom = curve {
      return own.animate(value: value, time: time, context: &context)
    }
    let custom = CustomRun(curve, way: value)
    guard time < curve.duration(value, velocity: .zero, custom: custom) else { return nil }
    return curve.traveled(value, velocity: .zero, at: time, custom: custom)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let custom = CustomRun(curve, way: value)
    guard time < curve.duration(value, velocity: .zero, custom: custom) else { return nil }
    return curve.velocity(value, velocity: .zero, at: time, custom: custom)
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if let own = curve.customAnimation {
      return own.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
    return curve.mergeableSpring != nil && previous.curve.mergeableSpring != nil
  }
}
