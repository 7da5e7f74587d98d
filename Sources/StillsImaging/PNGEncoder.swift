import CDeflate
import Foundation

/// Writes PNG files: 8 bits a channel, RGB when every pixel is opaque and RGBA otherwise, filter None throughout,
/// tagged sRGB, with the physical scale and any texts. Same pixels, same bytes, on every processor.
package enum PNGEncoder {
  package static func encode(
    _ buffer: PixelBuffer, pixelsPerPoint: CGFloat, text: [(keyword: String, value: String)] = []
  ) throws -> [UInt8] {
    try encode(buffer, pixelsPerPoint: pixelsPerPoint) { _ in text }
  }

  /// `text` is told the checksum that `PNGDecoder.text(_:in:limit:)` will give of the file.
  package static func encode(
    _ buffer: PixelBuffer, pixelsPerPoint: CGFloat, describing text: (String) -> [(keyword: String, value: String)]
  ) throws -> [UInt8] {
    let pixels = PixelDeflater.deflate(buffer)
    let header = header(buffer, isOpaque: pixels.isOpaque)
    let checksum = ByteDigest.checksum(of: header + pixels.zlibStream)
    let text = text(checksum)
    var file = PNGFile()
    file.addChunk("IHDR", header)
    file.addChunk("sRGB", [0])
    file.addChunk("pHYs", physicalScale(pixelsPerPoint))
    for (keyword, value) in text { file.addChunk("iTXt", try compressedText(keyword, value)) }
    file.addChunk("IDAT", pixels.zlibStream)
    file.addChunk("IEND", [])
    return file.bytes
  }

  private static func header(_ buffer: PixelBuffer, isOpaque: Bool) -> [UInt8] {
    let bitDepth: UInt8 = 8, colorType: UInt8 = isOpaque ? 2 : 6
    return bigEndian(UInt32(buffer.width)) + bigEndian(UInt32(buffer.height)) + [bitDepth, colorType, 0, 0, 0]
  }

  /// Pixels a metre; a point is 1/72 inch. Scales that are not positive numbers count as 1.
  private static func physicalScale(_ pixelsPerPoint: CGFloat) -> [UInt8] {
    let isUsable = pixelsPerPoint > 0 && pixelsPerPoint <= 1000
    let perMetre = ((isUsable ? pixelsPerPoint : 1) * 72 / 0.0254).rounded()
    return bigEndian(UInt32(perMetre)) + bigEndian(UInt32(perMetre)) + [1]
  }

  private static func compressedText(_ keyword: String, _ value: String) throws -> [UInt8] {
    let name = Array(keyword.utf8)
    guard (1...79).contains(name.count), name.allSatisfy({ (32...126).contains($0) }) else {
      throw ImagingError("PNGEncoder.encode: “\(keyword)” cannot be a PNG keyword (1 to 79 plain ASCII characters).")
    }
    let isCompressed: UInt8 = 1, method: UInt8 = 0, noLanguage: UInt8 = 0, noTranslation: UInt8 = 0
    return name + [0, isCompressed, method, noLanguage, noTranslation] + (try Zlib.compress(Array(value.utf8)))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] { PNGFile.bigEndian(value) }
}

/// A PNG file under construction.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private(set) var bytes = signature

  mutating func addChunk(_ name: String, _ content: [UInt8]) {
    bytes.reserveCapacity(bytes.count + content.count + 12)
    bytes += Self.bigEndian(UInt32(content.count))
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += content
    let checksum = bytes.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    }
    bytes += Self.bigEndian(checksum)
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ]
  }
}
