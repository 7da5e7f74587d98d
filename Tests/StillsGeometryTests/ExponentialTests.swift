import Foundation
import StillsGeometry
import Testing

struct ExponentialTests {
  /// To the last few bits of what the platform answers.
  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool {
    abs(left - right) <= 4e-15 * max(1e-300, abs(right))
  }

  @Test func `the exponential agrees with the platform's`() {
    for x in stride(from: -700.0, through: 700, by: 13.37) {
      #expect(isClose(Trigonometry.exponential(x), exp(x)), "\(x)")
    }
    for x in stride(from: -2.0, through: 2, by: 0.01) { #expect(isClose(Trigonometry.exponential(x), exp(x)), "\(x)") }
    #expect(Trigonometry.exponential(0) == 1)
  }

  @Test func `the exponential of what is too large or small is infinite or nothing`() {
    #expect(Trigonometry.exponential(1_000) == .infinity)
    #expect(Trigonometry.exponential(-1_000) == 0)
    #expect(Trigonometry.exponential(.nan).isNaN)
  }

  @Test func `the logarithm agrees with the platform's`() {
    for x in [1e-300, 1e-9, 0.001, 0.5, 0.99, 1, 1.5, 2, 10, 12_345.678, 1e300] {
      #expect(abs(Trigonometry.logarithm(x) - log(x)) <= 4e-15 * max(1, abs(log(x))), "\(x)")
    }
    #expect(Trigonometry.logarithm(0) == -.infinity && Trigonometry.logarithm(-1).isNaN)
  }
}
