import Foundation
import StillsGeometry

/// How much of each pixel an area of straight lines covers, exactly: every line adds, row by row, the area to its right,
/// and a sweep from the left sums it up. Areas that overlap count once, holes of the opposite direction count.
///
/// Only additions, multiplications and divisions in a fixed order: the same on every processor.
final class CoverageMask {
  /// The pixels that the last area can touch.
  private(set) var area = PixelArea(left: 0, top: 0, right: 0, bottom: 0)
  private var sums: UnsafeMutablePointer<Float>
  private var capacity = 0
  private var spans: UnsafeMutablePointer<CoverageLines.Span>
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

  /// Starts over with an empty area. Sums are zero between uses: sweeping leaves them so.
  func begin(_ area: PixelArea) -> CoverageLines {
    if !isEmpty { sums.update(repeating: 0, count: capacity) }
    isEmpty = false
    self.area = area
    let lines = area.width + CoverageLines.margin, count = lines * area.height
    if count > capacity {
      sums.deallocate()
      sums = .allocate(capacity: count)
      sums.initialize(repeating: 0, count: count)
      capacity = count
    }
    if area.height > rowCapacity {
      spans.deallocate()
      spans = .allocate(capacity: area.height)
      rowCapacity = area.height
    }
    spans.initialize(repeating: CoverageLines.Span(first: .max, last: -1), count: area.height)
    return CoverageLines(sums: sums, spans: spans, width: area.width, height: area.height)
  }

  /// Calls `body` with each row's coverage from 0 to 255: its number, the place of the first byte, and the bytes.
  /// Rows without any are left out. Afterwards the mask is empty.
  func sweep(_ body: (_ y: Int, _ x: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Void) {
    let width = area.width, stride = width + CoverageLines.margin
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: stride)
    defer { line.deallocate() }
    for y in 0..<area.height where spans[y].last >= 0 {
      let first = Int(spans[y].first), last = Int(spans[y].last)
      Self.sweep(sums + y * stride + first, count: last - first + 1, into: line)
      let count = min(last, width - 1) - first + 1
      if count > 0 { body(y, first, UnsafeBufferPointer(start: line, count: count)) }
    }
    isEmpty = true
  }

  /// Where four sums are zero, coverage stays what it was. The row has room for three more at its end.
  private static func sweep(
    _ row: UnsafeMutablePointer<Float>, count: Int, into line: UnsafeMutablePointer<UInt8>
  ) {
    var sum: Float = 0, byte: UInt8 = 0, x = 0
    let bits = UnsafeRawPointer(row)
    while x < count {
      let pair = bits.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
      if pair.x | pair.y == 0 {
        UnsafeMutableRawPointer(line + x).storeBytes(of: UInt32(byte) &* 0x0101_0101, as: UInt32.self)
      } else {
        for place in x..<x &+ 4 {
          sum += row[place]
          row[place] = 0
          byte = UInt8(truncatingIfNeeded: Int32(min(abs(sum), 1) * 255 + 0.5))
          line[place] = byte
        }
      }
      x &+= 4
    }
  }
}

/// Adds lines to a mask.
struct CoverageLines {
  /// Places beyond the width: two for lines that end on the right edge, and three so that a sweep may go by fours.
  static let margin = 5

  /// The first and the last place of a row that lines have touched.
  struct Span {
    var first, last: Int32
  }

  let sums: UnsafeMutablePointer<Float>
  let spans: UnsafeMutablePointer<Span>
  let width, height: Int

  /// A line in pixels from the area's corner. It must lie within the area from left to right.
  func add(_ start: SIMD2<Float>, _ end: SIMD2<Float>) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let firstRow = max(Int(top.y), 0), lastRow = min(Self.roundedUp(bottom.y), height)
    guard firstRow < lastRow else { return }
    var x = top.y < 0 ? top.x - top.y * slope : top.x
    let stride = width &+ Self.margin
    for y in firstRow..<lastRow {
      let piece = min(Float(y &+ 1), bottom.y) - max(Float(y), top.y)
      let next = x + slope * piece
      addPiece(
        sums + y &* stride, spans + y, from: min(x, next), to: max(x, next), amount: isDown ? piece : -piece)
      x = next
    }
  }

  /// `rounded(.up)` would be a call of the C library on processors that it must not ask more of.
  @inline(__always)
  private static func roundedUp(_ value: Float) -> Int {
    let whole = Int(value)
    return Float(whole) < value ? whole &+ 1 : whole
  }

  /// The part of a line within one row: `amount` is its height, negative upwards.
  @inline(__always)
  private func addPiece(
    _ row: UnsafeMutablePointer<Float>, _ span: UnsafeMutablePointer<Span>, from x0: Float, to x1: Float, amount: Float
  ) {
    // Rounding may bring a line a hair over the edges.
    let left = min(max(Int(x0), 0), width), right = min(max(Self.roundedUp(x1), 0), width &+ 1)
    span.pointee.first = min(span.pointee.first, Int32(truncatingIfNeeded: left))
    span.pointee.last = max(span.pointee.last, Int32(truncatingIfNeeded: max(right, left &+ 1)))
    if right <= left &+ 1 {
      let share = min(max(0.5 * (x0 + x1) - Float(left), 0), 1)
      row[left] += amount - amount * share
      row[left &+ 1] += amount * share
    } else {
      addWidePiece(row, left, right, from: x0, to: x1, amount: amount)
    }
  }

  /// A piece over several pixels: a triangle in the first and the last one, trapezoids between.
  private func addWidePiece(
    _ row: UnsafeMutablePointer<Float>, _ left: Int, _ right: Int, from x0: Float, to x1: Float, amount: Float
  ) {
    let scale = 1 / (x1 - x0)
    let startPart = x0 - Float(left), endPart = x1 - Float(right) + 1
    let first = 0.5 * scale * (1 - startPart) * (1 - startPart), last = 0.5 * scale * endPart * endPart
    row[left] += amount * first
    if right == left &+ 2 {
      row[left &+ 1] += amount * (1 - first - last)
    } else {
      let second = scale * (1.5 - startPart)
      row[left &+ 1] += amount * (second - first)
      for place in left &+ 2..<right &- 1 { row[place] += amount * scale }
      let before = second + Float(right &- left &- 3) * scale
      row[right &- 1] += amount * (1 - before - last)
    }
    row[right] += amount * last
  }
}
