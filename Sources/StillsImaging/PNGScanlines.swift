import CStillsPixels
import Foundation

/// Filtered rows into pixels.
struct PNGScanlines {
  let header: PNGHeader
  let palette: PNGPalette
  /// All rows of all passes; undone in place when they are read.
  private var raw: [UInt8]

  init(header: PNGHeader, palette: PNGPalette, raw: [UInt8]) {
    (self.header, self.palette, self.raw) = (header, palette, raw)
  }

  /// Red, green, blue, alpha a pixel, not premultiplied.
  mutating func straightRGBA() -> [UInt8] {
    let rowBytes = header.width * 4, count = header.height * rowBytes
    let samples = Samples(header, palette)
    return [UInt8](unsafeUninitializedCapacity: count) { pixels, size in
      size = count
      guard let target = pixels.baseAddress else { return }
      Self.forEachRow(of: &raw, header) { pass, y, row in
        let line = target + (pass.y + y * pass.stepY) * rowBytes + pass.x * 4
        samples.expand(row, count: pass.width, into: line, step: pass.stepX * 4)
      }
    }
  }

  mutating func pixels() throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: header.width, height: header.height, isCleared: false)
    if isPlain, header.colorType == .rgb {
      Self.forEachRow(of: &raw, header) { pass, y, row in stills_words_from_rgb(row, pass.width, buffer.row(y)) }
    } else if isPlain, header.colorType == .rgba {
      Self.forEachRow(of: &raw, header) { pass, y, row in stills_words_from_rgba(row, pass.width, buffer.row(y)) }
    } else {
      straightRGBA().withUnsafeBufferPointer { stills_words_from_rgba($0.baseAddress, buffer.count, buffer.words) }
    }
    return buffer
  }

  /// Whether the rows hold the bytes of the pixels one by one.
  private var isPlain: Bool { header.bitDepth == 8 && !header.isInterlaced && palette.transparent == nil }

  /// Calls `body` with each row of each pass, unfiltered.
  private static func forEachRow(
    of raw: inout [UInt8], _ header: PNGHeader, _ body: (PNGHeader.Pass, Int, UnsafePointer<UInt8>) -> Void
  ) {
    raw.withUnsafeMutableBufferPointer { raw in
      guard var start = raw.baseAddress else { return }
      let pixelBytes = max(1, header.bitsPerPixel / 8)
      for pass in header.passes {
        let rowBytes = header.rowBytes(width: pass.width)
        for y in 0..<pass.height {
          // Unknown filters count as none, as damaged data that passed its checksum.
          if start[0] != 0 {
            let above = y > 0 ? UnsafePointer(start - rowBytes) : nil
            stills_png_unfilter(Int32(start[0]), start + 1, above, rowBytes, pixelBytes)
          }
          body(pass, y, UnsafePointer(start + 1))
          start += rowBytes + 1
        }
      }
    }
  }
}

/// How samples of any depth and colour type become red, green, blue and alpha.
private struct Samples {
  private var samples = stills_png_samples()
  private var table = [UInt8](repeating: 0, count: 1024)

  init(_ header: PNGHeader, _ palette: PNGPalette) {
    for index in 0..<256 {
      let color = index < palette.colors.count ? palette.colors[index] : (0, 0, 0, 255)
      (table[4 * index], table[4 * index + 1], table[4 * index + 2], table[4 * index + 3]) = color
    }
    samples.color_type = Int32(header.colorType.rawValue)
    samples.depth = Int32(header.bitDepth)
    guard let transparent = palette.transparent, let first = transparent.first, let last = transparent.last else {
      return
    }
    samples.has_transparent = 1
    // Grey has one value.
    samples.transparent = (first, transparent.count > 1 ? transparent[1] : 0, last)
  }

  func expand(_ row: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>, step: Int) {
    table.withUnsafeBufferPointer { table in
      var samples = samples
      samples.palette = table.baseAddress
      stills_png_expand(&samples, row, count, target, step)
    }
  }
}
