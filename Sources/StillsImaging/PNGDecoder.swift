import Foundation

/// Reads PNG files of every colour type, depth and interlacing; colour profiles and gamma are not applied.
package enum PNGDecoder {
  /// `maximumCount` is how many pixels the picture may have.
  package static func decode(
    _ bytes: [UInt8], maximumCount: Int = PixelBuffer.maximumCount
  ) throws -> PixelBuffer {
    var rows = try rows(of: bytes, maximumCount: maximumCount)
    return try rows.pixels()
  }

  /// Red, green, blue, alpha a pixel, not premultiplied.
  package static func decodeStraight(_ bytes: [UInt8]) throws -> (width: Int, height: Int, rgba: [UInt8]) {
    var rows = try rows(of: bytes, maximumCount: PixelBuffer.maximumCount)
    return (rows.header.width, rows.header.height, rows.straightRGBA())
  }

  private static func rows(of bytes: [UInt8], maximumCount: Int) throws -> PNGScanlines {
    let chunks = try PNGChunks(bytes)
    let header = try PNGHeader(chunks.header)
    guard header.width * header.height <= maximumCount else {
      throw ImagingError(
        "PNGDecoder: \(header.width) × \(header.height) pixels are too many: at most \(maximumCount) are read.")
    }
    let palette = try PNGPalette(header, colors: Array(chunks.palette), transparency: Array(chunks.transparency))
    return PNGScanlines(header: header, palette: palette, raw: try inflate(chunks.data, header))
  }

  private static func inflate(_ data: [UInt8], _ header: PNGHeader) throws -> [UInt8] {
    let size = header.rawSize
    // Deflate cannot do better than 1032 : 1, so a small file does not get to ask for much memory.
    guard data.count >= size / 1032 else {
      throw ImagingError(
        "PNGDecoder: \(data.count) bytes of picture data cannot hold \(header.width) × \(header.height) pixels.")
    }
    do {
      return try Zlib.decompress(data, size: size)
    } catch let error as ImagingError {
      throw ImagingError("PNGDecoder: the picture data is damaged (\(error.description))")
    }
  }
}

// MARK: - What else the file tells

extension PNGDecoder {
  /// The texts of the file's iTXt chunks, in their order.
  package static func texts(in bytes: [UInt8]) throws -> [(keyword: String, value: String)] {
    try PNGChunks(bytes).texts.compactMap { try text($0, limit: 1 << 26) }
  }

  /// The first text with the keyword, of at most `limit` bytes, and the checksum of everything that decides which pixels
  /// the file holds. Nil where there is no such text; a text that is damaged or too long counts as none.
  package static func text(
    _ keyword: String, in bytes: [UInt8], limit: Int
  ) throws -> (value: String, dataChecksum: String)? {
    let chunks = try PNGChunks(bytes), prefix = Array(keyword.utf8) + [0]
    guard let chunk = chunks.texts.first(where: { $0.starts(with: prefix) }),
      let value = try? text(chunk, limit: limit)?.value
    else { return nil }
    return (value, chunks.checksum)
  }

  /// The picture's size in pixels, without decoding it.
  package static func size(of bytes: [UInt8]) throws -> (width: Int, height: Int) {
    let header = try PNGHeader(PNGChunks(bytes).header)
    return (header.width, header.height)
  }

  /// A checksum of the pictures after the first in an animated file, which are not decoded; nil where there are none.
  package static func framesChecksum(of bytes: [UInt8]) throws -> String? { try PNGChunks(bytes).framesChecksum }

  /// Pixels a point as the file tells, at 72 points an inch; nil when it does not.
  package static func pixelsPerPoint(in bytes: [UInt8]) throws -> CGFloat? {
    let chunk = Array(try PNGChunks(bytes).physicalScale)
    guard chunk.count == 9, chunk[8] == 1 else { return nil }
    let perMetre = chunk.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    // pHYs holds whole pixels a metre, which is exact to 1/5000 of a scale.
    return (CGFloat(perMetre) * 0.0254 / 72 * 1000).rounded() / 1000
  }

  private static func text(_ chunk: ArraySlice<UInt8>, limit: Int) throws -> (keyword: String, value: String)? {
    let parts = chunk.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count >= 2 else { return nil }
    let flags = Array(parts[1].prefix(2))
    let rest = parts[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return nil }
    let value = flags[0] == 0 ? Array(rest[2].prefix(limit)) : try Zlib.decompress(Array(rest[2]), limit: limit)
    return (String(decoding: parts[0], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}

/// What IHDR says.
struct PNGHeader {
  enum ColorType: UInt8 { case gray = 0, rgb = 2, indexed = 3, grayAlpha = 4, rgba = 6 }

  let width, height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  init(_ slice: ArraySlice<UInt8>) throws {
    let chunk = Array(slice)
    guard chunk.count == 13 else { throw ImagingError("PNGDecoder: IHDR has \(chunk.count) bytes instead of 13.") }
    width = Int(chunk[0..<4].reduce(0) { $0 << 8 | UInt32($1) })
    height = Int(chunk[4..<8].reduce(0) { $0 << 8 | UInt32($1) })
    bitDepth = Int(chunk[8])
    guard let type = ColorType(rawValue: chunk[9]), type.depths.contains(bitDepth) else {
      throw ImagingError("PNGDecoder: there is no colour type \(chunk[9]) at \(chunk[8]) bits.")
    }
    colorType = type
    guard chunk[10] == 0, chunk[11] == 0, chunk[12] <= 1 else {
      throw ImagingError("PNGDecoder: unknown compression, filter or interlace method.")
    }
    isInterlaced = chunk[12] == 1
    try PixelBuffer.check(width: width, height: height)
  }

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Bytes of all filtered rows.
  var rawSize: Int { passes.reduce(0) { $0 + $1.height * (1 + rowBytes(width: $1.width)) } }

  /// The passes that hold pixels: one, or those of Adam7's seven that are not empty.
  var passes: [Pass] {
    guard isInterlaced else { return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)] }
    let grid = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return grid.compactMap { x, y, stepX, stepY in
      let columns = (width - x + stepX - 1) / stepX, rows = (height - y + stepY - 1) / stepY
      guard columns > 0, rows > 0 else { return nil }
      return Pass(x: x, y: y, stepX: stepX, stepY: stepY, width: columns, height: rows)
    }
  }

  struct Pass {
    let x, y, stepX, stepY, width, height: Int
  }
}

extension PNGHeader.ColorType {
  var channels: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .indexed: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}

/// The palette with its alphas, or the one colour that counts as transparent.
struct PNGPalette {
  private(set) var colors: [(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)] = []
  private(set) var transparent: [UInt16]?

  init(_ header: PNGHeader, colors: [UInt8], transparency: [UInt8]) throws {
    switch header.colorType {
    case .indexed:
      guard !colors.isEmpty, colors.count % 3 == 0, colors.count <= 768 else {
        throw ImagingError("PNGDecoder: the palette has \(colors.count) bytes.")
      }
      self.colors = (0..<colors.count / 3).map {
        (colors[3 * $0], colors[3 * $0 + 1], colors[3 * $0 + 2], $0 < transparency.count ? transparency[$0] : 255)
      }
    case .gray, .rgb:
      guard transparency.count == 2 * header.colorType.channels else { return }
      transparent = (0..<header.colorType.channels).map {
        UInt16(transparency[2 * $0]) << 8 | UInt16(transparency[2 * $0 + 1])
      }
    case .grayAlpha, .rgba: break
    }
  }
}
