import CCairo
import Foundation
import StillsGeometry

extension PixelLayer {
  /// Paints a premultiplied colour over the pixels that `mask` covers with its corner at the screen pixel `corner`, within
  /// rectangles of the layer's own pixels.
  func paint(_ mask: CoverageMask, at corner: (x: Int, y: Int), _ color: UInt32, within clips: [PixelArea]) {
    let own = (x: corner.x - originX, y: corner.y - originY)
    writeGround(around: mask, at: own, isOpaque: color >> 24 == 255, clips)
    context.target.flush()
    mask.paint(color, onto: buffer.words, stride: buffer.width, corner: own, within: clips)
    context.target.markDirty()
  }
}

extension PixelLayer {
  /// Paints a premultiplied colour over what a shape covers, within rectangles of the layer's own pixels.
  func paint(_ coverage: ShapeCoverage, _ color: UInt32, within clips: [PixelArea]) {
    paint(coverage.mask, at: (coverage.x + originX, coverage.y + originY), color, within: clips)
  }
}

extension PixelLayer {
  /// The rows of the ground under a mask, but for what an opaque colour will cover wholly.
  private func writeGround(around mask: CoverageMask, at own: (x: Int, y: Int), isOpaque: Bool, _ clips: [PixelArea]) {
    let top = own.y + mask.covered.top, bottom = own.y + mask.covered.bottom
    if isOpaque, let core = mask.core, clips.count == 1 {
      let whole = PixelArea(
        left: core.left + own.x, top: core.top + own.y, right: core.right + own.x, bottom: core.bottom + own.y)
      if let painted = whole.intersection(clips[0]) {
        writeGround(painted.top..<painted.bottom, from: painted.left, to: painted.right)
      }
    }
    if top < bottom { writeGround(top..<bottom) }
  }
}

extension CairoSurface {
  /// A surface of alpha alone.
  convenience init(alphaOf mask: CoverageMask) throws {
    let call = "cairo_image_surface_create"
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))
    else { throw CairoError("\(call): no surface.") }
    try self.init(adopting: surface, call)
    guard let bytes = cairo_image_surface_get_data(pointer) else {
      throw CairoError("cairo_image_surface_get_data: no pixels.")
    }
    flush()
    mask.write(to: bytes, stride: Int(cairo_image_surface_get_stride(pointer)))
    markDirty()
  }
}

extension CairoContext {
  /// The rectangles of the layer's pixels that are not clipped away; nil when the clip has soft edges.
  func pixelClips(_ layer: PixelLayer) -> [PixelArea]? {
    guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    let matrix = matrix
    let whole = PixelArea(left: 0, top: 0, right: layer.buffer.width, bottom: layer.buffer.height)
    return (0..<Int(list.pointee.num_rectangles)).compactMap { index in
      let rect = list.pointee.rectangles[index]
      let pixels = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).applying(matrix)
      return PixelArea(pixels)?.intersection(whole)
    }
  }
}
