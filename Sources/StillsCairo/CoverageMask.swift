import CStillsPixels
import Foundation

/// How much of each pixel is covered, in 1/255, wherever it is painted.
final class CoverageMask {
  let width, height: Int
  /// What coverage there is lies within, in pixels from the mask's corner.
  let covered: PixelArea
  /// A large part that is covered wholly; nil where none is known.
  let core: PixelArea?
  /// Of memory.
  let byteCount: Int
  private let spans: UnsafeMutablePointer<stills_span>
  private let bytes: UnsafeMutablePointer<UInt8>

  /// `spans` says for each row what is covered, and is copied; `write` puts the rows' bytes, one row after the other.
  init(
    width: Int, height: Int, covered: PixelArea? = nil, core: PixelArea? = nil,
    spans rows: UnsafePointer<stills_span>, byteCount count: Int, write: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    (self.width, self.height, self.core) = (width, height, core)
    self.covered = covered ?? PixelArea(left: 0, top: 0, right: width, bottom: height)
    byteCount = count + height * MemoryLayout<stills_span>.stride
    spans = .allocate(capacity: height)
    spans.initialize(from: rows, count: height)
    bytes = .allocate(capacity: count)
    write(bytes)
  }

  deinit {
    spans.deallocate()
    bytes.deallocate()
  }

  /// Paints a premultiplied colour over the covered pixels of a picture in which the mask's top-left corner is `corner`,
  /// within rectangles of the picture's pixels.
  func paint(
    _ color: UInt32, onto words: UnsafeMutablePointer<UInt32>, stride: Int, corner: (x: Int, y: Int),
    within clips: [PixelArea]
  ) {
    let rects = clips.map {
      stills_rect(
        left: Int32(clamping: $0.left), top: Int32(clamping: $0.top), right: Int32(clamping: $0.right),
        bottom: Int32(clamping: $0.bottom))
    }
    withUnsafePointer(to: mask) {
      stills_mask_paint(
        $0, color, Int32(clamping: corner.x), Int32(clamping: corner.y), rects, rects.count, words, stride)
    }
  }

  /// Hands the coverage over as bytes from 0 to 255, `stride` from row to row; what is not covered is left alone.
  func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    withUnsafePointer(to: mask) { stills_mask_write($0, bytes, stride) }
  }

  private var mask: stills_mask {
    stills_mask(spans: spans, bytes: bytes, width: Int32(clamping: width), height: Int32(clamping: height))
  }
}
