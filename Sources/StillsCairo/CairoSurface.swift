import CCairo
import StillsImaging

/// A place to draw on.
final class CairoSurface {
  let pointer: OpaquePointer
  /// The pixels of an image surface.
  let buffer: PixelBuffer?

  private static let ownerKey = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  /// Draws straight into `buffer`, which lives as long as Cairo's own surface: a pattern may outlive this object.
  init(_ buffer: PixelBuffer) throws {
    let bytes = UnsafeMutableRawPointer(buffer.words).assumingMemoryBound(to: UInt8.self)
    pointer = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride))
    self.buffer = buffer
    try check("cairo_image_surface_create_for_data")
    let owner = Unmanaged.passRetained(buffer).toOpaque()
    let status = cairo_surface_set_user_data(pointer, Self.ownerKey, owner) { owner in
      if let owner { Unmanaged<PixelBuffer>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { Unmanaged<PixelBuffer>.fromOpaque(owner).release() }
    try CairoError.check(status, "cairo_surface_set_user_data")
  }

  /// Takes over a surface that was just created.
  init(adopting pointer: OpaquePointer, _ call: String) throws {
    self.pointer = pointer
    buffer = nil
    try check(call)
  }

  deinit { cairo_surface_destroy(pointer) }

  func check(_ call: String) throws { try CairoError.check(cairo_surface_status(pointer), call) }

  /// Before pixels are read by others than Cairo.
  func flush() { cairo_surface_flush(pointer) }

  /// After pixels were written by others than Cairo.
  func markDirty() { cairo_surface_mark_dirty(pointer) }

  /// Writes out what is pending; nothing can be drawn after it.
  func finish() throws {
    cairo_surface_finish(pointer)
    try check("cairo_surface_finish")
  }
}
