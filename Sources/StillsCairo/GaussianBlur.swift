import CStillsPixels
import Foundation

/// A Gaussian by three averages in a row, each over a whole number of pixels and a part of one more at either end, so
/// that the standard deviation is met exactly.
struct GaussianBlur {
  /// Whole pixels on either side, and the weight of the next ones.
  private let radius: Int
  private let edgeWeight: CGFloat

  init(deviation: CGFloat) {
    // Three equal averages share the variance. An average over w pixels has the variance (w² − 1) / 12.
    let variance = min(deviation, 2000) * min(deviation, 2000) / 3
    radius = max(0, Int((((12 * variance + 1).squareRoot() - 1) / 2 + 1e-9).rounded(.down)))
    let r = CGFloat(radius)
    let weight = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    edgeWeight = min(max(weight, 0), 1)
  }

  func apply(to plane: BlurPlane, edge: BlurPlane.Edge) throws {
    let sum = CGFloat(2 * radius + 1) + 2 * edgeWeight
    var average = stills_average(
      radius: Int32(clamping: radius), weight: Float(1 / sum), edge_weight: Float(edgeWeight / sum),
      repeats: edge == .repeats ? 1 : 0)
    guard stills_blur(plane.asC, &average) != 0 else {
      throw CairoError("No memory for a blur of \(plane.width) × \(plane.height) pixels.")
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

  var asC: stills_plane {
    stills_plane(values: values, width: Int32(clamping: width), height: Int32(clamping: height))
  }

  /// Outside the plane there is nothing.
  subscript(x: Int, y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? UInt32(values[y * width + x]) : 0
  }
}
