import Foundation
import StillsDisplay
import StillsImaging

/// Decoded pictures as surfaces, asked for once.
final class PictureCache {
  private let source: (any ImageSource)?
  private var surfaces: [ImageReference: CairoSurface] = [:]

  init(_ source: (any ImageSource)?) { self.source = source }

  /// Nil when the source does not know the picture, or its pixels are not of its size.
  func surface(_ image: ImageReference) throws -> CairoSurface? {
    if let surface = surfaces[image] { return surface }
    guard let pixels = source?.pixels(of: image), pixels.width > 0, pixels.height > 0 else { return nil }
    let buffer = try PixelBuffer(width: pixels.width, height: pixels.height, straightRGBA: pixels.rgba)
    let surface = try CairoSurface(buffer)
    surfaces[image] = surface
    return surface
  }
}
