import Foundation
import StillsGeometry

/// A damped spring, by its mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
  public let mass, stiffness, damping: Double
  private let allowsOverdamping: Bool

  /// Without `allowOverDamping` a spring that is damped more than critically counts as critically damped.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    (self.mass, self.stiffness, self.damping, allowsOverdamping) = (mass, stiffness, damping, allowOverDamping)
  }

  /// `response`: seconds of one swing without damping; a ratio of 1 does not overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
  }

  /// `bounce` from -1 (flat) over 0 (no overshoot) to 1 (swings on).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The envelope e^(-ζωt) falls below epsilon at the settling time.
    let decay = -Double(Trigonometry.logarithm(max(epsilon, 1e-9))) / max(settlingDuration, 1e-6)
    self.init(response: 2 * .pi * max(dampingRatio, 1e-6) / decay, dampingRatio: dampingRatio)
  }

  /// Radians a second, without damping.
  package var frequency: Double { max(stiffness / max(mass, 1e-9), 0).squareRoot() }
  public var response: Double { frequency > 0 ? 2 * .pi / frequency : .infinity }
  public var dampingRatio: Double { frequency > 0 ? damping / (2 * frequency * mass) : 1 }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The ratio that the spring moves with.
  private var effectiveRatio: Double {
    let ratio = dampingRatio
    guard ratio.isFinite else { return 1 }
    return ratio > 1 && !allowsOverdamping ? 1 : max(ratio, 0)
  }

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Moving

extension Spring {
  /// Where a spring that lets go at 0 is, for one unit to go and for one unit a second of initial velocity.
  package struct Course: Equatable {
    package var step, push: Double
    package var stepVelocity, pushVelocity: Double
  }

  package func course(at time: TimeInterval) -> Course {
    let omega = frequency, zeta = effectiveRatio, t = max(time, 0)
    guard omega > 0, omega.isFinite else { return Course(step: 0, push: t, stepVelocity: 0, pushVelocity: 1) }
    func e(_ x: Double) -> Double { Double(Trigonometry.exponential(CGFloat(x))) }
    let push: Double, pushVelocity: Double, step: Double
    if abs(zeta - 1) < 1e-6 {
      let decay = e(-omega * t)
      (push, pushVelocity, step) = (t * decay, (1 - omega * t) * decay, 1 - (1 + omega * t) * decay)
    } else if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot(), decay = e(-zeta * omega * t)
      let (sine, cosine) = Trigonometry.sineAndCosine(CGFloat(damped * t))
      let (s, c, share) = (Double(sine), Double(cosine), zeta * omega / damped)
      (push, pushVelocity, step) = (decay * s / damped, decay * (c - share * s), 1 - decay * (c + share * s))
    } else {
      let root = (zeta * zeta - 1).squareRoot()
      let slow = -omega * (zeta - root), fast = -omega * (zeta + root), gap = slow - fast
      let (slowly, quickly) = (e(slow * t), e(fast * t))
      push = (slowly - quickly) / gap
      pushVelocity = (slow * slowly - fast * quickly) / gap
      step = 1 - (slow * quickly - fast * slowly) / gap
    }
    return Course(step: step, push: push, stepVelocity: omega * omega * push, pushVelocity: pushVelocity)
  }

  /// The way from 0 to `target` after `time` seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let course = course(at: time)
    return target.scaled(by: course.step) + initialVelocity.scaled(by: course.push)
  }

  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let course = course(at: time)
    return target.scaled(by: course.stepVelocity) + initialVelocity.scaled(by: course.pushVelocity)
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value, start = value, speed = velocity
    value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// What pulls at a mass there.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until a spring of one unit is closer than a thousandth to its target.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Seconds until the way left is less than `epsilon`, however it swings.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    settlingDuration(
      distance: target.length, velocity: initialVelocity.length,
      combined: { share in (initialVelocity - target.scaled(by: share)).length }, epsilon: epsilon)
  }

  /// `combined` answers how long initial velocity minus a share of the way is.
  private func settlingDuration(
    distance: Double, velocity: Double, combined: (Double) -> Double, epsilon: Double
  ) -> TimeInterval {
    let omega = frequency, zeta = effectiveRatio
    guard epsilon > 0, omega > 0, omega.isFinite, distance.isFinite, velocity.isFinite else { return 0 }
    guard zeta > 0 else { return .infinity }
    if distance <= 0, velocity <= 0 { return 0 }
    func e(_ x: Double) -> Double { Double(Trigonometry.exponential(CGFloat(x))) }
    let envelope: (Double) -> Double
    var start = 0.0
    if abs(zeta - 1) < 1e-6 {
      let slope = combined(omega)
      envelope = { (distance + slope * $0) * e(-omega * $0) }
      if slope > 0 { start = max(0, 1 / omega - distance / slope) }
    } else if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let swing = combined(zeta * omega) / damped, amplitude = (distance * distance + swing * swing).squareRoot()
      envelope = { amplitude * e(-zeta * omega * $0) }
    } else {
      let root = (zeta * zeta - 1).squareRoot()
      let slow = -omega * (zeta - root), fast = -omega * (zeta + root)
      let (slowShare, fastShare) = (combined(-fast) / (slow - fast), combined(-slow) / (slow - fast))
      envelope = { slowShare * e(slow * $0) + fastShare * e(fast * $0) }
    }
    return crossing(of: envelope, below: epsilon, after: start)
  }

  private func crossing(of envelope: (Double) -> Double, below epsilon: Double, after start: Double) -> Double {
    guard envelope(start) > epsilon else { return start }
    var low = start, high = start + response
    // A spring that swings for an hour swings for ever.
    while envelope(high) > epsilon {
      guard high < 3_600 else { return .infinity }
      (low, high) = (high, start + 2 * (high - start))
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

// MARK: - Between values

extension Spring {
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = toValue
    let start = fromValue.animatableData
    value.animatableData =
      start
      + self.value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = toValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return value
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = toValue
    let start = fromValue.animatableData
    value.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return value
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}

extension VectorArithmetic {
  /// The value times a number.
  public func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }

  package var length: Double { magnitudeSquared.squareRoot() }
}
