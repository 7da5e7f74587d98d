import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Brings a part of a picture to other pixels, upright. Enlarging interpolates between neighbours; making smaller
/// averages with a tent twice as wide as a target pixel. Plain arithmetic in a fixed order: the same on every processor.
struct ImageResampler {
  private let picture: PixelBuffer
  private let source: CGRect
  private let interpolation: ImagePlacement.Interpolation

  init(_ picture: PixelBuffer, source: CGRect, interpolation: ImagePlacement.Interpolation) {
    (self.picture, self.source, self.interpolation) = (picture, source, interpolation)
  }

  /// The pixels of `area`; `toPicture` leads from the area's coordinates to the picture's and has no rotation.
  func pixels(_ area: PixelArea, toPicture: CGAffineTransform) throws -> PixelBuffer {
    let result = try PixelBuffer(width: area.width, height: area.height)
    let columns = (area.left..<area.right).map {
      taps(
        at: toPicture.a * (CGFloat($0) + 0.5) + toPicture.tx, step: toPicture.a, from: source.minX, to: source.maxX,
        count: picture.width)
    }
    let rows = (area.top..<area.bottom).map {
      taps(
        at: toPicture.d * (CGFloat($0) + 0.5) + toPicture.ty, step: toPicture.d, from: source.minY, to: source.maxY,
        count: picture.height)
    }
    if (columns + rows).allSatisfy({ $0.weights.count == 1 }) {
      copy(columns.map(\.first), rows.map(\.first), to: result)
    } else {
      blend(columns, rows, to: result)
    }
    return result
  }

  /// Which pixels along one axis make a target pixel, and how much of each.
  private struct Taps {
    var first: Int
    var weights: [Float]
  }

  private func taps(at center: CGFloat, step: CGFloat, from: CGFloat, to: CGFloat, count: Int) -> Taps {
    let lowest = min(max(Int(from.rounded(.down)), 0), count - 1)
    let highest = min(max(Int(to.rounded(.up)) - 1, lowest), count - 1)
    func bounded(_ value: CGFloat) -> Int {
      value.isNaN ? lowest : Int(min(max(value, CGFloat(lowest)), CGFloat(highest)))
    }
    guard interpolation != .none else { return Taps(first: bounded(center.rounded(.down)), weights: [1]) }
    let reach = max(abs(step), 1)
    let start = Int(min(max((center - reach).rounded(.down), -1e8), 1e8))
    let end = Int(min(max((center + reach).rounded(.up), -1e8), 1e8))
    let base = min(max(start, lowest), highest)
    var weights = [Double](repeating: 0, count: min(max(end, lowest), highest) - base + 1)
    var first = highest, last = lowest, sum = 0.0
    // What lies beyond the source's edge counts for the pixel at the edge.
    for index in max(start, lowest - 65_536)...max(min(end, highest + 65_536), max(start, lowest - 65_536)) {
      let weight = 1 - abs(CGFloat(index) + 0.5 - center) / reach
      guard weight > 1e-6 else { continue }
      let place = min(max(index, lowest), highest)
      weights[place - base] += weight
      sum += weight
      (first, last) = (min(first, place), max(last, place))
    }
    guard sum > 0, first <= last else { return Taps(first: bounded(center.rounded(.down)), weights: [1]) }
    return Taps(first: first, weights: weights[first - base...last - base].map { Float($0 / sum) })
  }

  private func copy(_ columns: [Int], _ rows: [Int], to result: PixelBuffer) {
    for (y, row) in rows.enumerated() {
      let from = picture.row(row), to = result.row(y)
      for (x, column) in columns.enumerated() { to[x] = from[column] }
    }
  }

  /// Rows first, then columns, in floating point and in premultiplied colour.
  private func blend(_ columns: [Taps], _ rows: [Taps], to result: PixelBuffer) {
    guard let left = columns.map(\.first).min(), let right = columns.map({ $0.first + $0.weights.count }).max() else {
      return
    }
    let firsts = columns.map { Int32($0.first - left) }, counts = columns.map { Int32($0.weights.count) }
    let weights = columns.flatMap(\.weights)
    // Blue, green, red and alpha of each of the picture's columns, mixed from the rows that matter.
    var line = [Float](repeating: 0, count: 4 * (right - left))
    line.withUnsafeMutableBufferPointer { line in
      guard let sums = line.baseAddress else { return }
      for (y, taps) in rows.enumerated() {
        memset(sums, 0, line.count * MemoryLayout<Float>.stride)
        for (index, weight) in taps.weights.enumerated() {
          stills_add_weighted_row(picture.row(taps.first + index) + left, right - left, weight, sums)
        }
        stills_mix_row(sums, firsts, counts, weights, columns.count, result.row(y))
      }
    }
  }
}
