import Foundation

/// Writes animated PNG files: the first frame is the picture that programs show which know no animations, each further one
/// the rectangle that differs from the frame before it.
package enum AnimatedPNG {
  /// Frames of one size, shown for `1 / framesPerSecond` each, again and again.
  package static func encode(
    _ frames: [PixelBuffer], framesPerSecond: Double, pixelsPerPoint: CGFloat
  ) throws -> [UInt8] {
    guard let first = frames.first else { throw ImagingError("An animation without frames has no picture.") }
    guard frames.allSatisfy({ $0.width == first.width && $0.height == first.height }) else {
      throw ImagingError("The frames of an animation must be of one size.")
    }
    guard framesPerSecond.isFinite, framesPerSecond > 0 else {
      throw ImagingError("\(framesPerSecond) frames a second cannot be shown.")
    }
    let isOpaque = frames.allSatisfy(\.isOpaque)
    let delay = delay(framesPerSecond)
    var file = PNGFile()
    var number: UInt32 = 0
    file.addChunk(
      "IHDR",
      PNGFile.bigEndian(UInt32(first.width)) + PNGFile.bigEndian(UInt32(first.height))
        + [8, isOpaque ? 2 : 6, 0, 0, 0])
    file.addChunk("sRGB", [0])
    file.addChunk("pHYs", physicalScale(pixelsPerPoint))
    // So many frames, for ever.
    file.addChunk("acTL", PNGFile.bigEndian(UInt32(frames.count)) + PNGFile.bigEndian(0))
    var last: PixelBuffer?
    for frame in frames {
      let area = last.map { frame.difference(from: $0) } ?? Area(x: 0, y: 0, width: frame.width, height: frame.height)
      file.addChunk("fcTL", PNGFile.bigEndian(number) + area.bytes + delay + [0, 0])
      number += 1
      let stream = try stream(of: area.isWhole(of: frame) ? frame : try frame.part(area), isOpaque: isOpaque)
      if last == nil {
        file.addChunk("IDAT", stream)
      } else {
        file.addChunk("fdAT", PNGFile.bigEndian(number) + stream)
        number += 1
      }
      last = frame
    }
    file.addChunk("IEND", [])
    return file.bytes
  }

  /// All frames have the same kind of pixels: an opaque part of a picture that is not keeps its alpha.
  private static func stream(of buffer: PixelBuffer, isOpaque: Bool) throws -> [UInt8] {
    let pixels = PixelDeflater.deflate(buffer)
    if pixels.isOpaque == isOpaque { return pixels.zlibStream }
    let straight = buffer.straightRGBA, length = buffer.width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * buffer.height)
    for y in 0..<buffer.height {
      rows.append(0)
      rows += straight[y * length..<(y + 1) * length]
    }
    return try Zlib.compress(rows)
  }

  /// Seconds as a fraction of two 16-bit numbers.
  private static func delay(_ framesPerSecond: Double) -> [UInt8] {
    let isWhole = framesPerSecond == framesPerSecond.rounded() && framesPerSecond <= 65_535
    let (part, whole) = isWhole ? (1.0, framesPerSecond) : (min(65_535, (1_000 / framesPerSecond).rounded()), 1_000)
    return [part, whole].flatMap { Array(PNGFile.bigEndian(UInt32($0))[2...]) }
  }

  private static func physicalScale(_ pixelsPerPoint: CGFloat) -> [UInt8] {
    let isUsable = pixelsPerPoint > 0 && pixelsPerPoint <= 1000
    let perMetre = UInt32(((isUsable ? pixelsPerPoint : 1) * 72 / 0.0254).rounded())
    return PNGFile.bigEndian(perMetre) + PNGFile.bigEndian(perMetre) + [1]
  }

  struct Area {
    var x, y, width, height: Int

    var bytes: [UInt8] { [width, height, x, y].flatMap { PNGFile.bigEndian(UInt32($0)) } }

    func isWhole(of buffer: PixelBuffer) -> Bool { width == buffer.width && height == buffer.height }
  }
}

extension PixelBuffer {
  package var isOpaque: Bool {
    for index in 0..<count where words[index] >> 24 != 255 { return false }
    return true
  }

  /// The smallest rectangle around all pixels that differ; a single pixel where none does.
  fileprivate func difference(from other: PixelBuffer) -> AnimatedPNG.Area {
    var left = width, right = -1, top = height, bottom = -1
    for y in 0..<height {
      let (a, b) = (row(y), other.row(y))
      guard memcmp(a, b, stride) != 0 else { continue }
      (top, bottom) = (min(top, y), y)
      var x = 0
      while x < left, a[x] == b[x] { x += 1 }
      left = min(left, x)
      x = width - 1
      while x > right, a[x] == b[x] { x -= 1 }
      right = max(right, x)
    }
    guard right >= left, bottom >= top else { return AnimatedPNG.Area(x: 0, y: 0, width: 1, height: 1) }
    return AnimatedPNG.Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  fileprivate func part(_ area: AnimatedPNG.Area) throws -> PixelBuffer {
    let part = try PixelBuffer(width: area.width, height: area.height, isCleared: false)
    for y in 0..<area.height {
      part.row(y).update(from: row(area.y + y) + area.x, count: area.width)
    }
    return part
  }
}
