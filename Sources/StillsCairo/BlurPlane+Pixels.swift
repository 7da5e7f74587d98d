import CStillsPixels
import StillsImaging

extension BlurPlane {
  /// The channel that starts at bit `shift` of each pixel.
  func load(_ buffer: PixelBuffer, shift: UInt32) { stills_plane_load(asC, buffer.words, Int32(shift)) }

  func store(to buffer: PixelBuffer, shift: UInt32) { stills_plane_store(asC, buffer.words, Int32(shift)) }
}
