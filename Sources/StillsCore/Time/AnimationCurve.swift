import Foundation
import StillsGeometry

/// The course of one run of an animation.
package indirect enum AnimationCurve: Hashable, @unchecked Sendable {
  case timing(UnitCurve, duration: Double)
  /// `initialVelocity` in ways a second.
  case spring(Spring, initialVelocity: Double)
  case delayed(AnimationCurve, by: Double)
  case faster(AnimationCurve, by: Double)
  /// Nil: without end.
  case repeated(AnimationCurve, count: Int?, autoreverses: Bool)
  case completing(AnimationCurve, after: Double)
  /// An author's own.
  case custom(AnyHashable)
}

extension AnimationCurve {
  var description: String {
    switch self {
    case .timing(let curve, let duration): "timing(\(curve.shape), \(NumberText.string(duration))s)"
    case .spring(let spring, _):
      "spring(response \(NumberText.string(spring.response)), damping \(NumberText.string(spring.dampingRatio)))"
    case .delayed(let curve, let delay): "\(curve.description) after \(NumberText.string(delay))s"
    case .faster(let curve, let speed): "\(curve.description) at \(NumberText.string(speed))×"
    case .repeated(let curve, let count, _): "\(curve.description) \(count.map { "\($0) times" } ?? "for ever")"
    case .completing(let curve, _): curve.description
    case .custom(let base): TypeNames.plainName(of: type(of: base.base))
    }
  }

  /// The spring that a new target can take over in full swing.
  var mergeableSpring: Spring? {
    switch self {
    case .spring(let spring, _): spring
    case .completing(let curve, _): curve.mergeableSpring
    case .timing, .delayed, .faster, .repeated, .custom: nil
    }
  }

  /// Whether the curve says nothing about values but progress: all but an author's own.
  var isEndless: Bool {
    switch self {
    case .repeated(_, let count, _): count == nil
    case .delayed(let curve, _), .faster(let curve, _), .completing(let curve, _): curve.isEndless
    case .timing, .spring, .custom: false
    }
  }
}

// MARK: - Following the curve

extension AnimationCurve {
  /// How much of `way` is behind after `time` seconds. `velocity` is what a spring takes over from the one before.
  func traveled<V: VectorArithmetic>(_ way: V, velocity: V, at time: Double, custom: CustomRun<V>?) -> V {
    switch self {
    case .timing(let curve, let duration):
      return way.scaled(by: duration > 0 ? curve.value(at: time / duration) : 1)
    case .spring(let spring, let initial):
      return spring.value(target: way, initialVelocity: velocity + way.scaled(by: initial), time: time)
    case .delayed(let curve, let delay):
      return time < delay ? .zero : curve.traveled(way, velocity: velocity, at: time - delay, custom: custom)
    case .faster(let curve, let speed):
      guard speed > 0 else { return .zero }
      return curve.traveled(way, velocity: velocity.scaled(by: 1 / speed), at: time * speed, custom: custom)
    case .repeated(let curve, let count, let autoreverses):
      let length = curve.duration(way, velocity: velocity, custom: custom)
      guard length > 0, length.isFinite else { return way }
      let round = (max(time, 0) / length).rounded(.down)
      if let count, round >= Double(max(count, 1)) { return way }
      let moment = max(time, 0) - round * length
      let isBackward = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      return curve.traveled(way, velocity: velocity, at: isBackward ? length - moment : moment, custom: custom)
    case .completing(let curve, _): return curve.traveled(way, velocity: velocity, at: time, custom: custom)
    case .custom: return custom?.traveled(way, at: time) ?? way
    }
  }

  /// Units a second at that moment.
  func velocity<V: VectorArithmetic>(_ way: V, velocity: V, at time: Double, custom: CustomRun<V>?) -> V {
    switch self {
    case .spring(let spring, let initial):
      return spring.velocity(target: way, initialVelocity: velocity + way.scaled(by: initial), time: time)
    case .completing(let curve, _): return curve.velocity(way, velocity: velocity, at: time, custom: custom)
    case .timing, .delayed, .faster, .repeated, .custom:
      let step = 1e-4, early = max(time - step, 0)
      let way = traveled(way, velocity: velocity, at: time + step, custom: custom)
      let before = traveled(way, velocity: velocity, at: early, custom: custom)
      return (way - before).scaled(by: 1 / (time + step - early))
    }
  }

  /// Seconds until the target is reached; infinite where it never is.
  func duration<V: VectorArithmetic>(_ way: V, velocity: V, custom: CustomRun<V>?) -> Double {
    switch self {
    case .timing(_, let duration): return duration.isFinite ? max(duration, 0) : 0
    case .spring(let spring, let initial):
      let velocity = velocity + way.scaled(by: initial)
      let size = way.length + velocity.length / max(spring.frequency, 1e-9)
      return spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: size * Self.springRest)
    case .delayed(let curve, let delay):
      return max(delay.isFinite ? delay : 0, 0) + curve.duration(way, velocity: velocity, custom: custom)
    case .faster(let curve, let speed):
      guard speed > 0 else { return .infinity }
      return curve.duration(way, velocity: velocity.scaled(by: 1 / speed), custom: custom) / speed
    case .repeated(let curve, let count, _):
      guard let count else { return .infinity }
      return curve.duration(way, velocity: velocity, custom: custom) * Double(max(count, 1))
    case .completing(let curve, _): return curve.duration(way, velocity: velocity, custom: custom)
    case .custom: return custom?.duration(of: way) ?? 0
    }
  }

  /// The part of its way that a spring which has come to rest may still have before it (chosen: less than a pixel on
  /// any screen).
  static let springRest = 1e-4

  /// Seconds until the change counts as done: a spring still has its tail before it then.
  func logicalDuration(ending end: Double) -> Double {
    switch self {
    case .completing(_, let after): return max(after, 0)
    case .spring(let spring, _): return min(spring.duration, end)
    case .delayed(let curve, let delay): return max(delay, 0) + curve.logicalDuration(ending: end - max(delay, 0))
    case .faster(let curve, let speed): return speed > 0 ? curve.logicalDuration(ending: end * speed) / speed : end
    case .timing, .repeated, .custom: return end
    }
  }
}

extension Animation {
  package var isEndless: Bool { curve.isEndless }

  /// Seconds that a change of one unit takes; infinite for what repeats for ever.
  package var duration: Double {
    let way = 1.0
    return curve.duration(way, velocity: 0, custom: CustomRun(curve, way: way))
  }

  package var logicalDuration: Double { curve.logicalDuration(ending: duration) }
}
