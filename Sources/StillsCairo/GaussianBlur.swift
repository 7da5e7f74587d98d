import Foundation

/// A Gaussian by three averages in a row, each over a whole number of pixels and a part of one more at either end, so
/// that the standard deviation is met exactly. Whole-number arithmetic: the same on every processor.
struct GaussianBlur {
  /// Whole pixels on either side, and the weight of the next ones in 1/256.
  private let radius: Int
  private let edgeWeight: Int
  /// 2⁴⁰ over the sum of the weights.
  private let reciprocal: UInt64

  init(deviation: CGFloat) {
    // Three equal averages share the variance. An average over w pixels has the variance (w² − 1) / 12.
    let variance = min(deviation, 2000) * min(deviation, 2000) / 3
    radius = max(0, Int((((12 * variance + 1).squareRoot() - 1) / 2 + 1e-9).rounded(.down)))
    let r = CGFloat(radius)
    let weight = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    edgeWeight = Int((min(max(weight, 0), 1) * 256).rounded())
    reciprocal = (1 << 40) / UInt64(256 * (2 * radius + 1) + 2 * edgeWeight)
  }

  func apply(to plane: BlurPlane, edge: BlurPlane.Edge) {
    for _ in 0..<3 { averageRows(plane, edge) }
    for _ in 0..<3 { averageColumns(plane, edge) }
  }

  private func average(_ inner: Int, _ outer: Int) -> UInt16 {
    let sum = UInt64(truncatingIfNeeded: inner &* 256 &+ outer &* edgeWeight)
    return UInt16(truncatingIfNeeded: (sum &* reciprocal &+ 1 << 39) >> 40)
  }

  private func averageRows(_ plane: BlurPlane, _ edge: BlurPlane.Edge) {
    let width = plane.width, pad = radius + 1
    let line = UnsafeMutablePointer<UInt16>.allocate(capacity: width + 2 * pad)
    defer { line.deallocate() }
    for y in 0..<plane.height {
      let row = plane.values + y * width
      line.update(repeating: edge == .repeats ? row[0] : 0, count: pad)
      memcpy(line + pad, row, width * 2)
      (line + pad + width).update(repeating: edge == .repeats ? row[width - 1] : 0, count: pad)
      var sum = 0
      for x in 1..<2 * radius + 2 { sum &+= Int(line[x]) }
      for x in 0..<width {
        row[x] = average(sum, Int(line[x]) &+ Int(line[x &+ 2 &* pad]))
        sum &+= Int(line[x &+ 2 &* pad]) &- Int(line[x &+ 1])
      }
    }
  }

  /// All columns at once, row after row, with the rows above kept as they were.
  private func averageColumns(_ plane: BlurPlane, _ edge: BlurPlane.Edge) {
    let width = plane.width, height = plane.height, pad = radius + 1
    let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
    let empty = UnsafeMutablePointer<UInt16>.allocate(capacity: width)
    let sums = UnsafeMutablePointer<Int32>.allocate(capacity: width)
    defer {
      copy.deallocate()
      empty.deallocate()
      sums.deallocate()
    }
    memcpy(copy, plane.values, width * height * 2)
    empty.initialize(repeating: 0, count: width)
    sums.initialize(repeating: 0, count: width)
    func line(_ y: Int) -> UnsafeMutablePointer<UInt16> {
      if y >= 0, y < height { return copy + y * width }
      return edge == .repeats ? copy + min(max(y, 0), height - 1) * width : empty
    }
    for y in -radius...radius {
      let source = line(y)
      for x in 0..<width { sums[x] &+= Int32(source[x]) }
    }
    for y in 0..<height {
      let before = line(y - pad), after = line(y + pad), leaving = line(y - radius), target = plane.values + y * width
      for x in 0..<width {
        target[x] = average(Int(sums[x]), Int(before[x]) &+ Int(after[x]))
        sums[x] &+= Int32(after[x]) &- Int32(leaving[x])
      }
    }
  }
}

/// One channel of a picture with 8 bits more precision.
final class BlurPlane {
  enum Edge { case isEmpty, repeats }

  let width, height: Int
  let values: UnsafeMutablePointer<UInt16>

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = .allocate(capacity: width * height)
    values.initialize(repeating: 0, count: width * height)
  }

  deinit { values.deallocate() }

  /// Outside the plane there is nothing.
  subscript(x: Int, y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? UInt32(values[y * width + x]) : 0
  }
}
