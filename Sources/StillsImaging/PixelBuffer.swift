import Foundation

/// Pixels as Cairo's ARGB32 has them: one 32-bit word a pixel, alpha in the top byte, colour premultiplied by it,
/// sRGB, rows without gaps. The memory is the buffer's own.
package final class PixelBuffer: @unchecked Sendable {
  package let width, height: Int
  package let words: UnsafeMutablePointer<UInt32>

  /// Pixels in all; what a side may measure at most is Cairo's limit.
  package static let maximumSide = 32_767
  package static let maximumCount = 1 << 28

  /// Transparent pixels, or any when all of them will be written before they are read. Sizes of nothing or beyond the
  /// limits are errors.
  package init(width: Int, height: Int, isCleared: Bool = true) throws {
    try Self.check(width: width, height: height)
    (self.width, self.height) = (width, height)
    guard let memory = PixelMemory.take(byteCount: width * height * 4, isCleared: isCleared) else {
      throw ImagingError("No memory for a picture of \(width) × \(height) pixels.")
    }
    words = memory.bindMemory(to: UInt32.self, capacity: width * height)
  }

  deinit { PixelMemory.giveBack(words, byteCount: width * height * 4) }

  package static func check(width: Int, height: Int) throws {
    guard width > 0, height > 0 else {
      throw ImagingError("A picture of \(width) × \(height) pixels has no pixels.")
    }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumCount else {
      throw ImagingError(
        "A picture of \(width) × \(height) pixels is too large: at most \(maximumSide) a side and \(maximumCount) in all."
      )
    }
  }
}

// MARK: - Querying

extension PixelBuffer {
  /// Bytes from one row to the next.
  package var stride: Int { width * 4 }
  package var count: Int { width * height }

  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { words + y * width }

  /// The colour at a pixel, not premultiplied; outside the picture it is clear.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
    let word = StraightColor.word(from: words[y * width + x])
    return (UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255), UInt8(word >> 24))
  }

  /// Red, green, blue, alpha a pixel, not premultiplied.
  package var straightRGBA: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, size in
      for index in 0..<count {
        let word = StraightColor.word(from: words[index])
        bytes[4 * index] = UInt8(truncatingIfNeeded: word >> 16)
        bytes[4 * index + 1] = UInt8(truncatingIfNeeded: word >> 8)
        bytes[4 * index + 2] = UInt8(truncatingIfNeeded: word)
        bytes[4 * index + 3] = UInt8(truncatingIfNeeded: word >> 24)
      }
      size = count * 4
    }
  }

  /// From red, green, blue, alpha a pixel, not premultiplied.
  package convenience init(width: Int, height: Int, straightRGBA bytes: [UInt8]) throws {
    try self.init(width: width, height: height)
    guard bytes.count == count * 4 else {
      throw ImagingError("\(bytes.count) bytes are not \(width) × \(height) pixels of 4 bytes.")
    }
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<count {
        words[index] = StraightColor.premultiplied(
          red: UInt32(bytes[4 * index]), green: UInt32(bytes[4 * index + 1]), blue: UInt32(bytes[4 * index + 2]),
          alpha: UInt32(bytes[4 * index + 3]))
      }
    }
  }
}

/// Between premultiplied and straight colour, rounding to the nearest.
enum StraightColor {
  static func word(from premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied >> 24
    if alpha == 255 { return premultiplied }
    if alpha == 0 { return 0 }
    let half = alpha / 2
    let red = min(((premultiplied >> 16 & 255) * 255 + half) / alpha, 255)
    let green = min(((premultiplied >> 8 & 255) * 255 + half) / alpha, 255)
    let blue = min(((premultiplied & 255) * 255 + half) / alpha, 255)
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  static func premultiplied(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    if alpha == 255 { return 0xff00_0000 | red << 16 | green << 8 | blue }
    return alpha << 24 | scale(red, alpha) << 16 | scale(green, alpha) << 8 | scale(blue, alpha)
  }

  private static func scale(_ value: UInt32, _ alpha: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
}
