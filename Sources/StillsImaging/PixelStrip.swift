import Foundation

extension PixelBuffer {
  /// Pictures of one size side by side, in as few rows as the limits of a picture allow.
  package static func strip(_ pictures: [PixelBuffer]) throws -> PixelBuffer {
    guard let first = pictures.first else { throw ImagingError("A strip without pictures has no pixels.") }
    let columns = max(1, min(pictures.count, maximumSide / first.width))
    let rows = (pictures.count + columns - 1) / columns
    let strip = try PixelBuffer(width: columns * first.width, height: rows * first.height)
    for (index, picture) in pictures.enumerated() {
      let (x, y) = (index % columns * first.width, index / columns * first.height)
      for line in 0..<min(picture.height, first.height) {
        (strip.row(y + line) + x).update(from: picture.row(line), count: min(picture.width, first.width))
      }
    }
    return strip
  }
}
