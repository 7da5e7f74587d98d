import Foundation

/// What makes Inter as wide as SF: how much is added to each character's advance, in ems of the requested size.
///
/// Three parts are added up: SF's tracking, which its font data applies at every size; an offset by weight and cut;
/// and a correction for each letter that Inter draws wider or narrower. The numbers come from
/// `Scripts/fonts/calibrate.py`, a regularised least-squares fit to widths measured on iOS screenshots: body text is
/// met to the pixel, strings left out of the fit within 0.5 % on average.
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

  func correction(for scalar: Unicode.Scalar) -> Double {
    tracking + Self.letterCorrection(scalar, isDisplay: size >= Self.displaySize)
  }
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
      return SystemMetrics.interpolate(weight, textOffsets) - 0.0041 * max(0, (size - 17) / 2)
    }
    return SystemMetrics.interpolate(size, displayOffsets) + 0.0108 * boldness(weight)
  }

  /// By weight, below 20 pt.
  private static let textOffsets: [(x: Double, y: Double)] = [
    (400, 0.0161), (500, 0.0222), (600, 0.0278), (700, 0.0328),
  ]

  /// By size, from 20 pt.
  private static let displayOffsets: [(x: Double, y: Double)] = [
    (20, 0.0445), (22, 0.0250), (25, 0.0084), (28, -0.0001), (34, 0.0003),
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
  private static func letterCorrection(_ scalar: Unicode.Scalar, isDisplay: Bool) -> Double {
    guard let letter = measuredLetter(scalar) else { return 0 }
    let inTenThousandths = letterCorrections[letter] + (isDisplay ? displayLetterCorrections[letter] : 0)
    return Double(inTenThousandths) / 10_000
  }

  /// The index of the letter whose correction counts for `scalar`.
  private static func measuredLetter(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: return Int(scalar.value) - 0x20
    case 0xA0: return 0
    case 0x2018, 0x2019: return 0x27 - 0x20
    case 0xC0...0x24F, 0x1E00...0x1EFF:
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      guard let base, (0x20...0x7E).contains(base.value) else { return nil }
      return Int(base.value) - 0x20
    default: return nil
    }
  }

  /// From the space to the tilde, eight a row, in ten-thousandths of an em.
  private static let letterCorrections: [Int16] = [
    -94, -12, 0, 0, 0, 0, 0, 12,
    -9, 253, 0, 0, -55, 68, 54, 6,
    -92, 223, 64, -209, 107, 286, 121, 121,
    107, 0, 42, 0, 0, 0, 0, -38,
    0, -255, 171, 10, 126, -64, -31, 27,
    17, 71, -34, -16, -135, -75, 7, 8,
    -56, 0, 155, -39, -100, 95, 0, -106,
    4, -30, 0, 0, 0, 0, 0, 0,
    0, -70, 52, -53, -18, -65, 5, -28,
    57, -73, 26, -43, -15, 3, 1, -11,
    36, -9, -67, -106, 168, -4, -247, -256,
    59, -176, 131, 0, 0, 0, 0,
  ]

  /// Added to these in the display cut: SF's two cuts do not differ quite as Inter's do.
  private static let displayLetterCorrections: [Int16] = [
    -103, 80, 0, 0, 0, 0, 0, -13,
    0, 0, 0, 0, 0, 0, 0, 6,
    0, -17, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -13,
    0, -1, 0, -1, 6, 0, -40, 0,
    100, 0, 0, 0, -33, 0, 0, 0,
    39, 0, 15, 49, -98, 0, 0, -13,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, -19, 0, 5, 15, 34, 0, -77,
    15, -68, 0, 0, 73, 11, -49, 138,
    61, 0, 21, 13, -238, 28, 40, 68,
    0, -40, 6, 0, 0, 0, 0,
  ]
}
