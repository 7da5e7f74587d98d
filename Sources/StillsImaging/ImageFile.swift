import Foundation

/// A picture file of any kind we read, told by its first bytes.
package enum ImageFile {
  package enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"

    package var mediaType: String { rawValue }
  }

  package static func kind(of bytes: [UInt8]) -> Kind? {
    if bytes.starts(with: PNGFile.signature) { return .png }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
    return nil
  }

  /// Red, green, blue, alpha a pixel, not premultiplied. `name` is for the error.
  package static func straightRGBA(
    _ bytes: [UInt8], name: String
  ) throws -> (width: Int, height: Int, rgba: [UInt8]) {
    do {
      switch kind(of: bytes) {
      case .png: return try PNGDecoder.decodeStraight(bytes)
      case .jpeg:
        let buffer = try JPEGCodec.decode(bytes)
        return (buffer.width, buffer.height, buffer.straightRGBA)
      case nil: throw ImagingError("neither a PNG nor a JPEG file")
      }
    } catch let error as ImagingError {
      throw ImagingError("\(name): \(error.description)")
    }
  }
}
