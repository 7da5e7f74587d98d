import Foundation
import StillsDisplay
import StillsImaging
import StillsText

/// The pictures of coloured glyphs, and those of another source.
final class GlyphPictures: ImageSource {
  private let engine: HarfBuzzEngine
  private let others: (any ImageSource)?

  init(_ engine: HarfBuzzEngine, others: (any ImageSource)? = nil) { (self.engine, self.others) = (engine, others) }

  func pixels(of image: ImageReference) -> ImagePixels? {
    guard let bytes = engine.picture(image) else { return others?.pixels(of: image) }
    guard let picture = try? ImageFile.straightRGBA(bytes, name: image.name) else { return nil }
    return ImagePixels(width: picture.width, height: picture.height, rgba: picture.rgba)
  }

  func encoded(_ image: ImageReference) -> (bytes: [UInt8], mediaType: String)? {
    engine.picture(image).map { ($0, "image/png") } ?? others?.encoded(image)
  }
}
