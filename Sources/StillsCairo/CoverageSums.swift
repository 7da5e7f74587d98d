import CStillsPixels
import Foundation
import StillsGeometry

/// How much of each pixel an area of straight lines covers, exactly: every line adds, row by row, the area to its right,
/// and a sweep from the left sums it up. Areas that overlap count once, holes of the opposite direction count.
final class CoverageSums {
  private var width = 0, height = 0
  private var sums: UnsafeMutablePointer<Float>
  private var capacity = 0
  private var spans: UnsafeMutablePointer<stills_span>
  private var rowCapacity = 0
  private var isEmpty = true

  init() {
    sums = .allocate(capacity: 0)
    spans = .allocate(capacity: 0)
  }

  deinit {
    sums.deallocate()
    spans.deallocate()
  }

  /// Larger areas are better left to others than given this much memory.
  static let maximumCount = 1 << 22

  /// Starts over with an empty area, which has at most `maximumCount` pixels. Sums are zero between uses: taking them
  /// leaves them so.
  func begin(width: Int, height: Int) {
    if !isEmpty { memset(sums, 0, capacity * MemoryLayout<Float>.stride) }
    isEmpty = false
    (self.width, self.height) = (width, height)
    let count = (width + Int(STILLS_COVERAGE_MARGIN)) * height
    if count > capacity {
      sums.deallocate()
      sums = .allocate(capacity: count)
      memset(sums, 0, count * MemoryLayout<Float>.stride)
      capacity = count
    }
    if height > rowCapacity {
      spans.deallocate()
      spans = .allocate(capacity: height)
      rowCapacity = height
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

  /// What has been added since the beginning; afterwards there is nothing.
  func take() -> CoverageMask {
    let mask = withUnsafePointer(to: coverage) { coverage in
      CoverageMask(width: width, height: height, spans: spans, byteCount: stills_coverage_byte_count(coverage)) {
        stills_coverage_take(coverage, $0)
      }
    }
    isEmpty = true
    return mask
  }

  private var coverage: stills_coverage {
    stills_coverage(sums: sums, spans: spans, width: Int32(clamping: width), height: Int32(clamping: height))
  }
}
