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
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength + 1)
    defer { bytes.deallocate() }
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
      addRow(y, pairs, &tokens)
    }
    tokens.addMatch(length: repeated * rowLength, distance: rowLength)
    return tokens.finish(checksum: checksum.value)
  }

  /// One store a pixel, over the end of which the next one writes; `bytes` has room for that.
  private func write(_ row: UnsafeMutablePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>) {
    bytes[0] = 0
    var target = UnsafeMutableRawPointer(bytes + 1)
    let width = buffer.width
    if isOpaque {
      for x in 0..<width {
        target.storeBytes(of: (row[x].byteSwapped >> 8).littleEndian, as: UInt32.self)
        target += 3
      }
    } else {
      for x in 0..<width {
        target.storeBytes(of: pixelBytes(row[x]).littleEndian, as: UInt32.self)
        target += 4
      }
    }
  }

  /// A pixel in the file's order: red in the lowest byte, alpha in the highest.
  @inline(__always)
  private func pixelBytes(_ word: UInt32) -> UInt32 {
    if isOpaque { return word.byteSwapped >> 8 }
    let straight = StraightColor.word(from: word)
    return (straight << 8 | straight >> 24).byteSwapped
  }

  /// Greedy: at each pixel the longest of "as above", "as before" and "as an earlier pair", or else the pixel itself.
  private func addRow(_ y: Int, _ pairs: PairTable, _ tokens: inout DeflateTokenWriter) {
    let width = buffer.width, row = buffer.row(y)
    let above: UnsafeMutablePointer<UInt32>? = y > 0 && rowLength <= Self.window ? row - width : nil
    var x = 0
    if let above, row[0] == above[0] {
      // The filter byte repeats too.
      x = Self.equalCount(row, above, limit: width)
      tokens.addMatch(length: 1 + x * bytesPerPixel, distance: rowLength)
    } else {
      tokens.addLiteral(0)
    }
    while x < width {
      let pixel = row[x]
      var best = 0, distance = 0
      if x > 0, row[x - 1] == pixel {
        (best, distance) = (Self.equalCount(row + x, row + x - 1, limit: width - x), bytesPerPixel)
      }
      if let above, above[x] == pixel {
        let length = Self.equalCount(row + x, above + x, limit: width - x)
        if length > best { (best, distance) = (length, rowLength) }
      }
      if best < 2, x + 1 < width {
        let earlier = earlierPair(pairs, x, y)
        if earlier.length > best { (best, distance) = earlier }
      }
      if best > 0 {
        tokens.addMatch(length: best * bytesPerPixel, distance: distance)
        x += best
      } else {
        tokens.addPixel(pixelBytes(pixel), count: bytesPerPixel)
        x += 1
      }
    }
  }

  /// How far the pixels from an earlier pair on are those from (x, y) on.
  private func earlierPair(_ pairs: PairTable, _ x: Int, _ y: Int) -> (length: Int, distance: Int) {
    let row = buffer.row(y)
    let earlier = pairs.exchange(row[x], row[x + 1], for: UInt32(truncatingIfNeeded: y &<< 16 | x))
    let earlierY = Int(earlier >> 16), earlierX = Int(earlier & 0xffff)
    let distance = (y &- earlierY) &* rowLength &+ (x &- earlierX) &* bytesPerPixel
    guard distance > 0, distance <= Self.window else { return (0, 0) }
    let candidate = buffer.row(earlierY) + earlierX
    return (Self.equalCount(row + x, candidate, limit: buffer.width &- max(x, earlierX)), distance)
  }

  /// How many pixels are equal from here on; two are compared at a time.
  @inline(__always)
  private static func equalCount(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, limit: Int
  ) -> Int {
    let first = UnsafeRawPointer(a), second = UnsafeRawPointer(b)
    var count = 0
    while count &+ 2 <= limit {
      let difference =
        first.loadUnaligned(fromByteOffset: count &* 4, as: UInt64.self).littleEndian
        ^ second.loadUnaligned(fromByteOffset: count &* 4, as: UInt64.self).littleEndian
      if difference != 0 { return count &+ (difference & 0xffff_ffff == 0 ? 1 : 0) }
      count &+= 2
    }
    while count < limit, a[count] == b[count] { count &+= 1 }
    return count
  }
}

/// Where a pair of neighbouring pixels stood last: row above bit 16, and column.
private final class PairTable {
  private let slots: UnsafeMutablePointer<UInt32>
  private static let bits: UInt64 = 13

  init() {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    slots.initialize(repeating: 0, count: 1 << Int(Self.bits))
  }

  deinit { slots.deallocate() }

  /// Remembers `place`; gives the place that was remembered before, at first the picture's corner. The pair there may
  /// be another one.
  @inline(__always)
  func exchange(_ first: UInt32, _ second: UInt32, for place: UInt32) -> UInt32 {
    let key = (UInt64(first) << 32 | UInt64(second)) &* 0x9e37_79b9_7f4a_7c15
    let slot = Int(truncatingIfNeeded: key >> (64 - Self.bits))
    let earlier = slots[slot]
    slots[slot] = place
    return earlier
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
