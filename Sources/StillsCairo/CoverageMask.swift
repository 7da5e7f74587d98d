import CStillsPixels
import Foundation
import StillsGeometry

/// How much of each pixel an area of straight lines covers, exactly: every line adds, row by row, the area to its right,
/// and a sweep from the left sums it up. Areas that overlap count once, holes of the opposite direction count.
final class CoverageMask {
  /// The pixels that the last area can touch.
  private(set) var area = PixelArea(left: 0, top: 0, right: 0, bottom: 0)
  private var sums: UnsafeMutablePointer<Float>
  private var capacity = 0
  private var spans: UnsafeMutablePointer<stills_span>
  private var rowCapacity = 0
  private var line: UnsafeMutablePointer<UInt8>
  private var lineCapacity = 0
  private var isEmpty = true

  init() {
    sums = .allocate(capacity: 0)
    spans = .allocate(capacity: 0)
    line = .allocate(capacity: 0)
  }

  deinit {
    sums.deallocate()
    spans.deallocate()
    line.deallocate()
  }

  /// Larger areas are better left to others than given this much memory.
  static let maximumCount = 1 << 22

  /// Starts over with an empty area, which has at most `maximumCount` pixels. Sums are zero between uses: painting leaves
  /// them so.
  func begin(_ area: PixelArea) {
    if !isEmpty { memset(sums, 0, capacity * MemoryLayout<Float>.stride) }
    isEmpty = false
    self.area = area
    let stride = area.width + Int(STILLS_COVERAGE_MARGIN), count = stride * area.height
    if count > capacity {
      sums.deallocate()
      sums = .allocate(capacity: count)
      memset(sums, 0, count * MemoryLayout<Float>.stride)
      capacity = count
    }
    if area.height > rowCapacity {
      spans.deallocate()
      spans = .allocate(capacity: area.height)
      rowCapacity = area.height
    }
    if stride > lineCapacity {
      line.deallocate()
      line = .allocate(capacity: stride)
      lineCapacity = stride
    }
    withUnsafePointer(to: coverage) { stills_coverage_begin($0) }
  }

  /// The area of a glyph. `placement` goes to pixels from the area's corner; it must keep the glyph within the area from
  /// left to right.
  func add(_ glyph: FlatGlyph, at placement: stills_placement) {
    glyph.points.withUnsafeBytes { points in
      let points = points.bindMemory(to: Float.self)
      glyph.ends.withUnsafeBufferPointer { ends in
        withUnsafePointer(to: coverage) {
          stills_coverage_add($0, points.baseAddress, ends.baseAddress, ends.count, placement)
        }
      }
    }
  }

  /// Paints a premultiplied colour over the covered pixels of a picture whose top-left corner is `origin`, within
  /// rectangles of the picture's own pixels. Afterwards the mask is empty.
  func paint(
    _ color: UInt32, onto words: UnsafeMutablePointer<UInt32>, stride: Int, origin: (x: Int, y: Int),
    within clips: [PixelArea]
  ) {
    let rects = clips.map {
      stills_rect(
        left: Int32(clamping: $0.left), top: Int32(clamping: $0.top), right: Int32(clamping: $0.right),
        bottom: Int32(clamping: $0.bottom))
    }
    withUnsafePointer(to: coverage) {
      stills_coverage_paint(
        $0, line, color, Int32(clamping: area.left - origin.x), Int32(clamping: area.top - origin.y), rects,
        rects.count, words, stride)
    }
    isEmpty = true
  }

  /// Hands the coverage over as bytes from 0 to 255, `stride` from row to row; what is not covered is left alone.
  /// Afterwards the mask is empty.
  func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    withUnsafePointer(to: coverage) { stills_coverage_write($0, line, bytes, stride) }
    isEmpty = true
  }

  private var coverage: stills_coverage {
    stills_coverage(
      sums: sums, spans: spans, width: Int32(clamping: area.width), height: Int32(clamping: area.height))
  }
}
