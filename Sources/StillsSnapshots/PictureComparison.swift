import Foundation
import StillsImaging

/// Compares pictures by meaning and by pixels.
package enum PictureComparison {
  /// Throws where `reference` cannot be read, or the actual picture cannot be drawn.
  package static func compare(
    reference: [UInt8], with actual: Picture, options: CompareOptions = CompareOptions()
  ) throws -> Verdict {
    throw ImagingError("not there yet")
  }
}
