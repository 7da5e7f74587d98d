import Foundation

// As with the angles: plain arithmetic only, the same bits on every processor.

extension Trigonometry {
  private static let logarithmOf2: CGFloat = 0.6931471805599453

  /// eˣ, accurate to about 1e-15 of itself.
  public static func exponential(_ x: CGFloat) -> CGFloat {
    guard !x.isNaN else { return .nan }
    guard x < 709 else { return .infinity }
    guard x > -745 else { return 0 }
    let halvings = (x / logarithmOf2).rounded()
    // ln 2 in two parts, the first with so few bits that its product with the number of halvings is exact.
    let first: CGFloat = 0.693147180369123816490, second: CGFloat = 1.90821492927058770002e-10
    let rest = (x - halvings * first) - halvings * second
    var sum: CGFloat = 0
    for divisor in stride(from: CGFloat(16), through: 1, by: -1) { sum = rest / divisor * (1 + sum) }
    return scaled(1 + sum, byPowerOf2: Int(halvings))
  }

  /// The logarithm to the base e; NaN below 0, −∞ for 0.
  public static func logarithm(_ x: CGFloat) -> CGFloat {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return .infinity }
    var (significand, exponent) = (x.significand, CGFloat(x.exponent))
    if significand > 1.4142135623730951 { (significand, exponent) = (significand / 2, exponent + 1) }
    let ratio = (significand - 1) / (significand + 1), square = ratio * ratio
    var sum: CGFloat = 0
    for n in stride(from: 23, through: 1, by: -2) { sum = 1 / CGFloat(n) + square * sum }
    return exponent * logarithmOf2 + 2 * ratio * sum
  }

  /// In two steps, so that neither the power nor a tiny result is lost on the way.
  private static func scaled(_ x: CGFloat, byPowerOf2 power: Int) -> CGFloat {
    let half = power / 2
    return x * CGFloat(sign: .plus, exponent: half, significand: 1)
      * CGFloat(sign: .plus, exponent: power - half, significand: 1)
  }
}
