import Foundation

/// What makes Inter as wide as SF: how much is added to each character's advance, in ems of the requested size.
struct SystemCalibration {
  /// Inter's letters are drawn so much smaller that their capitals are as high as SF's (1490 and 1443 of 2048).
  static let scale = 1443.0 / 1490

  /// Inter has its text and its display cut on one axis; SF changes over between 17 and 28 pt, Inter here at once.
  static func opticalSize(for size: Double) -> Double { size < 20 ? 14 : 32 }

  let size: Double
  let weight: Double
  let tracking: Double

  init(size: Double, weight: Double) {
    (self.size, self.weight) = (size, weight)
    tracking = size < 20 ? -0.008 + (17 - size) * 0.005 : 0
  }

  func correction(for scalar: Unicode.Scalar) -> Double { tracking }
}
