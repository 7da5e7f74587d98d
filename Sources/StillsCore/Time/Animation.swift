import Foundation
import StillsGeometry

/// How a change passes from one value to the next, in seconds of the screen's own clock.
public struct Animation: Hashable, Sendable {
  package var curve: AnimationCurve
  /// Over how long a spring that takes the place of another would go over from that one's response to its own.
  var blendDuration: Double = 0

  package init(_ curve: AnimationCurve) { self.curve = curve }

  public init<A: CustomAnimation>(_ base: A) {
    nonisolated(unsafe) let base = AnyHashable(base)
    self.init(.custom(base))
  }

  public static let `default` = Animation.smooth
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { curve.description }
  public var debugDescription: String { curve.description }
}

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
    timingCurve(UnitCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timing(curve, duration: duration))
  }
}

// MARK: - Springs

extension Animation {
  public static let spring = spring(duration: 0.5)
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static let interactiveSpring = interactiveSpring()

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    var animation = Animation(.spring(spring, initialVelocity: 0))
    animation.blendDuration = blendDuration.isFinite ? max(0, blendDuration) : 0
    return animation
  }

  @_disfavoredOverload
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// What `spring()` without numbers means (facts: layout §16).
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
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
  /// Seconds before it starts.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, by: delay)) }
  /// 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation { Animation(.faster(curve, by: speed)) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }

  /// Completions of changes that wait for its logical end run after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(curve, after: duration))
  }
}
