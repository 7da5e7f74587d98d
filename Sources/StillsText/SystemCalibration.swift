import Foundation

/// What makes Inter as wide as SF: how much is added to each character's advance, in ems of the requested size.
///
/// Three parts are added up: SF's tracking, which its font data applies at every size; an offset by weight and cut;
/// and a correction for each letter that Inter draws wider or narrower. Half of the sum is on either side of the ink, but
/// for a shift of each letter whose bearings SF divides otherwise. The numbers come from `Scripts/fonts/calibrate.py`, a
/// regularised least-squares fit to widths and to places of ink measured on iOS screenshots: body text is met to the
/// pixel, the way from one letter's ink to the next one's within 0.1 points in the median.
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
    tracking + value(for: scalar, in: Self.letterCorrections, more: Self.displayLetterCorrections)
  }

  /// How far right of the middle of its advance the ink is.
  func shift(for scalar: Unicode.Scalar) -> Double {
    value(for: scalar, in: Self.letterShifts, more: Self.displayLetterShifts)
  }

  /// A letter with marks counts as the letter under them; what was not measured is left as it is.
  private func value(for scalar: Unicode.Scalar, in table: [Int16], more display: [Int16]) -> Double {
    guard let letter = Self.measuredLetter(scalar) else { return 0 }
    return Double(table[letter] + (size >= Self.displaySize ? display[letter] : 0)) / 10_000
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
      return SystemMetrics.interpolate(weight, textOffsets) - 0.0021 * max(0, (size - 17) / 2)
    }
    return SystemMetrics.interpolate(size, displayOffsets) + 0.0087 * boldness(weight)
  }

  /// By weight, below 20 pt.
  private static let textOffsets: [(x: Double, y: Double)] = [
    (400, 0.0140), (500, 0.0206), (600, 0.0237), (700, 0.0287),
  ]

  /// By size, from 20 pt.
  private static let displayOffsets: [(x: Double, y: Double)] = [
    (20, 0.0407), (22, 0.0252), (25, 0.0099), (28, 0.0009), (34, 0.0013),
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
    -64, 7, 0, 0, 0, 0, 0, -23,
    81, 207, 0, 8, -91, 86, -35, -351,
    -85, 531, -43, -116, 111, 346, 132, 108,
    152, 72, 135, 0, 0, 0, 0, -41,
    0, -269, 147, 62, 129, -33, -123, -30,
    21, 72, -95, -74, -134, -128, -50, -44,
    -118, 0, 166, 4, -142, 179, -102, -134,
    136, -145, 39, 0, 0, 0, 0, 0,
    0, -86, 110, -58, 53, -56, -13, 33,
    39, -28, 10, -28, 32, 112, -14, -22,
    77, 65, 7, -29, 262, -39, -237, -283,
    -209, -176, 13, 0, 0, 0, 0,
  ]

  /// Added to these in the display cut: SF's two cuts do not differ quite as Inter's do.
  private static let displayLetterCorrections: [Int16] = [
    -210, 122, 0, 0, 0, 0, 0, -35,
    0, 0, 0, 8, 0, -34, 0, 105,
    -88, -31, 40, 73, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 36,
    0, 207, 0, -11, 48, 0, 35, 0,
    127, -77, 0, 0, 57, 0, 0, -71,
    28, 0, 15, -121, -257, 44, 0, 23,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 66, 0, 1, 15, 0, 44, -101,
    101, 27, 0, 0, 93, -125, 23, 13,
    -156, 0, -88, -34, -385, 146, 105, 177,
    0, 23, 25, 0, 0, 0, 0,
  ]

  private static let letterShifts: [Int16] = [
    0, 31, 0, 0, 0, 0, 0, 27,
    10, 50, 0, 17, -120, -70, 73, 28,
    6, -194, -15, -27, -157, -82, -120, 33,
    -197, 268, -50, 0, 0, 0, 0, -105,
    0, 155, -69, 51, -161, -55, 108, -36,
    -22, 25, 129, 145, 72, 97, 72, -169,
    34, 0, -49, 19, 0, 65, 144, 177,
    137, 261, 0, 0, 0, 0, 0, 0,
    0, -22, -19, -25, -81, -10, 143, -75,
    -13, -5, 19, 39, -21, -87, -45, -38,
    -29, -93, -41, -28, -76, -95, 125, 127,
    176, 106, -13, 0, 0, 0, 0,
  ]

  private static let displayLetterShifts: [Int16] = [
    0, 2, 0, 0, 0, 0, 0, -195,
    0, 0, 0, 17, 0, -69, 0, 28,
    -78, -61, 80, 145, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 48,
    0, 5, 0, -67, -77, 0, 31, 0,
    -13, 10, 0, 0, -146, 0, 0, -30,
    0, 0, -30, -63, 27, 0, 0, -18,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, -50, 0, -37, 30, -55, 0, 7,
    -61, -4, 0, 0, -33, 95, -63, -24,
    -81, 0, -10, 7, 57, 0, -98, -111,
    0, -107, -44, 0, 0, 0, 0,
  ]
}
