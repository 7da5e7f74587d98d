import CStillsPixels
import CXXHash
import Foundation

/// Short names for strings of bytes, the same on every machine.
package enum ByteDigest {
  /// 32 hexadecimal digits of XXH3's 128 bits: equal names mean equal bytes, barring an attack.
  package static func name(of bytes: UnsafeRawBufferPointer) -> String {
    let digest = XXH3_128bits(bytes.baseAddress, bytes.count)
    return hexadecimal(digest.high64) + hexadecimal(digest.low64)
  }

  package static func name(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes(name) }

  /// 16 hexadecimal digits of XXH3's 64 bits, which come as fast as memory is read.
  static func checksum(of bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(stills_xxh3_64bits(bytes.baseAddress, bytes.count))
  }

  static func checksum(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes(checksum) }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension PixelBuffer {
  /// The picture's size and a checksum of its pixels, as in `1179x2556-0123456789abcdef`.
  package var checksum: String {
    // Words are little-endian in memory on every machine that we build for.
    "\(width)x\(height)-" + ByteDigest.checksum(of: UnsafeRawBufferPointer(start: words, count: count * 4))
  }
}

/// A row of 64-bit words that is written one by one, and named in the end.
package final class WordDigest {
  private let row: UnsafeMutablePointer<stills_words>

  package init() {
    row = .allocate(capacity: 1)
    row.initialize(to: stills_words())
  }

  deinit {
    free(row.pointee.words)
    row.deallocate()
  }

  package var name: String {
    ByteDigest.name(of: UnsafeRawBufferPointer(start: row.pointee.words, count: row.pointee.count * 8))
  }

  package func add(_ word: UInt64) { stills_words_add(row, word) }

  /// Zero has no sign here.
  package func add(_ number: Double) { stills_words_add_number(row, number) }

  /// How long the text is, and its bytes.
  package func add(_ text: String) {
    var text = text
    text.withUTF8 { stills_words_add_bytes(row, $0.baseAddress, $0.count) }
  }
}
