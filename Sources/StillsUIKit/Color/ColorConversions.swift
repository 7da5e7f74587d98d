import Foundation
import StillsDisplay

// Powers may differ in the last bit from processor to processor; results are rounded to a millionth, far below what
// eight bits can show, so that pictures are the same everywhere.

package func stableRound(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

/// sRGB's curve, mirrored below zero.
package func encodedSRGB(_ linear: Double) -> Double {
  if linear < 0 { return -encodedSRGB(-linear) }
  return stableRound(linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055)
}

package func linearSRGB(_ encoded: Double) -> Double {
  if encoded < 0 { return -linearSRGB(-encoded) }
  return stableRound(encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4))
}

extension ResolvedColor {
  /// Brought into sRGB; what lies outside goes to its edge.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (linearSRGB(red), linearSRGB(green), linearSRGB(blue))
    // Display P3 to sRGB, both D65: the product of the two spaces' standard matrices.
    self.init(
      linearRed: 1.2249401 * r - 0.2249404 * g, green: -0.0420569 * r + 1.0420571 * g,
      blue: -0.0196376 * r - 0.0786361 * g + 1.0982735 * b, alpha: alpha)
  }

  package init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: encodedSRGB(red).clampedToUnit, green: encodedSRGB(green).clampedToUnit,
      blue: encodedSRGB(blue).clampedToUnit, alpha: alpha.clampedToUnit)
  }

  /// Hue in turns: 1 is red again.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let (saturation, brightness) = (saturation.clampedToUnit, brightness.clampedToUnit)
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    func component(_ shift: Double) -> Double {
      let sixth = (shift + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha.clampedToUnit)
  }

  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue), chroma = high - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, high) }
    let sixths =
      if high == red {
        (green - blue) / chroma
      } else if high == green {
        (blue - red) / chroma + 2
      } else {
        (red - green) / chroma + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, chroma / high, high)
  }
}

extension BinaryFloatingPoint {
  /// Between 0 and 1; not-a-number is 0.
  package var clampedToUnit: Self { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
