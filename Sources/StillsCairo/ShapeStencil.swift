import CCairo
import CStillsPixels
import Foundation
import StillsGeometry

/// What is done with a path.
enum ShapeDrawing {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// Works out how much of each pixel a shape covers: Cairo draws it on a picture of alpha alone.
final class ShapeStencil {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private var spans: UnsafeMutablePointer<stills_span>
  private var rowCapacity = 0

  init() {
    bytes = .allocate(capacity: 0)
    spans = .allocate(capacity: 0)
  }

  deinit {
    bytes.deallocate()
    spans.deallocate()
  }

  /// Larger shapes are better left to Cairo than given this much memory.
  static let maximumCount = CoverageSums.maximumCount

  /// Of what `draw` draws on a surface of at most `maximumCount` pixels.
  func mask(width: Int, height: Int, draw: (CairoContext) -> Void) throws -> CoverageMask {
    // As Cairo wants rows to begin.
    let stride = (width + 3) & ~3
    reserve(stride * height, rows: height)
    memset(bytes, 0, stride * height)
    let call = "cairo_image_surface_create_for_data"
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    else { throw CairoError("\(call): no surface.") }
    let context = try CairoContext(CairoSurface(adopting: surface, call))
    cairo_set_source_rgba(context.pointer, 0, 0, 0, 1)
    draw(context)
    try context.check("drawing a shape")
    context.surface.flush()
    return packed(width: width, height: height, stride: stride)
  }

  private func packed(width: Int, height: Int, stride: Int) -> CoverageMask {
    var covered = stills_rect()
    let count = stills_mask_measure(bytes, stride, Int32(width), Int32(height), spans, &covered)
    let core = PixelArea(stills_mask_core(spans, covered))
    return CoverageMask(
      width: width, height: height, covered: PixelArea(covered), core: core.width > 0 ? core : nil, spans: spans,
      byteCount: count
    ) {
      stills_mask_pack(bytes, stride, Int32(height), spans, $0)
    }
  }

  private func reserve(_ byteCount: Int, rows: Int) {
    if byteCount > capacity {
      bytes.deallocate()
      bytes = .allocate(capacity: byteCount)
      capacity = byteCount
    }
    if rows > rowCapacity {
      spans.deallocate()
      spans = .allocate(capacity: rows)
      rowCapacity = rows
    }
  }
}

extension PixelArea {
  fileprivate init(_ rect: stills_rect) {
    self.init(left: Int(rect.left), top: Int(rect.top), right: Int(rect.right), bottom: Int(rect.bottom))
  }
}
