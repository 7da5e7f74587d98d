import Foundation

/// How two pictures of the same size differ, channel by channel of premultiplied colour.
package struct PixelComparison: Hashable, Sendable {
  /// How many pixels differ, and of how many.
  package let differingCount, pixelCount: Int
  /// The largest difference of any channel, 0 to 255.
  package let maximumDelta: Int
  /// The mean difference over all channels of all pixels, 0 to 255.
  package let meanDelta: Double
  /// The smallest rectangle around the pixels that differ, in pixels; nil when none does.
  package let bounds: CGRect?

  package var isIdentical: Bool { differingCount == 0 }

  package init(_ a: PixelBuffer, _ b: PixelBuffer) throws {
    guard a.width == b.width, a.height == b.height else {
      throw ImagingError(
        "A picture of \(a.width) × \(a.height) pixels cannot be compared with one of \(b.width) × \(b.height).")
    }
    var count = 0, most: UInt32 = 0, sum = 0
    var left = Int.max, top = Int.max, right = -1, bottom = -1
    for y in 0..<a.height {
      let first = a.row(y), second = b.row(y)
      if memcmp(first, second, a.stride) == 0 { continue }
      for x in 0..<a.width where first[x] != second[x] {
        count += 1
        for shift: UInt32 in [0, 8, 16, 24] {
          let delta = Self.delta(first[x], second[x], shift)
          most = max(most, delta)
          sum += Int(delta)
        }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    (differingCount, pixelCount, maximumDelta) = (count, a.count, Int(most))
    meanDelta = Double(sum) / Double(a.count * 4)
    bounds = count > 0 ? CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) : nil
  }

  /// The first picture faded to a light grey, with what differs in red: the stronger, the more it differs.
  package static func differenceImage(_ a: PixelBuffer, _ b: PixelBuffer) throws -> PixelBuffer {
    let image = try PixelBuffer(width: max(a.width, b.width), height: max(a.height, b.height))
    for y in 0..<image.height {
      for x in 0..<image.width {
        let first = word(a, x, y), second = word(b, x, y)
        let place = image.row(y) + x
        if let first, let second, first == second {
          let light = 255 - (255 - luminance(first)) / 4
          place.pointee = 0xff00_0000 | light << 16 | light << 8 | light
        } else {
          let strongest = [0, 8, 16, 24].map { delta(first ?? 0, second ?? 0, $0) }.max() ?? 0
          let rest = 160 - min(strongest, 160)
          place.pointee = 0xffff_0000 | rest << 8 | rest
        }
      }
    }
    return image
  }

  private static func word(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> UInt32? {
    x < buffer.width && y < buffer.height ? buffer.row(y)[x] : nil
  }

  private static func delta(_ a: UInt32, _ b: UInt32, _ shift: UInt32) -> UInt32 {
    let (a, b) = (a >> shift & 255, b >> shift & 255)
    return a > b ? a - b : b - a
  }

  /// Of the colour as it shows on white.
  private static func luminance(_ word: UInt32) -> UInt32 {
    let white = 255 - (word >> 24)
    return min(((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) / 256 + white, 255)
  }
}
