import Foundation
import StillsCore
import SwiftUI
import Testing

/// Springs against the closed forms of a damped oscillator x″ = −k x − c x′.
@MainActor struct AnimationSpringTests {
  /// The way left of one unit, let go at rest; ζ < 1.
  private func underdamped(_ t: Double, response: Double, ratio: Double) -> Double {
    let omega = 2 * Double.pi / response, damped = omega * (1 - ratio * ratio).squareRoot()
    return exp(-ratio * omega * t) * (cos(damped * t) + ratio * omega / damped * sin(damped * t))
  }

  @Test func `the default spring follows the closed form of a damped oscillator`() {
    // facts: layout §16: response 0.5, damping 0.825.
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    for t in stride(from: 0, through: 1.5, by: 0.05) {
      let expected = 100 * (1 - underdamped(t, response: 0.5, ratio: 0.825))
      #expect(isClose(spring.value(target: 100.0, time: t), expected), "\(t)")
    }
    #expect(isClose(spring.value(target: 1.0, time: 0.15), 0.628_020_886_7, within: 1e-9))
  }

  @Test func `a spring without bounce is critically damped`() {
    let spring = Spring(duration: 0.5, bounce: 0), omega = 4 * Double.pi
    for t in stride(from: 0, through: 1, by: 0.1) {
      #expect(isClose(spring.value(target: 1.0, time: t), 1 - (1 + omega * t) * exp(-omega * t)))
      #expect(isClose(spring.velocity(target: 1.0, time: t), omega * omega * t * exp(-omega * t)))
    }
  }

  @Test func `a flattened spring is overdamped`() {
    // ζ = 1 / (1 + bounce) = 2: roots −ω(2 ± √3).
    let spring = Spring(duration: 0.5, bounce: -0.5), omega = 4 * Double.pi
    let slow = -omega * (2 - 3.0.squareRoot()), fast = -omega * (2 + 3.0.squareRoot())
    for t in stride(from: 0, through: 2, by: 0.2) {
      let left = (slow * exp(fast * t) - fast * exp(slow * t)) / (slow - fast)
      #expect(isClose(spring.value(target: 1.0, time: t), 1 - left), "\(t)")
    }
  }

  @Test func `initial velocity adds its own swing`() {
    let spring = Spring(response: 0.4, dampingRatio: 0.5)
    let omega = 2 * Double.pi / 0.4, damped = omega * 0.75.squareRoot(), t = 0.13
    let expected = 3 * exp(-0.5 * omega * t) * sin(damped * t) / damped
    #expect(isClose(spring.value(target: 0.0, initialVelocity: 3.0, time: t), expected))
  }

  @Test func `a velocity is the slope of its values`() {
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.3, bounce: -0.3)] {
      let step = 1e-6
      let slope =
        (spring.value(target: 1.0, initialVelocity: 2.0, time: 0.2 + step)
          - spring.value(target: 1.0, initialVelocity: 2.0, time: 0.2 - step)) / (2 * step)
      #expect(isClose(spring.velocity(target: 1.0, initialVelocity: 2.0, time: 0.2), slope, within: 1e-6))
    }
  }

  @Test func `parameters are converted as documented`() {
    // facts: layout §16: stiffness (2π/response)², damping 2ζ√k, ζ = 1 − bounce.
    let spring = Spring(duration: 0.5, bounce: 0.3), stiffness = 16 * Double.pi * Double.pi
    #expect(isClose(spring.stiffness, stiffness, within: 1e-6))
    #expect(isClose(spring.damping, 2 * 0.7 * stiffness.squareRoot(), within: 1e-6))
    #expect(isClose(spring.response, 0.5) && isClose(spring.bounce, 0.3) && isClose(spring.dampingRatio, 0.7))
    #expect(
      isClose(Spring.snappy.bounce, 0.15) && isClose(Spring.bouncy.bounce, 0.3) && isClose(Spring.smooth.bounce, 0))
    #expect(isClose(Spring(mass: 2, stiffness: 50, damping: 8).dampingRatio, 8 / (2 * 100.0.squareRoot())))
  }

  @Test func `after its settling duration a spring is closer than epsilon`() {
    for spring in [
      Spring.bouncy, .smooth, .snappy, Spring(duration: 0.4, bounce: -0.4), Spring(response: 0.5, dampingRatio: 0.1),
    ] {
      let settled = spring.settlingDuration(target: 100.0, initialVelocity: 40.0, epsilon: 0.01)
      #expect(settled > 0 && settled < 20)
      for t in stride(from: settled, through: settled + 1, by: 0.01) {
        #expect(abs(100 - spring.value(target: 100.0, initialVelocity: 40.0, time: t)) <= 0.0101)
      }
    }
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test func `steps of a spring lead where one step leads`() {
    let spring = Spring.bouncy
    var value = 0.0, velocity = 0.0
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03) }
    #expect(isClose(value, spring.value(target: 1.0, time: 0.3)))
    #expect(isClose(velocity, spring.velocity(target: 1.0, time: 0.3)))
    #expect(
      isClose(spring.force(target: 1.0, position: 0.25, velocity: 2), spring.stiffness * 0.75 - spring.damping * 2))
  }

  @Test func `numbers that are none end at once`() {
    for spring in [
      Spring(response: .nan, dampingRatio: .nan), Spring(mass: 0, stiffness: 0, damping: 0),
      Spring(stiffness: .infinity, damping: -1),
    ] {
      _ = spring.value(target: 1.0, time: .infinity)
      _ = spring.settlingDuration
      _ = Animation.spring(spring).duration
    }
  }
}

@MainActor struct AnimationBlendTests {
  @Test func `a spring that would go over to its response is reported where it takes another one's place`() throws {
    let film = try Film(CGFloat(0)) { Color.red.frame(width: 20, height: 20).offset(x: $0) }
    try film.change(to: 20, .spring(response: 1))
    try film.advance(by: 0.1)
    try film.change(to: 40, .spring(response: 0.3))
    #expect(film.reports.messages.isEmpty)
    try film.advance(by: 0.1)
    try film.change(to: 0, .spring(response: 0.5, blendDuration: 0.25))
    #expect(film.reports.messages.count == 1 && film.reports.messages[0].hasPrefix("blendDuration: "))
  }
}
