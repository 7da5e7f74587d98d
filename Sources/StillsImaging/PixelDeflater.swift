import CDeflate
import Foundation

/// Deflate for screens, straight from pixels.
///
/// General compressors hash bytes; a screen is mostly rows that repeat the row above and pixels that repeat the pixel
/// before, so this looks for those first, pixel by pixel, and asks a small table of earlier pixel pairs for the rest
/// (letters that come again). Large pictures are cut into bands of rows, as many as their size says, each with code tables
/// of its own; a band refers to the rows above it as if there were no cut. Plain integer arithmetic: the bytes do not
/// depend on the processor.
struct PixelDeflater {
  private let buffer: PixelBuffer
  private let isOpaque: Bool
  private let bytesPerPixel: Int
  /// One filter byte and the pixels.
  private let rowLength: Int

  private init(_ buffer: PixelBuffer, isOpaque: Bool) {
    self.buffer = buffer
    self.isOpaque = isOpaque
    bytesPerPixel = isOpaque ? 3 : 4
    rowLength = 1 + buffer.width * bytesPerPixel
  }

  private static let window = 32_768
  /// Our choice: enough for even shares of four threads, few enough that each band's code tables cost nothing.
  private static let mostBands = 8
  /// Our choice: below this a thread costs more than it saves.
  private static let fewestPixels = 1 << 17

  /// A zlib stream of all rows, each after a filter byte None: RGB when every pixel is opaque, else RGBA.
  static func deflate(_ buffer: PixelBuffer) -> (isOpaque: Bool, zlibStream: [UInt8]) {
    if buffer.words[0] >> 24 == 255, let stream = PixelDeflater(buffer, isOpaque: true).zlibStream() {
      return (true, stream)
    }
    return (false, PixelDeflater(buffer, isOpaque: false).zlibStream() ?? [])
  }

  /// Nil when a picture that was taken for opaque is not.
  private func zlibStream() -> [UInt8]? {
    let bandCount = max(1, min(Self.mostBands, buffer.count / Self.fewestPixels, buffer.height))
    let bands = (0..<bandCount).map { index in
      band(buffer.height * index / bandCount..<buffer.height * (index + 1) / bandCount)
    }
    // zlib: deflate with a 32 KiB window, fastest.
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bands.reduce(6) { $0 + ($1?.bytes.count ?? 0) })
    var checksum = RowChecksum()
    for band in bands {
      guard let band else { return nil }
      stream += band.bytes
      checksum.append(band.checksum)
    }
    return stream + PNGFile.bigEndian(checksum.value)
  }

  /// Deflate blocks of some rows, on whole bytes; nil when a pixel is not opaque where all should be.
  private func band(_ rows: Range<Int>) -> (bytes: [UInt8], checksum: RowChecksum)? {
    var tokens = DeflateTokenWriter()
    var checksum = RowChecksum(), rowChecksum = RowChecksum()
    let pairs = PairTable(row: rows.lowerBound)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength + 1)
    defer { bytes.deallocate() }
    var repeated = 0, isAsExpected = true
    for y in rows {
      let row = buffer.row(y)
      if y > 0, rowLength <= Self.window, memcmp(row, row - buffer.width, buffer.stride) == 0 {
        if y == rows.lowerBound {
          isAsExpected = write(row, to: bytes)
          rowChecksum = RowChecksum(bytes, count: rowLength)
        }
        repeated += 1
        checksum.append(rowChecksum)
        continue
      }
      tokens.addMatch(length: repeated * rowLength, distance: rowLength)
      repeated = 0
      isAsExpected = write(row, to: bytes) && isAsExpected
      if !isAsExpected { break }
      rowChecksum = RowChecksum(bytes, count: rowLength)
      checksum.append(rowChecksum)
      addRow(y, pairs, &tokens)
    }
    tokens.addMatch(length: repeated * rowLength, distance: rowLength)
    let stream = tokens.finish(isLast: rows.upperBound == buffer.height)
    return isAsExpected ? (stream, checksum) : nil
  }

  /// One store a pixel, over the end of which the next one writes; `bytes` has room for that. False when a pixel is not
  /// opaque where all should be.
  private func write(_ row: UnsafeMutablePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    bytes[0] = 0
    var target = UnsafeMutableRawPointer(bytes + 1)
    let width = buffer.width
    if isOpaque {
      var all = UInt32.max
      for x in 0..<width {
        all &= row[x]
        target.storeBytes(of: (row[x].byteSwapped >> 8).littleEndian, as: UInt32.self)
        target += 3
      }
      return all >> 24 == 255
    }
    for x in 0..<width {
      target.storeBytes(of: pixelBytes(row[x]).littleEndian, as: UInt32.self)
      target += 4
    }
    return true
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

  /// Knows of nothing but the left end of `row`.
  init(row: Int) {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    slots.initialize(repeating: UInt32(truncatingIfNeeded: row &<< 16), count: 1 << Int(Self.bits))
  }

  deinit { slots.deallocate() }

  /// Remembers `place`; gives the place that was remembered before. The pair there may be another one.
  @inline(__always)
  func exchange(_ first: UInt32, _ second: UInt32, for place: UInt32) -> UInt32 {
    let key = (UInt64(first) << 32 | UInt64(second)) &* 0x9e37_79b9_7f4a_7c15
    let slot = Int(truncatingIfNeeded: key >> (64 - Self.bits))
    let earlier = slots[slot]
    slots[slot] = place
    return earlier
  }
}

/// Adler-32 of a string whose length is known, so that sums of strings make the sum of all.
private struct RowChecksum {
  private(set) var value: UInt32 = 1
  private var length: UInt32 = 0
  private static let base: UInt32 = 65_521

  init() {}

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    value = libdeflate_adler32(1, bytes, count)
    length = UInt32(count % Int(Self.base))
  }

  /// The sums of two strings put together follow from those of each: a = a₁ + a₂ − 1, b = b₁ + b₂ + length₂ · (a₁ − 1).
  mutating func append(_ next: RowChecksum) {
    let base = Self.base
    let (a1, b1) = (value & 0xffff, value >> 16), (a2, b2) = (next.value & 0xffff, next.value >> 16)
    let a = (a1 + a2 + base - 1) % base
    let cross = UInt32(UInt64(next.length) * UInt64((a1 + base - 1) % base) % UInt64(base))
    value = ((b1 + b2 + cross) % base) << 16 | a
    length = (length + next.length) % base
  }
}
