import Foundation
import StillsDisplay
import StillsUIKit

extension ResolvedColor {
  /// Between two colours, alpha included, at `fraction` from 0 to 1.
  package func mixed(with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace) -> ResolvedColor {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    func between(_ left: Double, _ right: Double) -> Double { left + (right - left) * fraction }
    let alpha = between(self.alpha, other.alpha)
    switch space.kind {
    case .device:
      return ResolvedColor(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue), alpha: alpha)
    case .perceptual:
      let (left, right) = (OKLab(self), OKLab(other))
      return OKLab(
        lightness: between(left.lightness, right.lightness), a: between(left.a, right.a), b: between(left.b, right.b)
      ).color(alpha: alpha)
    }
  }
}

/// Björn Ottosson's colour space in which equal steps look equal.
struct OKLab {
  var lightness, a, b: Double
}

extension OKLab {
  init(_ color: ResolvedColor) {
    let (red, green, blue) = (linearSRGB(color.red), linearSRGB(color.green), linearSRGB(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  func color(alpha: Double) -> ResolvedColor {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return ResolvedColor(
      linearRed: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short, alpha: alpha)
  }
}
