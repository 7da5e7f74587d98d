import Foundation
import StillsCore

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

@MainActor @preconcurrency public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. A still shows the layer when all have ended: with its own values, or with those that an animation
/// leaves behind which is not removed and fills forwards.
open class CAAnimation: NSObject, @unchecked Sendable {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var timingFunction: CAMediaTimingFunction?
  /// Nobody is told of an end that is not waited for.
  open var delegate: (any CAAnimationDelegate)?
  public override init() {}
}

open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = Self(rawValue: "auto")
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
}

open class CAAnimationGroup: CAAnimation, @unchecked Sendable { open var animations: [CAAnimation]? }

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}

open class CATransition: CAAnimation, @unchecked Sendable {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
/// As often as there are numbers: what animations without an end are commonly repeated.
public let HUGE = Float.greatestFiniteMagnitude

/// Animations begin when the picture's clock says so: always at the same time.
public func CACurrentMediaTime() -> CFTimeInterval { World.shown.clock }

extension CALayer {
  /// What stays of the animation is drawn; that it moves is reported.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if !leaveBehind(anim) {
      UIKitStage.report("CALayer.add(_:forKey:): animations are not drawn; the layer is shown at rest")
    }
  }
  public func removeAllAnimations() {}
  public func removeAnimation(forKey key: String) {}
  public func animation(forKey key: String) -> CAAnimation? { nil }
  public func animationKeys() -> [String]? { nil }
}

/// Groups of changes; they take effect at once.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func flush() {}
  public static func lock() {}
  public static func unlock() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func disableActions() -> Bool { true }
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  public static func animationDuration() -> CFTimeInterval { 0.25 }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
