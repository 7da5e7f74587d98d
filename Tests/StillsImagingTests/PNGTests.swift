import CSPNG
import Foundation
import StillsImaging
import Testing

/// Pictures with flat areas, letters of sorts, gradients and noise; the noise is seeded.
private func picture(_ width: Int, _ height: Int, isOpaque: Bool) throws -> PixelBuffer {
  var seed: UInt32 = 12345
  func random() -> UInt32 {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return seed >> 8
  }
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let alpha: UInt32 = isOpaque ? 255 : (x / 7 + y / 5) % 3 == 0 ? 255 : UInt32(x % 256)
      switch (y / 16) % 4 {
      case 0: bytes += [240, 241, 242, UInt8(alpha)]
      case 1: bytes += (x * 3 + y / 3) % 11 < 4 ? [0, 0, 0, UInt8(alpha)] : [255, 255, 255, UInt8(alpha)]
      case 2: bytes += [UInt8(x % 256), UInt8(y % 256), 77, UInt8(alpha)]
      default: bytes += [UInt8(random() & 255), UInt8(random() & 255), UInt8(random() & 255), UInt8(alpha)]
      }
    }
  }
  return try PixelBuffer(width: width, height: height, straightRGBA: bytes)
}

/// What libspng reads.
private func decodedBySPNG(_ bytes: [UInt8]) -> (width: Int, height: Int, rgba: [UInt8])? {
  let context = spng_ctx_new(0)
  defer { spng_ctx_free(context) }
  var header = spng_ihdr(), size = 0
  guard spng_set_png_buffer(context, bytes, bytes.count) == 0, spng_get_ihdr(context, &header) == 0,
    spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size) == 0
  else { return nil }
  var pixels = [UInt8](repeating: 0, count: size)
  guard
    spng_decode_image(
      context, &pixels, size, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue)) == 0
  else { return nil }
  return (Int(header.width), Int(header.height), pixels)
}

/// What libspng writes from raw samples.
private func encodedBySPNG(
  _ width: Int, _ height: Int, colorType: Int, depth: Int, samples: [UInt8], palette: [[UInt8]] = [],
  isInterlaced: Bool = false
) -> [UInt8] {
  let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue))
  defer { spng_ctx_free(context) }
  spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
  var header = spng_ihdr(
    width: UInt32(width), height: UInt32(height), bit_depth: UInt8(depth), color_type: UInt8(colorType),
    compression_method: 0, filter_method: 0, interlace_method: isInterlaced ? 1 : 0)
  spng_set_ihdr(context, &header)
  if !palette.isEmpty {
    var plte = spng_plte()
    plte.n_entries = UInt32(palette.count)
    withUnsafeMutableBytes(of: &plte.entries) { entries in
      for (index, color) in palette.enumerated() {
        for channel in 0..<3 { entries[4 * index + channel] = color[channel] }
      }
    }
    spng_set_plte(context, &plte)
  }
  guard
    spng_encode_image(
      context, samples, samples.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0
  else { return [] }
  var size = 0, error: Int32 = 0
  guard let bytes = spng_get_png_buffer(context, &size, &error) else { return [] }
  defer { free(bytes) }
  return Array(UnsafeRawBufferPointer(start: bytes, count: size))
}

@Suite struct PNGEncoderTests {
  @Test(arguments: [(1, 1), (2, 3), (37, 70), (300, 200), (1179, 130), (12_000, 40)], [true, false])
  func anotherDecoderReadsTheSamePixels(size: (Int, Int), isOpaque: Bool) throws {
    let buffer = try picture(size.0, size.1, isOpaque: isOpaque)
    let decoded = try #require(decodedBySPNG(PNGEncoder.encode(buffer, pixelsPerPoint: 3)))
    #expect(decoded.width == size.0 && decoded.height == size.1)
    #expect(decoded.rgba == buffer.straightRGBA)
  }

  @Test func ourDecoderReadsTheSamePixels() throws {
    for isOpaque in [true, false] {
      let buffer = try picture(211, 97, isOpaque: isOpaque)
      let back = try PNGDecoder.decode(PNGEncoder.encode(buffer, pixelsPerPoint: 2))
      #expect(try PixelComparison(buffer, back).isIdentical)
    }
  }

  @Test func blankScreenIsSmall() throws {
    let buffer = try PixelBuffer(width: 393, height: 852)
    for index in 0..<buffer.count { buffer.words[index] = 0xfff2_f2f7 }
    let bytes = try PNGEncoder.encode(buffer, pixelsPerPoint: 1)
    #expect(bytes.count < 8000)
    #expect(decodedBySPNG(bytes)?.rgba == buffer.straightRGBA)
  }

  @Test(arguments: [(900, 700), (1179, 1024), (12_000, 60)], [true, false])
  func bandsOfLargePicturesReadAsOnePicture(size: (Int, Int), isOpaque: Bool) throws {
    let buffer = try picture(size.0, size.1, isOpaque: isOpaque)
    let bytes = try PNGEncoder.encode(buffer, pixelsPerPoint: 3)
    #expect(decodedBySPNG(bytes)?.rgba == buffer.straightRGBA)
    #expect(try PNGEncoder.encode(buffer, pixelsPerPoint: 3) == bytes)
  }

  @Test func oneTransparentPixelAtTheEndOfALargePictureShows() throws {
    let buffer = try PixelBuffer(width: 1000, height: 1000)
    for index in 0..<buffer.count - 1 { buffer.words[index] = 0xff00_8000 }
    let bytes = try PNGEncoder.encode(buffer, pixelsPerPoint: 1)
    #expect(bytes[25] == 6)
    #expect(decodedBySPNG(bytes)?.rgba == buffer.straightRGBA)
  }

  @Test func memoryUsedBeforeIsClearAgain() throws {
    for _ in 0..<2 {
      let buffer = try PixelBuffer(width: 700, height: 700)
      #expect((0..<buffer.count).allSatisfy { buffer.words[$0] == 0 })
      for index in 0..<buffer.count { buffer.words[index] = .max }
    }
  }

  @Test func opaquePicturesHaveNoAlphaChannel() throws {
    #expect(try PNGEncoder.encode(picture(9, 9, isOpaque: true), pixelsPerPoint: 1)[25] == 2)
    #expect(try PNGEncoder.encode(picture(9, 9, isOpaque: false), pixelsPerPoint: 1)[25] == 6)
  }

  @Test func fileTellsScaleAndTexts() throws {
    let bytes = try PNGEncoder.encode(
      picture(9, 9, isOpaque: true), pixelsPerPoint: 3, text: [("stills", "{\"ü\":1}"), ("empty", "")])
    #expect(try PNGDecoder.pixelsPerPoint(in: bytes) == 3)
    let texts = try PNGDecoder.texts(in: bytes)
    #expect(texts.map(\.keyword) == ["stills", "empty"])
    #expect(texts.map(\.value) == ["{\"ü\":1}", ""])
  }

  @Test func keywordsThatCannotBeAreErrors() throws {
    let buffer = try picture(2, 2, isOpaque: true)
    for keyword in ["", "ä", String(repeating: "x", count: 80)] {
      #expect(throws: ImagingError.self) {
        try PNGEncoder.encode(buffer, pixelsPerPoint: 1, text: [(keyword, "")])
      }
    }
  }
}

@Suite struct PNGDecoderTests {
  @Test(
    arguments: [
      (0, 1, 1), (0, 2, 1), (0, 4, 1), (0, 8, 1), (0, 16, 1), (2, 8, 3), (2, 16, 3), (3, 1, 1), (3, 2, 1), (3, 4, 1),
      (3, 8, 1), (4, 8, 2), (4, 16, 2), (6, 8, 4), (6, 16, 4),
    ] as [(Int, Int, Int)])
  func everyKindIsReadAsAnotherDecoderDoes(kind: (colorType: Int, depth: Int, channels: Int)) throws {
    let width = 21, height = 13, rowBytes = (width * kind.depth * kind.channels + 7) / 8
    let samples = (0..<rowBytes * height).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 11) }
    let palette = kind.colorType == 3 ? (0..<1 << kind.depth).map { [UInt8($0), UInt8(255 - $0), 9] } : []
    let bytes = encodedBySPNG(
      width, height, colorType: kind.colorType, depth: kind.depth, samples: samples, palette: palette)
    let expected = try #require(decodedBySPNG(bytes)).rgba
    let decoded = try PNGDecoder.decodeStraight(bytes)
    // 16 bits are rounded here and cut there.
    let tolerance = kind.depth == 16 ? 1 : 0
    #expect(zip(decoded.rgba, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance })
  }

  @Test func damageIsAnErrorAndNeverATrap() throws {
    let good = try PNGEncoder.encode(picture(40, 30, isOpaque: true), pixelsPerPoint: 2, text: [("a", "b")])
    for length in stride(from: 0, to: good.count - 1, by: 7) {
      #expect(throws: ImagingError.self) { try PNGDecoder.decode(Array(good.prefix(length))) }
    }
    for place in stride(from: 8, to: good.count, by: 3) {
      var bytes = good
      bytes[place] ^= 0x55
      _ = try? PNGDecoder.decode(bytes)
      _ = try? PNGDecoder.texts(in: bytes)
    }
    #expect(throws: ImagingError.self) { try PNGDecoder.decode([]) }
    #expect(throws: ImagingError.self) { try PNGDecoder.decode(Array("not a picture".utf8)) }
  }

  @Test func hugeSizesAreRejectedBeforeMemoryIsAsked() throws {
    for (width, height) in [(0, 5), (5, 0), (0x7fff_ffff, 0x7fff_ffff), (32_000, 8_000), (40_000, 1)] {
      let header = number(UInt32(width)) + number(UInt32(height))
      let bytes = file([
        ("IHDR", header + [8, 6, 0, 0, 0]), ("IDAT", [0x78, 0x01, 1, 0, 0, 0xff, 0xff, 0, 0, 0, 1]), ("IEND", []),
      ])
      #expect(throws: ImagingError.self) { try PNGDecoder.decode(bytes) }
    }
  }

  /// A file with right checksums.
  private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    for (name, content) in chunks {
      let named = Array(name.utf8) + content
      var checksum = UInt32.max
      for byte in named {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum & 1 == 1 ? (checksum >> 1) ^ 0xedb8_8320 : checksum >> 1 }
      }
      bytes += number(UInt32(content.count))
      bytes += named
      bytes += number(~checksum)
    }
    return bytes
  }

  private func number(_ value: UInt32) -> [UInt8] {
    let shifts: [UInt32] = [24, 16, 8, 0]
    return shifts.map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

@Suite struct JPEGTests {
  @Test func flatColourSurvives() throws {
    let buffer = try PixelBuffer(width: 20, height: 10)
    for index in 0..<buffer.count { buffer.words[index] = 0xff30_a0e0 }
    let bytes = try JPEGCodec.encode(buffer, quality: 95)
    #expect(ImageFile.kind(of: bytes) == .jpeg)
    let back = try JPEGCodec.decode(bytes)
    #expect(try PixelComparison(buffer, back).maximumDelta <= 3)
  }

  /// Eight pixels square, all cyan, in inks, as Adobe writes them: 255 is none.
  private static let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgS
    FBUU/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/
    ACqKmVMqb//Z
    """

  @Test func inksAreMixed() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.inks, options: .ignoreUnknownCharacters)))
    let picture = try JPEGCodec.decode(bytes)
    let color = picture[4, 4]
    #expect((picture.width, picture.height) == (8, 8))
    #expect(color.red <= 3 && color.green >= 252 && color.blue >= 252 && color.alpha == 255)
  }

  @Test func cutPicturesAreRefusedWhereThatIsAsked() throws {
    let buffer = try PixelBuffer(width: 64, height: 64)
    for index in 0..<buffer.count {
      let color = UInt32(truncatingIfNeeded: index &* 7919) & 0xff_ffff
      buffer.words[index] = 0xff00_0000 | color
    }
    let whole = try JPEGCodec.encode(buffer, quality: 90)
    let cut = Array(whole.prefix(whole.count / 2))
    #expect(try JPEGCodec.decode(cut).width == 64)
    #expect(throws: ImagingError.self) { try JPEGCodec.decode(cut, refusesDamage: true) }
    #expect(try JPEGCodec.decode(whole, refusesDamage: true).width == 64)
  }

  @Test func garbageIsAnErrorThatNamesTheFile() {
    let error = #expect(throws: ImagingError.self) {
      try ImageFile.straightRGBA([0xff, 0xd8, 0xff, 1, 2], name: "photo.jpg")
    }
    #expect(error?.description.hasPrefix("photo.jpg: ") == true)
    let other = #expect(throws: ImagingError.self) { try ImageFile.straightRGBA([1, 2], name: "x.gif") }
    #expect(other?.description == "x.gif: neither a PNG nor a JPEG file")
  }
}

@Suite struct PixelComparisonTests {
  @Test func differencesAreCountedAndPlaced() throws {
    let a = try picture(30, 20, isOpaque: true), b = try picture(30, 20, isOpaque: true)
    #expect(try PixelComparison(a, b).isIdentical)
    b.row(5)[7] ^= 0x0000_0010
    b.row(9)[12] ^= 0x0080_0000
    let comparison = try PixelComparison(a, b)
    #expect(comparison.differingCount == 2)
    #expect(comparison.maximumDelta == 128)
    #expect(comparison.bounds == CGRect(x: 7, y: 5, width: 6, height: 5))
    #expect(comparison.meanDelta == (16.0 + 128) / (30 * 20 * 4))
  }

  @Test func otherSizesAreAnError() throws {
    #expect(throws: ImagingError.self) {
      try PixelComparison(picture(3, 4, isOpaque: true), picture(4, 3, isOpaque: true))
    }
  }

  @Test func differenceImageShowsRedOnlyWhereItDiffers() throws {
    let a = try picture(30, 20, isOpaque: true), b = try picture(32, 20, isOpaque: true)
    for y in 0..<20 { for x in 0..<30 { b.row(y)[x] = a.row(y)[x] } }
    b.row(5)[7] ^= 0x00ff_0000
    let image = try PixelComparison.differenceImage(a, b)
    #expect(image[7, 5].red == 255 && image[7, 5].green == 0)
    #expect(image[8, 5].red == image[8, 5].green)
    #expect(image[31, 5].red == 255 && image[31, 5].green < 255)
  }
}
