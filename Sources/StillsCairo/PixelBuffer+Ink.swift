import StillsDisplay
import StillsImaging

extension Paint {
  /// The colour of a paint that is the same everywhere.
  var flatColor: ResolvedColor? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension PixelBuffer {
  /// The picture's alpha filled with a colour. Cairo's PDF pages would show a mask's own colours in its place.
  func inked(with color: ResolvedColor) throws -> PixelBuffer {
    let result = try PixelBuffer(width: width, height: height, isCleared: false)
    let red = Self.part(color.red), green = Self.part(color.green), blue = Self.part(color.blue)
    let opacity = Self.part(color.alpha)
    for index in 0..<count {
      let alpha = (words[index] >> 24 * opacity + 127) / 255
      result.words[index] =
        alpha << 24 | (red * alpha + 127) / 255 << 16 | (green * alpha + 127) / 255 << 8 | (blue * alpha + 127) / 255
    }
    return result
  }

  private static func part(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
}
