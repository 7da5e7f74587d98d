import CDeflate
import Foundation

/// A PNG file taken apart; damaged critical chunks are errors, others are left out.
struct PNGChunks {
  private(set) var header: ArraySlice<UInt8> = []
  private(set) var palette: ArraySlice<UInt8> = []
  private(set) var transparency: ArraySlice<UInt8> = []
  private(set) var physicalScale: ArraySlice<UInt8> = []
  private(set) var texts: [ArraySlice<UInt8>] = []
  /// What an animated file has beside its first picture.
  private(set) var frames: [ArraySlice<UInt8>] = []
  /// The pieces of the zlib stream.
  private(set) var dataPieces: [ArraySlice<UInt8>] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: PNGFile.signature) else { throw ImagingError("PNGDecoder: this is not a PNG file.") }
    var position = PNGFile.signature.count, isEnded = false
    while !isEnded {
      guard position + 12 <= bytes.count else { throw ImagingError("PNGDecoder: the file ends too early.") }
      let length = Int(Self.number(bytes, position))
      guard length <= bytes.count - position - 12 else {
        throw ImagingError("PNGDecoder: a chunk at byte \(position) is longer than the file.")
      }
      let name = Name(rawValue: Self.number(bytes, position + 4))
      let isIntact = Self.checksum(bytes, position + 4, length + 4) == Self.number(bytes, position + 8 + length)
      let isCritical = bytes[position + 4] & 0x20 == 0
      if isCritical, !isIntact { throw ImagingError("PNGDecoder: the checksum of chunk \(name) is wrong.") }
      if position == 8, name == .CgBI {
        throw ImagingError("PNGDecoder: this is the variety of PNG that apps carry (CgBI), which is not read.")
      }
      if position == 8, name != .IHDR { throw ImagingError("PNGDecoder: the file does not begin with IHDR.") }
      let content = bytes[position + 8..<position + 8 + length]
      if isIntact { isEnded = try add(name, content, isCritical: isCritical) }
      position += 12 + length
    }
    guard dataPieces.contains(where: { !$0.isEmpty }) else {
      throw ImagingError("PNGDecoder: the file has no picture data.")
    }
  }

  /// Whether that was the end.
  private mutating func add(_ name: Name, _ content: ArraySlice<UInt8>, isCritical: Bool) throws -> Bool {
    switch name {
    case .IHDR:
      if !header.isEmpty { throw ImagingError("PNGDecoder: the file has two chunks IHDR.") }
      header = content
    case .PLTE:
      guard palette.isEmpty, dataPieces.isEmpty else { throw ImagingError("PNGDecoder: the palette is out of place.") }
      palette = content
    case .tRNS: transparency = content
    case .pHYs: physicalScale = content
    case .iTXt: texts.append(content)
    case .acTL, .fcTL, .fdAT: frames.append(content)
    case .IDAT: dataPieces.append(content)
    case .IEND: return true
    default:
      if isCritical { throw ImagingError("PNGDecoder: chunk \(name) is unknown and the file says it matters.") }
    }
    return false
  }

  /// The whole zlib stream.
  var data: [UInt8] {
    var data: [UInt8] = []
    data.reserveCapacity(dataPieces.reduce(0) { $0 + $1.count })
    for piece in dataPieces { data += piece }
    return data
  }

  /// Of everything that decides which pixels the file holds.
  var checksum: String {
    var joined: [UInt8] = []
    joined.reserveCapacity(dataPieces.reduce(2048) { $0 + $1.count })
    for part in [header, palette, transparency] + dataPieces { joined += part }
    return ByteDigest.checksum(of: joined)
  }

  /// Of the further pictures of an animated file; nil where there are none.
  var framesChecksum: String? {
    guard !frames.isEmpty else { return nil }
    return ByteDigest.checksum(of: Array(frames.joined()))
  }

  private static func number(_ bytes: [UInt8], _ position: Int) -> UInt32 {
    bytes.withUnsafeBytes { UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt32.self)) }
  }

  private static func checksum(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, count) }
  }
}

extension PNGChunks {
  /// Four letters.
  struct Name: Hashable, CustomStringConvertible {
    let rawValue: UInt32

    static let IHDR = Name("IHDR"), PLTE = Name("PLTE"), IDAT = Name("IDAT"), IEND = Name("IEND")
    static let CgBI = Name("CgBI")
    static let tRNS = Name("tRNS"), pHYs = Name("pHYs"), iTXt = Name("iTXt")
    static let acTL = Name("acTL"), fcTL = Name("fcTL"), fdAT = Name("fdAT")

    init(rawValue: UInt32) { self.rawValue = rawValue }
    private init(_ name: StaticString) {
      rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }

    /// What is no letter is told by its number.
    var description: String {
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
      return bytes.map { (65...122).contains($0) ? String(UnicodeScalar($0)) : "\\\($0)" }.joined()
    }
  }
}
