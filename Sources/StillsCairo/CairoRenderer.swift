import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Plays display lists into pixels and PDF. Shapes of letters and decoded pictures are kept from list to list, and the
/// coverage of lines of text and of shapes for a while; one renderer serves one thread at a time.
package final class CairoRenderer {
  let glyphs: GlyphShapes
  let pictures: PictureCache
  let coverage = CoverageSums(), masks = CoverageCache(), stencil = ShapeStencil()

  /// What the lists of this renderer asked for and nobody had, each once, in the order it was met.
  package private(set) var warnings: [String] = []

  package init(outlines: (any GlyphOutlines)?, images: (any ImageSource)?) {
    glyphs = GlyphShapes(outlines)
    pictures = PictureCache(images)
  }

  /// The list as pixels: its size in points times its scale, rounded.
  package func pixels(of list: DisplayList) throws -> PixelBuffer {
    func count(_ points: CGFloat) -> Int {
      let pixels = (points * list.scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 0), 1e6)) : 0
    }
    let width = count(list.size.width), height = count(list.size.height)
    try PixelBuffer.check(width: width, height: height)
    // A screen is written once instead of three times: cleared, the ground, and a view's own ground.
    let isCovered = list.startsWithCover
    let isGroundOpaque = list.background.map { $0.alpha >= 1 } ?? false
    let layer = try PixelLayer(
      area: PixelArea(left: 0, top: 0, right: width, bottom: height), isCleared: !isCovered && !isGroundOpaque)
    layer.screenMatrix = CGAffineTransform(scaleX: list.scale, y: list.scale)
    let player = PixelPlayer(self, layer)
    if let background = list.background, !isCovered { player.fillAll(background) }
    try player.play(list.commands)
    try layer.context.check("drawing a display list")
    layer.context.surface.flush()
    return layer.buffer
  }

  func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }
}
