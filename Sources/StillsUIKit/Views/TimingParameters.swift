import Foundation

// How fast changes go is nothing that a still shows: animators run them to their end at once.

@MainActor @preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public override init() { (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1)) }
  public init(animationCurve curve: UIView.AnimationCurve) {
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}

@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  public override init() { initialVelocity = CGVector() }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    initialVelocity = velocity
  }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = CGVector()
  ) { initialVelocity = velocity }
}

extension UIViewPropertyAnimator {
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) { startAnimation() }
  public var isReversed: Bool {
    get { false }
    set {}
  }
}
