import Foundation
import StillsTypesetting

/// What is done to a character's advance after shaping, so that it is as wide as on iOS.
struct AdvanceCorrection {
  private let calibration: ResolvedFont.Calibration
  private let size: Double
  /// How wide every digit is made; nil: as it comes.
  private let digitSlot: Double?

  init(font: ResolvedFont, instance: FaceInstance) {
    let isOwn = instance === font.instance
    size = font.request.finiteSize
    switch font.calibration {
    case .system where isOwn, .tracked where isOwn, .fixedPitch where isOwn: calibration = font.calibration
    case .none, .system, .tracked, .fixedPitch: calibration = .none
    }
    guard isOwn, case .system(let system) = calibration, font.request.features.contains(.monospacedDigits),
      let zero = instance.nominalGlyph(for: 0x30)
    else {
      digitSlot = nil
      return
    }
    let own = Double(instance.advance(of: zero)) * font.glyphSize / instance.face.unitsPerEm
    digitSlot = (own + system.correction(for: "0") * size) * Self.slotFactor(system.weight)
  }

  /// Of the advance of “0” (facts text-metrics §2: 1 regular, 0.987 semibold, 0.980 bold).
  private static func slotFactor(_ weight: Double) -> Double {
    SystemMetrics.interpolate(weight, [(400, 1), (600, 0.987), (700, 0.980)])
  }

  func apply(to advance: inout Double, x: inout Double, scalar: Unicode.Scalar) {
    switch calibration {
    case .none: return
    case .tracked(let tracking):
      center(&advance, &x, in: advance + tracking * size)
    case .fixedPitch(let pitch):
      center(&advance, &x, in: pitch * size)
    case .system(let system):
      if let digitSlot, ("0"..."9").contains(scalar) {
        center(&advance, &x, in: digitSlot)
      } else {
        // Half on either side, so that what is inked stays in the middle, but for the letter's own shift.
        center(&advance, &x, in: advance + system.correction(for: scalar) * size)
        x += system.shift(for: scalar) * size
      }
    }
  }

  private func center(_ advance: inout Double, _ x: inout Double, in slot: Double) {
    x += (slot - advance) / 2
    advance = slot
  }
}
