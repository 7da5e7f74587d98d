import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

extension PixelPlayer {
  func drawImage(_ placement: ImagePlacement, opacity: Double) throws {
    guard placement.rect.isDrawable, placement.source.isDrawable, placement.rect.width > 0, placement.rect.height > 0
    else { return }
    guard let picture = try renderer.pictures.surface(placement.image), let pixels = picture.buffer else {
      return renderer.warn("There is no picture named “\(placement.image.name)”.")
    }
    let source = CGRect(
      x: placement.source.minX * CGFloat(pixels.width), y: placement.source.minY * CGFloat(pixels.height),
      width: placement.source.width * CGFloat(pixels.width), height: placement.source.height * CGFloat(pixels.height))
    guard source.width > 0, source.height > 0 else { return }
    try context.saved {
      context.setPath(Path(placement.rect))
      context.setFillStyle(FillStyle())
      let pattern = try pattern(pixels, picture, source: source, placement: placement)
      guard let pattern else { return cairo_new_path(context.pointer) }
      try paint(pattern, tint: placement.tint, bounds: placement.rect, opacity: opacity)
    }
  }

  /// Fills the current path with a picture, or with the tint where the picture is opaque.
  private func paint(_ pattern: CairoPattern, tint: Paint?, bounds: CGRect, opacity: Double) throws {
    if let tint {
      cairo_clip(context.pointer)
      guard try setSource(tint.multiplyingAlpha(by: opacity), bounds: bounds) else { return }
      context.mask(with: pattern)
    } else if opacity < 1 {
      cairo_clip(context.pointer)
      context.setSource(pattern)
      context.paint(alpha: opacity)
    } else {
      context.setSource(pattern)
      context.fill()
    }
  }

  /// The picture as a pattern. Upright pictures are brought to the screen's pixels by our own filter, which is finer
  /// than Cairo's and the same on every processor; turned ones are left to Cairo.
  private func pattern(
    _ pixels: PixelBuffer, _ picture: CairoSurface, source: CGRect, placement: ImagePlacement
  ) throws -> CairoPattern? {
    let matrix = layer.screenMatrix
    if matrix.isAxisAligned {
      guard let area = layer.visibleArea(placement.rect) else { return nil }
      // From screen pixels to picture pixels.
      let toPicture = matrix.inverted().concatenating(placement.rect.mapping(to: source))
      let resampled = try ImageResampler(pixels, source: source, interpolation: placement.interpolation)
        .pixels(area, toPicture: toPicture)
      let shift = CGAffineTransform(translationX: -CGFloat(area.left), y: -CGFloat(area.top))
      return CairoPattern.surface(
        try CairoSurface(resampled), matrix: matrix.concatenating(shift), filter: CAIRO_FILTER_NEAREST,
        extend: CAIRO_EXTEND_PAD)
    }
    let filter = placement.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    let toPicture = placement.rect.mapping(to: source)
    guard toPicture.isInvertible else { return nil }
    return CairoPattern.surface(
      picture, matrix: toPicture, filter: filter, extend: CAIRO_EXTEND_PAD)
  }
}

extension CGRect {
  /// The upright map that brings this rectangle onto another.
  func mapping(to other: CGRect) -> CGAffineTransform {
    let x = other.width / width, y = other.height / height
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: other.minX - minX * x, ty: other.minY - minY * y)
  }
}
