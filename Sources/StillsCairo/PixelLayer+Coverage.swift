import CCairo
import Foundation
import StillsGeometry

extension PixelLayer {
  /// Paints a premultiplied colour over the pixels that `mask` covers, within rectangles of the layer's own pixels.
  func paint(_ mask: CoverageMask, _ color: UInt32, within clips: [PixelArea]) {
    context.surface.flush()
    let shiftX = mask.area.left - originX, shiftY = mask.area.top - originY
    mask.sweep { y, x, bytes in
      for clip in clips where y + shiftY >= clip.top && y + shiftY < clip.bottom {
        let left = max(x + shiftX, clip.left), right = min(x + shiftX + bytes.count, clip.right)
        guard left < right else { continue }
        guard let source = bytes.baseAddress else { continue }
        Self.paint(color, source + (left - x - shiftX), onto: buffer.row(y + shiftY) + left, count: right - left)
      }
    }
    context.surface.markDirty()
  }

  /// Four pixels that are all free, or all covered by an opaque colour, are dealt with at once.
  private static func paint(
    _ color: UInt32, _ coverage: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let isOpaque = color >> 24 == 255
    var x = 0
    while x < count {
      if x &+ 4 <= count {
        let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
        if four == 0 {
          x &+= 4
          continue
        }
        if four == .max, isOpaque {
          (row + x).update(repeating: color, count: 4)
          x &+= 4
          continue
        }
      }
      for place in x..<min(x &+ 4, count) {
        let source = PackedPixel.scale(color, UInt32(coverage[place]))
        row[place] = source &+ PackedPixel.scale(row[place], 255 &- source >> 24)
      }
      x &+= 4
    }
  }
}

/// Arithmetic on the four bytes of a pixel at once.
enum PackedPixel {
  /// Each byte times `factor` / 255, rounded to the nearest.
  @inline(__always)
  static func scale(_ word: UInt32, _ factor: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    var low = (word & mask) &* factor &+ 0x0080_0080
    low = (low &+ (low >> 8 & mask)) >> 8 & mask
    var high = (word >> 8 & mask) &* factor &+ 0x0080_0080
    high = (high &+ (high >> 8 & mask)) & ~mask
    return low | high
  }
}

extension CoverageMask {
  /// Hands the coverage over as bytes, `stride` from row to row.
  func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    sweep { y, x, row in
      guard let source = row.baseAddress else { return }
      memcpy(bytes + y * stride + x, source, row.count)
    }
  }
}

extension CairoSurface {
  /// A surface of alpha alone; the mask is empty afterwards.
  convenience init(alphaOf mask: CoverageMask) throws {
    let call = "cairo_image_surface_create"
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.area.width), Int32(mask.area.height))
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
