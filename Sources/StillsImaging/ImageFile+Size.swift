import Foundation

extension ImageFile {
  /// A picture's pixels by its file's first bytes, without decoding it. `name` is for the error.
  package static func size(of bytes: [UInt8], name: String) throws -> (width: Int, height: Int) {
    switch kind(of: bytes) {
    case .png:
      guard let size = pngSize(bytes) else { throw ImagingError("\(name): a PNG file without a header") }
      return size
    case .jpeg:
      guard let size = jpegSize(bytes) else { throw ImagingError("\(name): a JPEG file without a frame") }
      return size
    case nil: throw ImagingError("\(name): neither a PNG nor a JPEG, an SVG or a PDF file")
    }
  }

  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// Walks the segments to the frame header.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var at = 2
    while at + 9 < bytes.count {
      guard bytes[at] == 0xff else { return nil }
      let marker = bytes[at + 1]
      if marker == 0xff {
        at += 1
        continue
      }
      let isFrame = 0xc0...0xcf ~= marker && marker != 0xc4 && marker != 0xc8 && marker != 0xcc
      if isFrame {
        let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6]), width = Int(bytes[at + 7]) << 8 | Int(bytes[at + 8])
        return width > 0 && height > 0 ? (width, height) : nil
      }
      at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
    }
    return nil
  }
}
