import CDeflate
import Foundation

/// Deflate for screens, straight from pixels.
///
/// General compressors hash bytes; a screen is mostly rows that repeat the row above and pixels that repeat the pixel
/// before, so this looks for those first, pixel by pixel, and asks a small table of earlier pixel pairs for the rest
/// (letters that come again). Plain integer arithmetic: the bytes do not depend on the processor or on threads.
struct PixelDeflater {
  private let buffer: PixelBuffer
  private let isOpaque: Bool
  private let bytesPerPixel: Int
  /// One filter byte and the pixels.
  private let rowLength: Int

  init(_ buffer: PixelBuffer, isOpaque: Bool) {
    self.buffer = buffer
    self.isOpaque = isOpaque
    bytesPerPixel = isOpaque ? 3 : 4
    rowLength = 1 + buffer.width * bytesPerPixel
  }

  private static let window = 32_768

  /// A zlib stream of all rows, each after a filter byte None.
  func zlibStream() -> [UInt8] {
    var tokens = DeflateTokenWriter()
    var checksum = RowChecksum(rowLength: rowLength)
    let pairs = PairTable()
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength)
    defer { bytes.deallocate() }
    // Rows of straight colour; the premultiplied words serve as they are while everything is opaque.
    var repeated = 0
    for y in 0..<buffer.height {
      let row = buffer.row(y)
      if y > 0, rowLength <= Self.window, memcmp(row, row - buffer.width, buffer.stride) == 0 {
        repeated += 1
        checksum.repeatRow()
        continue
      }
      tokens.addMatch(length: repeated * rowLength, distance: rowLength)
      repeated = 0
      write(row, to: bytes)
      checksum.add(bytes)
      addRow(y, bytes, pairs, &tokens)
    }
    tokens.addMatch(length: repeated * rowLength, distance: rowLength)
    return tokens.finish(checksum: checksum.value)
  }

  private func write(_ row: UnsafeMutablePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>) {
    bytes[0] = 0
    var target = bytes + 1
    for x in 0..<buffer.width {
      let word = isOpaque ? row[x] : StraightColor.word(from: row[x])
      target[0] = UInt8(truncatingIfNeeded: word >> 16)
      target[1] = UInt8(truncatingIfNeeded: word >> 8)
      target[2] = UInt8(truncatingIfNeeded: word)
      if !isOpaque { target[3] = UInt8(truncatingIfNeeded: word >> 24) }
      target += bytesPerPixel
    }
  }

  /// Greedy: at each pixel the longest of "as above", "as before" and "as an earlier pair", or else the pixel itself.
  private func addRow(
    _ y: Int, _ bytes: UnsafeMutablePointer<UInt8>, _ pairs: PairTable, _ tokens: inout DeflateTokenWriter
  ) {
    let width = buffer.width, row = buffer.row(y)
    let above: UnsafeMutablePointer<UInt32>? = y > 0 && rowLength <= Self.window ? row - width : nil
    var x = 0
    if let above, row[0] == above[0] {
      // The filter byte repeats too.
      while x < width, row[x] == above[x] { x += 1 }
      tokens.addMatch(length: 1 + x * bytesPerPixel, distance: rowLength)
    } else {
      tokens.addLiteral(0)
    }
    while x < width {
      let pixel = row[x]
      var best = 0, distance = 0
      if x > 0, row[x - 1] == pixel {
        var end = x + 1
        while end < width, row[end] == pixel { end += 1 }
        (best, distance) = (end - x, bytesPerPixel)
      }
      if let above, above[x] == pixel {
        var end = x + 1
        while end < width, row[end] == above[end] { end += 1 }
        if end - x > best { (best, distance) = (end - x, rowLength) }
      }
      if best < 2, x + 1 < width {
        let position = y * width + x
        let earlier = pairs.exchange(pixel, row[x + 1], for: position)
        if earlier >= 0 {
          let far = (y - earlier / width) * rowLength + (x - earlier % width) * bytesPerPixel
          let limit = min(width - x, width - earlier % width)
          var length = 0
          if far <= Self.window {
            while length < limit, buffer.words[earlier + length] == row[x + length] { length += 1 }
          }
          if length > best { (best, distance) = (length, far) }
        }
      }
      if best > 0 {
        tokens.addMatch(length: best * bytesPerPixel, distance: distance)
        x += best
      } else {
        let start = 1 + x * bytesPerPixel
        for index in start..<start + bytesPerPixel { tokens.addLiteral(bytes[index]) }
        x += 1
      }
    }
  }
}

/// Where a pair of neighbouring pixels stood last.
private final class PairTable {
  private let slots: UnsafeMutablePointer<Int32>
  private static let bits: UInt64 = 13

  init() {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    slots.initialize(repeating: -1, count: 1 << Int(Self.bits))
  }

  deinit { slots.deallocate() }

  /// Remembers `position`; gives the position that was remembered before, or −1. The pair there may be another one.
  func exchange(_ first: UInt32, _ second: UInt32, for position: Int) -> Int {
    let key = (UInt64(first) << 32 | UInt64(second)) &* 0x9e37_79b9_7f4a_7c15
    let slot = Int(truncatingIfNeeded: key >> (64 - Self.bits))
    let earlier = slots[slot]
    slots[slot] = Int32(truncatingIfNeeded: position)
    return Int(earlier)
  }
}

/// Adler-32 of all rows; a repeated row costs nothing like its length.
private struct RowChecksum {
  private(set) var value: UInt32 = 1
  private var rowValue: UInt32 = 1
  private let rowLength: Int
  private static let base: UInt32 = 65_521

  init(rowLength: Int) { self.rowLength = rowLength }

  mutating func add(_ row: UnsafeMutablePointer<UInt8>) {
    rowValue = libdeflate_adler32(1, row, rowLength)
    repeatRow()
  }

  /// The sums of two strings put together follow from those of each: a = a₁ + a₂ − 1, b = b₁ + b₂ + length₂ · (a₁ − 1).
  mutating func repeatRow() {
    let base = Self.base, length = UInt32(rowLength % Int(base))
    let (a1, b1) = (value & 0xffff, value >> 16), (a2, b2) = (rowValue & 0xffff, rowValue >> 16)
    let a = (a1 + a2 + base - 1) % base
    let cross = UInt32(UInt64(length) * UInt64((a1 + base - 1) % base) % UInt64(base))
    value = ((b1 + b2 + cross) % base) << 16 | a
  }
}
