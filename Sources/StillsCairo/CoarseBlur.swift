import Foundation

/// Something that says how much is where, in 1/65280.
protocol ShadePlane {
  subscript(x: Int, y: Int) -> UInt32 { get }
}

extension BlurPlane: ShadePlane {}

/// A Gaussian so wide that an exact one would need screens of margin around the screen: of a picture that is many times
/// smaller, read in straight lines between its pixels. At 32 small pixels a deviation that is off by less than 1/1000.
struct CoarseBlur {
  /// From this deviation on, in pixels. Our choice: 133 points of an iPhone's.
  static let threshold: CGFloat = 400
  /// Beyond this nothing is left of anything that fits on a screen.
  private static let largest: CGFloat = 100_000

  /// Pixels to one small pixel.
  private let step: Int
  private let deviation: CGFloat
  /// Small pixels around the picture, into which it spreads.
  private let margin: Int

  init(deviation: CGFloat) {
    let deviation = min(deviation, Self.largest)
    step = Int((deviation / 32).rounded(.up))
    self.deviation = deviation / CGFloat(step)
    margin = Int((self.deviation * 3.25).rounded(.up)) + 1
  }

  /// The plane blurred, and what spreads beyond it.
  func blurred(_ plane: BlurPlane, edge: BlurPlane.Edge) throws -> CoarsePlane {
    let margin = edge == .isEmpty ? margin : 0
    let small = BlurPlane(
      width: (plane.width + step - 1) / step + 2 * margin, height: (plane.height + step - 1) / step + 2 * margin)
    for y in 0..<small.height - 2 * margin {
      for x in 0..<small.width - 2 * margin {
        small.values[(y + margin) * small.width + x + margin] = average(plane, x * step, y * step, edge)
      }
    }
    try GaussianBlur(deviation: deviation).apply(to: small, edge: edge)
    return CoarsePlane(plane: small, step: step, margin: margin, repeats: edge == .repeats)
  }

  /// Of the pixels from (x, y) that make one small pixel.
  private func average(_ plane: BlurPlane, _ x: Int, _ y: Int, _ edge: BlurPlane.Edge) -> UInt16 {
    let right = min(x + step, plane.width), bottom = min(y + step, plane.height)
    var sum = 0
    for row in y..<bottom {
      let line = plane.values + row * plane.width
      for column in x..<right { sum &+= Int(line[column]) }
    }
    let count = edge == .isEmpty ? step * step : (right - x) * (bottom - y)
    return UInt16(truncatingIfNeeded: sum / max(count, 1))
  }
}

/// A small plane read at the size of the one that it was made of.
struct CoarsePlane: ShadePlane {
  fileprivate let plane: BlurPlane
  fileprivate let step, margin: Int
  fileprivate let repeats: Bool

  fileprivate init(plane: BlurPlane, step: Int, margin: Int, repeats: Bool) {
    (self.plane, self.step, self.margin, self.repeats) = (plane, step, margin, repeats)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    let (left, partX) = place(x), (top, partY) = place(y)
    let above = value(left, top) * UInt64(256 - partX) + value(left + 1, top) * UInt64(partX)
    let below = value(left, top + 1) * UInt64(256 - partX) + value(left + 1, top + 1) * UInt64(partX)
    return UInt32(truncatingIfNeeded: (above * UInt64(256 - partY) + below * UInt64(partY)) >> 16)
  }

  /// Into the large plane, as far as that reaches.
  func store(to large: BlurPlane) {
    for y in 0..<large.height {
      let row = large.values + y * large.width
      for x in 0..<large.width { row[x] = UInt16(truncatingIfNeeded: self[x, y]) }
    }
  }

  /// The small pixel whose middle is before a large one's, and 1/256 of the way to the next.
  private func place(_ position: Int) -> (index: Int, part: Int) {
    let steps = ((2 * position + 1) * 128).dividedDown(by: step) - 128 + margin * 256
    return (steps >> 8, steps & 255)
  }

  private func value(_ x: Int, _ y: Int) -> UInt64 {
    guard repeats else { return UInt64(plane[x, y]) }
    return UInt64(plane[min(max(x, 0), plane.width - 1), min(max(y, 0), plane.height - 1)])
  }
}

extension Int {
  /// Towards smaller numbers, below zero too.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
