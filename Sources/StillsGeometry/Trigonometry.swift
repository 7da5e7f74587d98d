import Foundation

/// The one place for trigonometry. The platform's `sin` may differ in the last bit from processor to processor
/// (it picks fused instructions where it finds them); these use plain arithmetic only, so that pictures are the
/// same bytes everywhere. Accurate to about 1e-15 for |x| below 1e6.
public enum Trigonometry {
  public static func sine(_ x: CGFloat) -> CGFloat { sineAndCosine(x).sine }
  public static func cosine(_ x: CGFloat) -> CGFloat { sineAndCosine(x).cosine }

  public static func tangent(_ x: CGFloat) -> CGFloat {
    let (sine, cosine) = sineAndCosine(x)
    return sine / cosine
  }

  /// Quarter turns are exact: `sineAndCosine(.pi / 2)` is (1, 0).
  public static func sineAndCosine(_ x: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
    guard x.isFinite else { return (.nan, .nan) }
    let quarters = (x / (CGFloat.pi / 2)).rounded()
    let reduced = x == quarters * (CGFloat.pi / 2) ? 0 : reduced(x, by: quarters)
    let s = sineSeries(reduced), c = cosineSeries(reduced)
    switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// The angle of (x, y) from the positive x axis, in (−π, π].
  public static func arcTangent(y: CGFloat, x: CGFloat) -> CGFloat {
    if x == 0 && y == 0 { return 0 }
    if abs(x) >= abs(y) {
      let base = arcTangent(y / x)
      if x > 0 { return base }
      return y >= 0 ? base + .pi : base - .pi
    }
    let base = arcTangent(x / y)
    return y > 0 ? .pi / 2 - base : -.pi / 2 - base
  }

  public static func arcCosine(_ x: CGFloat) -> CGFloat {
    let bounded = min(max(x, -1), 1)
    return arcTangent(y: (1 - bounded * bounded).squareRoot(), x: bounded)
  }

  /// Takes quarter turns away. π/2 comes in three parts, the first two with so few bits that their products with the
  /// number of turns are exact.
  private static func reduced(_ x: CGFloat, by quarters: CGFloat) -> CGFloat {
    let first = 1.5707963267341256, second = 6.077100506303966e-11, third = 2.0222662487959506e-21
    return ((x - quarters * first) - quarters * second) - quarters * third
  }

  // MARK: Series on [−π/4, π/4]

  private static func sineSeries(_ x: CGFloat) -> CGFloat {
    let square = x * x
    var sum: CGFloat = 0
    for divisor: CGFloat in [272, 210, 156, 110, 72, 42, 20, 6] { sum = -square / divisor * (1 + sum) }
    return x * (1 + sum)
  }

  private static func cosineSeries(_ x: CGFloat) -> CGFloat {
    let square = x * x
    var sum: CGFloat = 0
    for divisor: CGFloat in [240, 182, 132, 90, 56, 30, 12, 2] { sum = -square / divisor * (1 + sum) }
    return 1 + sum
  }

  /// Two halvings bring |x| ≤ 1 below 0.2, where the series is short.
  private static func arcTangent(_ x: CGFloat) -> CGFloat {
    var reduced = x
    for _ in 0..<2 { reduced = reduced / (1 + (1 + reduced * reduced).squareRoot()) }
    let square = reduced * reduced
    var sum: CGFloat = 0
    for n in stride(from: 25, through: 1, by: -2) { sum = 1 / CGFloat(n) - square * sum }
    return 4 * reduced * sum
  }
}
