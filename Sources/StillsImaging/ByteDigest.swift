import CDeflate
import CStillsPixels
import Foundation

/// Short names for strings of bytes, the same on every machine.
package enum ByteDigest {
  /// 32 hexadecimal digits of 128 bits: equal names mean equal bytes, barring an attack.
  package static func name(of bytes: UnsafeRawBufferPointer) -> String {
    let digest = stills_digest_of(bytes.baseAddress, bytes.count)
    return hexadecimal(digest.high) + hexadecimal(digest.low)
  }

  package static func name(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes(name) }

  /// 16 hexadecimal digits: CRC-32 and Adler-32, which libdeflate computes as fast as memory is read.
  static func checksum(of pieces: [UnsafeRawBufferPointer]) -> String {
    var crc: UInt32 = 0, adler: UInt32 = 1
    for piece in pieces {
      // Block by block, so that the second of the two finds in the processor's cache what the first has read.
      for start in stride(from: 0, to: piece.count, by: 1 << 16) {
        let block = piece.baseAddress.map { $0 + start }, count = min(1 << 16, piece.count - start)
        crc = libdeflate_crc32(crc, block, count)
        adler = libdeflate_adler32(adler, block, count)
      }
    }
    return hexadecimal(UInt64(crc) << 32 | UInt64(adler))
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension PixelBuffer {
  /// The picture's size and a checksum of its pixels, as in `1179x2556-0123456789abcdef`.
  package var checksum: String {
    // Words are little-endian in memory on every machine that we build for.
    "\(width)x\(height)-" + ByteDigest.checksum(of: [UnsafeRawBufferPointer(start: words, count: count * 4)])
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
