import Foundation

/// How a change passes from one value to the next. Stills are taken at rest: only the end of an animation is drawn.
public struct Animation: Hashable, Sendable {
  /// The course of one run.
  package indirect enum Curve: Hashable {
    /// A cubic curve through (0, 0) and (1, 1) with two control points.
    case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    case spring(Spring, initialVelocity: Double)
    case delayed(Curve, by: Double)
    case faster(Curve, by: Double)
    /// Nil: without end.
    case repeated(Curve, count: Int?, autoreverses: Bool)
    /// An author's own.
    case custom(AnyHashable)
  }

  package var curve: Curve

  private init(_ curve: Curve) { self.curve = curve }

  public init<A: CustomAnimation>(_ base: A) {
    nonisolated(unsafe) let base = AnyHashable(base)
    self.init(.custom(base))
  }

  public static let `default` = Animation.smooth
}

extension Animation.Curve: @unchecked Sendable {}

// MARK: - Curves

extension Animation {
  /// Seconds, where none are given (SwiftUI's documented default).
  private static let usualDuration = 0.35

  public static let linear = linear(duration: usualDuration)
  public static let easeIn = easeIn(duration: usualDuration)
  public static let easeOut = easeOut(duration: usualDuration)
  public static let easeInOut = easeInOut(duration: usualDuration)

  public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
  }
}

// MARK: - Springs

extension Animation {
  public static let spring = spring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static let interactiveSpring = interactiveSpring()

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring() }
}

// MARK: - Changing

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, by: delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(.faster(curve, by: speed)) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

// MARK: - One's own

/// An animation of an author's own; a still draws its end.
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
