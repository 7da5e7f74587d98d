import CStillsPixels
import CTurboJPEG
import Foundation

/// JPEG by TurboJPEG.
package enum JPEGCodec {
  /// As the file has the pixels: a note that the picture is to be turned is not followed, colour profiles neither.
  /// `maximumCount` is how many pixels the picture may have. Of one that is damaged or cut short what there is, grey where
  /// nothing is; an error where that is to be refused.
  package static func decode(
    _ bytes: [UInt8], maximumCount: Int = PixelBuffer.maximumCount, refusesDamage: Bool = false
  ) throws -> PixelBuffer {
    guard let decompressor = tjInitDecompress() else { throw failure("tjInitDecompress", nil) }
    defer { tjDestroy(decompressor) }
    var width: Int32 = 0, height: Int32 = 0, subsampling: Int32 = 0, colorspace: Int32 = 0
    let size = UInt(bytes.count)
    guard
      tjDecompressHeader3(decompressor, bytes, size, &width, &height, &subsampling, &colorspace) == 0
    else { throw failure("tjDecompressHeader3", decompressor) }
    guard Int(width) * Int(height) <= maximumCount else {
      throw ImagingError("JPEGCodec: \(width) × \(height) pixels are too many: at most \(maximumCount) are read.")
    }
    let buffer = try PixelBuffer(width: Int(width), height: Int(height))
    let memory = UnsafeMutableRawPointer(buffer.words).assumingMemoryBound(to: UInt8.self)
    // Inks for printing are not mixed by the library.
    let isInk = colorspace == Int32(TJCS_CMYK.rawValue) || colorspace == Int32(TJCS_YCCK.rawValue)
    guard
      tjDecompress2(
        decompressor, bytes, size, memory, width, Int32(buffer.stride), height,
        Int32((isInk ? TJPF_CMYK : TJPF_BGRA).rawValue), TJFLAG_ACCURATEDCT) == 0
        || (tjGetErrorCode(decompressor) == Int32(TJERR_WARNING.rawValue)
          && !(refusesDamage && isDamage(decompressor)))
    else { throw failure("tjDecompress2", decompressor) }
    if isInk { stills_words_from_cmyk(buffer.words, buffer.count, isByAdobe(bytes) ? 1 : 0) }
    return buffer
  }

  /// Without alpha: what is not opaque shows black beneath. `quality` is 1 to 100; colour is not subsampled.
  package static func encode(_ buffer: PixelBuffer, quality: Int) throws -> [UInt8] {
    guard let compressor = tjInitCompress() else { throw failure("tjInitCompress", nil) }
    defer { tjDestroy(compressor) }
    var output: UnsafeMutablePointer<UInt8>?, size: UInt = 0
    defer { tjFree(output) }
    let memory = UnsafeRawPointer(buffer.words).assumingMemoryBound(to: UInt8.self)
    guard
      tjCompress2(
        compressor, memory, Int32(buffer.width), Int32(buffer.stride), Int32(buffer.height), Int32(TJPF_BGRX.rawValue),
        &output, &size, Int32(TJSAMP_444.rawValue), Int32(min(max(quality, 1), 100)), TJFLAG_ACCURATEDCT) == 0,
      let output
    else { throw failure("tjCompress2", compressor) }
    return Array(UnsafeBufferPointer(start: output, count: Int(size)))
  }

  /// Whether a segment says that Adobe's way of writing inks is followed.
  private static func isByAdobe(_ bytes: [UInt8]) -> Bool {
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xff, bytes[at + 1] != 0xda {
      if bytes[at + 1] == 0xee, bytes[(at + 4)...].starts(with: Array("Adobe".utf8)) { return true }
      at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
    }
    return false
  }

  /// Whether the library's warning is about missing or wrong data, and not about a note that it does not know.
  private static func isDamage(_ handle: tjhandle?) -> Bool {
    let warning = String(cString: tjGetErrorStr2(handle))
    return warning.hasPrefix("Premature end") || warning.hasPrefix("Corrupt JPEG data")
  }

  private static func failure(_ call: String, _ handle: tjhandle?) -> ImagingError {
    ImagingError("\(call): \(String(cString: tjGetErrorStr2(handle)))")
  }
}
