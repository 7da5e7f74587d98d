import Foundation
import StillsTypesetting

/// The vertical measures of iOS's system font, which hold for all its weights and designs whatever face is drawn.
/// Source: facts text-metrics §1.
enum SystemMetrics {
  static let ascent = 1950.0 / 2048, descent = 494.0 / 2048, capHeight = 1443.0 / 2048

  /// What scripts with high marks have more, measured at body.
  private static let tallAscent = 2.17 / 17, tallDescent = 1.83 / 17

  static func metrics(size: Double, weight: Double, leading: Double?, isTall: Bool = false) -> FontMetrics {
    let ascent = isTall ? ascent + tallAscent : ascent, descent = isTall ? descent + tallDescent : descent
    let lineHeight = (ascent + descent) * size
    return FontMetrics(
      ascent: ascent * size, descent: descent * size, capHeight: capHeight * size,
      xHeight: xHeight(size: size, weight: weight) * size, leading: leading.map { $0 - lineHeight } ?? 0,
      underlineOffset: 0.15137 * offsetFactor(weight) * size,
      underlineThickness: 0.05859 * thicknessFactor(weight) * size)
  }

  /// 1078 regular and 1101 bold up to 17 pt, 1040 for regular from 28 pt; straight lines between are our choice.
  static func xHeight(size: Double, weight: Double) -> Double {
    let text = 1078 + 23 * clamp((weight - 400) / 300)
    let display = text - 38
    return (text + (display - text) * clamp((size - 17) / 11)) / 2048
  }

  private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// Of the underline; measured at regular to black, thinner weights as regular.
  private static func thicknessFactor(_ weight: Double) -> Double {
    interpolate(weight, [(400, 1), (500, 1.21), (600, 1.37), (700, 1.58), (800, 1.89), (900, 2.17)])
  }

  private static func offsetFactor(_ weight: Double) -> Double {
    interpolate(weight, [(400, 1), (500, 0.96), (900, 0.81)])
  }

  /// Straight lines between the points, flat beyond them.
  static func interpolate(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
    guard let first = points.first, let last = points.last, x > first.x else { return points.first?.y ?? 0 }
    guard x < last.x else { return last.y }
    for (left, right) in zip(points, points.dropFirst()) where x <= right.x {
      return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
    }
    return last.y
  }
}
