import Foundation

/// A damped spring, by its mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
  public let mass, stiffness, damping: Double
  private let allowsOverdamping: Bool

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    (self.mass, self.stiffness, self.damping, allowsOverdamping) = (mass, stiffness, damping, allowOverDamping)
  }

  /// `response`: seconds of one swing without damping; a ratio of 1 does not overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// `bounce` from -1 (flat) over 0 (no overshoot) to 1 (swings on).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The envelope e^(-ζωt) falls below epsilon at the settling time.
    let decay = -log(max(epsilon, 1e-9)) / max(settlingDuration, 1e-6)
    self.init(response: 2 * .pi * max(dampingRatio, 1e-6) / decay, dampingRatio: dampingRatio)
  }

  private var frequency: Double { (stiffness / max(mass, 1e-9)).squareRoot() }
  public var response: Double { frequency > 0 ? 2 * .pi / frequency : .infinity }
  public var dampingRatio: Double { frequency > 0 ? damping / (2 * frequency * mass) : 1 }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

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

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }

  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  public var inverse: UnitCurve { UnitCurve(x1: y1, y1: x1, x2: y2, y2: x2) }
}
