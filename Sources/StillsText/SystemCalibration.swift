import Foundation

/// What makes Inter as wide as SF: how much is added to each character's advance, in ems of the requested size.
///
/// Three parts are added up: SF's tracking, which its font data applies at every size; an offset by weight and cut;
/// and a correction for each letter that Inter draws wider or narrower. The numbers come from
/// `Scripts/fonts/calibrate.py`, a regularised least-squares fit to widths measured on iOS screenshots: body text is
/// met within 0.3 %, strings left out of the fit within 0.5 % on average.
struct SystemCalibration {
  /// Inter's letters are drawn so much smaller that their capitals are as high as SF's (1490 and 1443 of 2048).
  static let scale = 1443.0 / 1490

  /// Inter has its text and its display cut on one axis. SF blends between 17 and 28 pt; Inter changes over at once,
  /// and the offsets below make up for the widths.
  static func opticalSize(for size: Double) -> Double { size < displaySize ? 14 : 32 }

  static let displaySize = 20.0

  let size: Double
  let weight: Double
  /// The parts that every character has.
  let tracking: Double

  init(size: Double, weight: Double) {
    (self.size, self.weight) = (size, weight)
    tracking = Self.inherentTracking(size) + Self.offset(size: size, weight: weight)
  }

  func correction(for scalar: Unicode.Scalar) -> Double { tracking + Self.letterCorrection(scalar) }
}

// MARK: - Parts

extension SystemCalibration {
  /// SF's tracking in points, by size (facts text-metrics §2), here in ems. Below 6 pt as at 6.
  static func inherentTracking(_ size: Double) -> Double {
    guard size >= 6 else { return 0.24 / 6 }
    return SystemMetrics.interpolate(size, trackingPoints) / size
  }

  private static let trackingPoints: [(x: Double, y: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (47, 0.37), (50, 0.34), (56, 0.30), (60, 0.26),
    (64, 0.22), (70, 0.14), (76, 0.07), (80, 0),
  ]

  private static func offset(size: Double, weight: Double) -> Double {
    guard size >= displaySize else {
      // From 17 pt on SF blends into its narrower display cut.
      return SystemMetrics.interpolate(weight, textOffsets) - 0.0060 * max(0, (size - 17) / 2)
    }
    return SystemMetrics.interpolate(size, displayOffsets) + 0.0123 * boldness(weight)
  }

  /// By weight, below 20 pt.
  private static let textOffsets: [(x: Double, y: Double)] = [
    (400, 0.0149), (500, 0.0210), (600, 0.0271), (700, 0.0321),
  ]

  /// By size, from 20 pt.
  private static let displayOffsets: [(x: Double, y: Double)] = [
    (20, 0.0375), (22, 0.0192), (25, 0.0029), (28, -0.0053),
  ]

  /// What makes Nunito on average as wide as the calibrated Inter, as SF Rounded is as wide as SF: our estimate, from
  /// eleven phrases in three weights.
  static func roundedTracking(size: Double, weight: Double) -> Double {
    let offset = SystemMetrics.interpolate(size, [(17, 0.0186), (28, -0.042)])
    return inherentTracking(size) + offset + 0.020 * boldness(weight)
  }

  /// From 0 at regular to 1 at bold.
  private static func boldness(_ weight: Double) -> Double { min(max((weight - 400) / 300, 0), 1) }

  // MARK: Letters

  /// A letter with marks is corrected as the letter under them; what was not measured is not corrected.
  private static func letterCorrection(_ scalar: Unicode.Scalar) -> Double {
    if let direct = asciiCorrection(scalar.value) { return direct }
    switch scalar.value {
    case 0xA0: return asciiCorrection(0x20) ?? 0
    case 0x2018, 0x2019: return asciiCorrection(0x27) ?? 0
    case 0xC0...0x24F, 0x1E00...0x1EFF:
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      return base.flatMap { asciiCorrection($0.value) } ?? 0
    default: return 0
    }
  }

  private static func asciiCorrection(_ value: UInt32) -> Double? {
    guard (0x20...0x7E).contains(value) else { return nil }
    return Double(letterCorrections[Int(value) - 0x20]) / 10_000
  }

  /// From the space to the tilde, eight a row, in ten-thousandths of an em.
  private static let letterCorrections: [Int16] = [
    -102, -29, 0, 0, 0, 0, 0, -12,
    139, 139, 0, 0, -37, 65, 90, 9,
    -77, 155, 5, -118, 42, 162, 0, 0,
    42, 0, 42, 0, 0, 0, 0, -89,
    0, -150, 155, -8, 127, -35, -37, 12,
    71, 58, -39, -11, -124, -80, 23, 9,
    -11, 0, 192, -19, -106, 58, 0, -121,
    0, -31, 0, 0, 0, 0, 0, 0,
    0, -44, 46, -94, 6, -46, 14, -31,
    63, -57, 31, -47, -46, -27, -15, 5,
    26, -2, -34, -61, 201, 35, -207, -147,
    18, -116, 171, 0, 0, 0, 0,
  ]
}
