import CSPNG
import Foundation
import StillsImaging
import Testing

private struct Numbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}

/// Files of every kind, by another program.
private let samples: [[UInt8]] = {
  var files: [[UInt8]] = []
  for (colorType, depths, channels) in [
    (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
  ] {
    for depth in depths {
      for isInterlaced in [false, true] {
        files.append(
          foreignPNG(9, 7, colorType: colorType, depth: depth, channels: channels, isInterlaced: isInterlaced))
      }
    }
  }
  return files
}()

private func foreignPNG(
  _ width: Int, _ height: Int, colorType: Int, depth: Int, channels: Int, isInterlaced: Bool, transparency: Bool = false
) -> [UInt8] {
  let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue))
  defer { spng_ctx_free(context) }
  spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
  var header = spng_ihdr(
    width: UInt32(width), height: UInt32(height), bit_depth: UInt8(depth), color_type: UInt8(colorType),
    compression_method: 0, filter_method: 0, interlace_method: isInterlaced ? 1 : 0)
  spng_set_ihdr(context, &header)
  if colorType == 3 {
    var plte = spng_plte()
    plte.n_entries = UInt32(1 << depth)
    withUnsafeMutableBytes(of: &plte.entries) { entries in
      for index in 0..<1 << depth {
        (entries[4 * index], entries[4 * index + 1], entries[4 * index + 2]) = (UInt8(index), UInt8(255 - index), 9)
      }
    }
    spng_set_plte(context, &plte)
  }
  if transparency {
    var trns = spng_trns()
    trns.gray = depth == 8 ? 37 : 3
    (trns.red, trns.green, trns.blue) = (0, 37, 74)
    trns.n_type3_entries = 2
    withUnsafeMutableBytes(of: &trns.type3_alpha) { alphas in (alphas[0], alphas[1]) = (0, 128) }
    spng_set_trns(context, &trns)
  }
  let rowBytes = (width * depth * channels + 7) / 8
  let bytes = (0..<rowBytes * height).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 11) }
  guard
    spng_encode_image(
      context, bytes, bytes.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0
  else { return [] }
  var size = 0, error: Int32 = 0
  guard let file = spng_get_png_buffer(context, &size, &error) else { return [] }
  defer { free(file) }
  return Array(UnsafeRawBufferPointer(start: file, count: size))
}

private func readBySPNG(_ bytes: [UInt8]) -> [UInt8]? {
  let context = spng_ctx_new(0)
  defer { spng_ctx_free(context) }
  var size = 0
  guard spng_set_png_buffer(context, bytes, bytes.count) == 0,
    spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size) == 0
  else { return nil }
  var pixels = [UInt8](repeating: 0, count: size)
  let isRead = spng_decode_image(
    context, &pixels, size, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
  return isRead == 0 ? pixels : nil
}

@Suite struct ForeignPNGTests {
  @Test func everyKindIsReadAsAnotherDecoderReadsIt() throws {
    for file in samples {
      try #require(!file.isEmpty)
      let expected = try #require(readBySPNG(file)), found = try PNGDecoder.decodeStraight(file).rgba
      // 16 bits are rounded here and cut there.
      let tolerance = file[24] == 16 ? 1 : 0
      #expect(zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance })
      #expect(try PNGDecoder.decode(file).checksum == PixelBuffer(width: 9, height: 7, straightRGBA: found).checksum)
    }
  }

  @Test(arguments: [(0, 8, 1), (0, 2, 1), (2, 8, 3), (3, 4, 1)] as [(Int, Int, Int)])
  func transparentColoursAreTransparent(kind: (Int, Int, Int)) throws {
    let file = foreignPNG(
      40, 30, colorType: kind.0, depth: kind.1, channels: kind.2, isInterlaced: false, transparency: true)
    let expected = try #require(readBySPNG(file)), found = try PNGDecoder.decodeStraight(file).rgba
    #expect(found == expected)
    #expect(stride(from: 3, to: found.count, by: 4).contains { found[$0] < 255 })
  }
}

/// ≥ 100,000 damaged files: each is read or refused.
@Suite struct HostilePNGTests {
  private func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// Makes the checksums of all chunks right again, so that the damage is met and not only the checksum.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes, position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { break }
      let end = position + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: number(Self.crc(bytes[position + 4..<end])))
      position = end + 4
    }
    return bytes
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }

  private func read(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try PNGDecoder.decode(bytes, maximumCount: 1 << 16)
      return true
    } catch let error as ImagingError {
      #expect(!error.description.isEmpty)
      return false
    } catch {
      Issue.record("\(error) is no error of ours")
      return false
    }
  }

  @Test(arguments: 0..<8) func damagedFilesAreReadOrRefused(part: Int) throws {
    var numbers = Numbers(seed: UInt64(part))
    var readCount = 0
    let count = 13_000
    for round in 0..<count {
      var bytes = samples[(round + part) % samples.count]
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
        case 4: bytes.removeLast(min(bytes.count - 1, Int.random(in: 1...20, using: &numbers)))
        default:
          let extreme: [UInt32] = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x0001_0000]
          let value = number(extreme.randomElement(using: &numbers) ?? 0)
          if place + 4 <= bytes.count { bytes.replaceSubrange(place..<place + 4, with: value) }
        }
      }
      if round % 2 == 0 { bytes = repaired(bytes) }
      if read(bytes) { readCount += 1 }
      if round % 8 == 0 {
        _ = try? PNGDecoder.text("Stills", in: bytes, limit: 1000)
        _ = try? PNGDecoder.size(of: bytes)
      }
    }
    // Damage that does not show, such as in a chunk that does not matter.
    #expect(readCount < count / 2)
  }

  private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    for (name, content) in chunks {
      bytes += number(UInt32(content.count)) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    return repaired(bytes)
  }

  private func header(_ width: UInt32, _ height: UInt32, type: UInt8 = 6, depth: UInt8 = 8) -> [UInt8] {
    number(width) + number(height) + [depth, type, 0, 0, 0]
  }

  @Test func bombsAreRefusedBeforeTheyGoOff() throws {
    // Sizes that would need gigabytes, with data as dense as Deflate can be.
    let dense = [UInt8](repeating: 0, count: 300_000)
    for (width, height) in [(0x7fff_ffff, 0x7fff_ffff), (0x8000_0000, 1), (32_767, 32_767), (16_384, 16_384)]
      as [(UInt32, UInt32)]
    {
      let bomb = file([("IHDR", header(width, height, type: 6, depth: 16)), ("IDAT", dense), ("IEND", [])])
      let error = #expect(throws: ImagingError.self) { try PNGDecoder.decode(bomb, maximumCount: 1 << 26) }
      #expect(error?.description.contains("too") == true)
    }
  }

  @Test func textThatSwellsCountsAsNone() throws {
    // 4 MB of the letter a, compressed: 4 kB.
    let long = String(repeating: "a", count: 1 << 22)
    let pixels = try PixelBuffer(width: 2, height: 2)
    let bytes = try PNGEncoder.encode(pixels, pixelsPerPoint: 1, text: [("Stills", long)])
    #expect(bytes.count < 20_000)
    #expect(try PNGDecoder.text("Stills", in: bytes, limit: 1 << 20) == nil)
    #expect(try PNGDecoder.text("Stills", in: bytes, limit: 1 << 22)?.value == long)
  }

  @Test(
    arguments: [
      ("the checksum of chunk IDAT is wrong", 0), ("two chunks IHDR", 1), ("unknown and the file says it matters", 2),
      ("no picture data", 3), ("the palette has 5 bytes", 4), ("the file does not begin with IHDR", 5),
      ("no colour type 1", 6), ("the picture data is damaged", 7), ("the palette is out of place", 8),
    ] as [(String, Int)])
  func badChunksAreNamed(words: String, which: Int) throws {
    let pixels: [UInt8] = [0x78, 0x01, 1, 5, 0, 0xfa, 0xff, 0, 1, 2, 3, 4, 0, 0x19, 0, 0x0b]
    let ihdr = ("IHDR", header(1, 1)), idat = ("IDAT", pixels), iend = ("IEND", [UInt8]())
    var bytes: [UInt8]
    switch which {
    case 0:
      bytes = file([ihdr, idat, iend])
      bytes[bytes.count - 13] ^= 1
    case 1: bytes = file([ihdr, ihdr, idat, iend])
    case 2: bytes = file([ihdr, ("ABCD", []), idat, iend])
    case 3: bytes = file([ihdr, iend])
    case 4: bytes = file([("IHDR", header(1, 1, type: 3)), ("PLTE", [1, 2, 3, 4, 5]), idat, iend])
    case 5: bytes = file([idat, ihdr, iend])
    case 6: bytes = file([("IHDR", header(1, 1, type: 1)), idat, iend])
    case 8:
      let palette = ("PLTE", [UInt8](repeating: 9, count: 6))
      bytes = file([("IHDR", header(1, 1, type: 3)), palette, idat, palette, iend])
    default: bytes = file([ihdr, ("IDAT", Array(pixels.dropLast(3)) + [9, 9, 9]), iend])
    }
    let error = #expect(throws: ImagingError.self) { try PNGDecoder.decode(bytes) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
