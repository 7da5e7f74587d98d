import Foundation
import StillsCore
import SwiftUI
import Testing

@MainActor struct AnimationCurveTests {
  /// A point of a cubic Bézier curve from 0 to 1.
  private func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  /// How far one unit has come.
  private func progress(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: time, context: &context)
  }

  @Test func `curves pass through the points of their Béziers`() {
    for (curve, x1, y1, x2, y2) in [
      (UnitCurve.easeIn, 0.42, 0.0, 1.0, 1.0), (.easeOut, 0, 0, 0.58, 1), (.easeInOut, 0.42, 0, 0.58, 1),
      (
        UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 1.4), endControlPoint: UnitPoint(x: 0.6, y: -0.3)),
        0.2, 1.4, 0.6, -0.3
      ),
    ] {
      for t in stride(from: 0, through: 1, by: 0.05) {
        #expect(isClose(curve.value(at: cubic(x1, x2, t)), cubic(y1, y2, t)), "\(curve) \(t)")
      }
    }
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(isClose(UnitCurve.easeInOut.value(at: 0.5), 0.5))
  }

  @Test func `circular curves are arcs, and an inverse undoes its curve`() {
    #expect(
      isClose(UnitCurve.circularEaseIn.value(at: 0.6), 0.2) && isClose(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    for curve in [UnitCurve.easeIn, .circularEaseInOut] {
      #expect(isClose(curve.inverse.value(at: curve.value(at: 0.3)), 0.3))
    }
    #expect(isClose(UnitCurve.easeIn.velocity(at: 0), 0, within: 1e-9) && UnitCurve.linear.velocity(at: 0.7) == 1)
  }

  @Test func `without a duration curves take 0.35 seconds`() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] { #expect(animation.duration == 0.35) }
    #expect(isClose(progress(.linear, 0.07) ?? 0, 0.2))
    #expect(progress(.linear, 0.35) == nil)
  }

  @Test func `a delay stands at the start, a speed divides the time`() {
    #expect(progress(.linear(duration: 1).delay(0.5), 0.4) == 0)
    #expect(isClose(progress(.linear(duration: 1).delay(0.5), 0.75) ?? 0, 0.25))
    #expect(Animation.linear(duration: 1).delay(0.5).duration == 1.5)
    #expect(isClose(progress(.linear(duration: 1).speed(2), 0.25) ?? 0, 0.5))
    #expect(Animation.linear(duration: 1).speed(2).duration == 0.5)
  }

  @Test func `repeats run back where they reverse, and start anew where they do not`() {
    let there = Animation.easeIn(duration: 1).repeatCount(3)
    #expect(there.duration == 3)
    #expect(isClose(progress(there, 1.25) ?? 0, UnitCurve.easeIn.value(at: 0.75)))
    #expect(isClose(progress(there, 2.25) ?? 0, UnitCurve.easeIn.value(at: 0.25)))
    #expect(isClose(progress(.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25) ?? 0, 0.25))
    #expect(Animation.linear.repeatForever().duration == .infinity)
    #expect(isClose(progress(.linear(duration: 1).repeatForever(), 7.75) ?? 0, 0.25))
  }

  @Test func `springs have the platform's parameters`() {
    let value = { (animation: Animation, time: Double) in progress(animation, time) ?? 1 }
    #expect(isClose(value(.spring, 0.1), Spring(duration: 0.5, bounce: 0).value(target: 1.0, time: 0.1)))
    #expect(isClose(value(.default, 0.1), Spring(duration: 0.5, bounce: 0).value(target: 1.0, time: 0.1)))
    #expect(
      isClose(
        value(.bouncy(duration: 0.4, extraBounce: 0.1), 0.1),
        Spring(duration: 0.4, bounce: 0.4).value(target: 1.0, time: 0.1)))
    #expect(
      isClose(
        value(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 1), 0.1),
        Spring(response: 0.3, dampingRatio: 0.6).value(target: 1.0, time: 0.1)))
    #expect(
      isClose(
        value(.interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 4), 0.1),
        Spring(stiffness: 170, damping: 15).value(target: 1.0, initialVelocity: 4, time: 0.1)))
    #expect(
      isClose(value(.interactiveSpring, 0.05), Spring(duration: 0.15, bounce: 0.14).value(target: 1.0, time: 0.05)))
  }

  @Test func `an animation of one's own decides itself, and may build on others`() {
    struct Stepped: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < 1 else { return nil }
        var value = value
        value.scale(by: (time * 4).rounded(.down) / 4)
        return value
      }
    }
    #expect(progress(Animation(Stepped()), 0.6) == 0.5)
    #expect(isClose(Animation(Stepped()).duration, 1, within: 0.01))
    #expect(progress(Animation(Stepped()).delay(1), 1.3) == 0.25)
  }
}
