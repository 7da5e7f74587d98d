import Foundation
import StillsTypesetting

/// A request with its face chosen: everything that shaping needs to know.
final class ResolvedFont {
  /// What is done to the face's own advances.
  enum Calibration {
    /// A font the author named: its own advances, to the unit.
    case none
    /// The system font: SF's widths on Inter's letters.
    case system(SystemCalibration)
    /// A face that stands for another system design: as much for every character, in ems of the requested size.
    case tracked(Double)
    /// Every character as wide, in ems of the requested size.
    case fixedPitch(Double)
  }

  let request: FontRequest
  let instance: FaceInstance
  /// What one em of the face is drawn at.
  let glyphSize: Double
  let slant: Double
  let metrics: FontMetrics
  let calibration: Calibration
  /// Extra OpenType features, such as `tnum`.
  let features: [String]
  /// Made when the first character is met that the face lacks.
  var fallbacks: Fallbacks?

  init(
    request: FontRequest, instance: FaceInstance, glyphSize: Double, slant: Double, metrics: FontMetrics,
    calibration: Calibration, features: [String]
  ) {
    (self.request, self.instance, self.glyphSize, self.slant) = (request, instance, glyphSize, slant)
    (self.metrics, self.calibration, self.features) = (metrics, calibration, features)
  }
}
