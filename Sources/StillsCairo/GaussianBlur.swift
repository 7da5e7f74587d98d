import CStillsPixels
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
    var average = stills_average(
      radius: Int32(clamping: radius), edge_weight: Int32(clamping: edgeWeight), reciprocal: reciprocal,
      repeats: edge == .repeats ? 1 : 0)
    let lineCount = plane.width + 2 * (radius + 1)
    let line = UnsafeMutablePointer<UInt16>.allocate(capacity: lineCount)
    let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: plane.width * plane.height)
    let empty = UnsafeMutablePointer<UInt16>.allocate(capacity: plane.width)
    let sums = UnsafeMutablePointer<Int32>.allocate(capacity: plane.width)
    defer {
      line.deallocate()
      copy.deallocate()
      empty.deallocate()
      sums.deallocate()
    }
    empty.initialize(repeating: 0, count: plane.width)
    for _ in 0..<3 { stills_average_rows(plane.asC, &average, line) }
    for _ in 0..<3 { stills_average_columns(plane.asC, &average, copy, empty, sums) }
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

  var asC: stills_plane {
    stills_plane(values: values, width: Int32(clamping: width), height: Int32(clamping: height))
  }

  /// Outside the plane there is nothing.
  subscript(x: Int, y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? UInt32(values[y * width + x]) : 0
  }
}
