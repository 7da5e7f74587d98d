import Foundation

/// Filtered rows into straight RGBA.
struct PNGScanlines {
  let header: PNGHeader
  let palette: PNGPalette
  let raw: [UInt8]

  func straightRGBA() -> [UInt8] {
    var raw = raw
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    raw.withUnsafeMutableBufferPointer { raw in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let bytes = raw.baseAddress, let target = pixels.baseAddress else { return }
        var offset = 0
        for pass in header.passes { offset += read(pass, bytes + offset, into: target) }
      }
    }
    return pixels
  }

  /// How many bytes the pass took.
  private func read(
    _ pass: PNGHeader.Pass, _ bytes: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let rowBytes = header.rowBytes(width: pass.width), pixelBytes = max(1, header.bitsPerPixel / 8)
    for y in 0..<pass.height {
      let start = bytes + y * (rowBytes + 1)
      let above = y > 0 ? start - rowBytes : nil
      unfilter(start[0], start + 1, above: above, count: rowBytes, pixelBytes: pixelBytes)
      let line = target + (pass.y + y * pass.stepY) * header.width * 4
      expand(start + 1, count: pass.width, into: line + pass.x * 4, step: pass.stepX * 4)
    }
    return pass.height * (rowBytes + 1)
  }

  /// Unknown filters count as none, as damaged data that passed its checksum.
  private func unfilter(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, count: Int,
    pixelBytes: Int
  ) {
    switch filter {
    case 1:
      for index in stride(from: pixelBytes, to: count, by: 1) { row[index] &+= row[index - pixelBytes] }
    case 2:
      guard let above else { return }
      for index in 0..<count { row[index] &+= above[index] }
    case 3:
      for index in 0..<count {
        let left = index >= pixelBytes ? Int(row[index - pixelBytes]) : 0
        row[index] &+= UInt8((left + Int(above?[index] ?? 0)) / 2)
      }
    case 4:
      for index in 0..<count {
        let left = index >= pixelBytes ? Int(row[index - pixelBytes]) : 0
        let corner = index >= pixelBytes ? Int(above?[index - pixelBytes] ?? 0) : 0
        row[index] &+= Self.paeth(left, Int(above?[index] ?? 0), corner)
      }
    default: break
    }
  }

  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let estimate = left + above - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }

  private func expand(
    _ row: UnsafeMutablePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>, step: Int
  ) {
    if header.bitDepth == 8, palette.transparent == nil, header.colorType == .rgb || header.colorType == .rgba {
      return expandBytes(row, count: count, into: target, step: step)
    }
    for x in 0..<count { expandPixel(row, x, into: target + x * step) }
  }

  private func expandBytes(
    _ row: UnsafeMutablePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>, step: Int
  ) {
    let channels = header.colorType.channels
    for x in 0..<count {
      let source = row + x * channels, place = target + x * step
      (place[0], place[1], place[2]) = (source[0], source[1], source[2])
      place[3] = channels == 4 ? source[3] : 255
    }
  }

  private func expandPixel(_ row: UnsafeMutablePointer<UInt8>, _ x: Int, into place: UnsafeMutablePointer<UInt8>) {
    func sample(_ channel: Int) -> UInt16 {
      let index = x * header.colorType.channels + channel
      switch header.bitDepth {
      case 16: return UInt16(row[2 * index]) << 8 | UInt16(row[2 * index + 1])
      case 8: return UInt16(row[index])
      default:
        let bit = index * header.bitDepth
        return UInt16(row[bit / 8]) >> (8 - header.bitDepth - bit % 8) & (1 << header.bitDepth - 1)
      }
    }
    func byte(_ channel: Int) -> UInt8 {
      let value = UInt32(sample(channel)), most = UInt32(1) << header.bitDepth - 1
      return UInt8((value * 255 + most / 2) / most)
    }
    switch header.colorType {
    case .indexed:
      let index = Int(sample(0))
      let color = index < palette.colors.count ? palette.colors[index] : (0, 0, 0, 255)
      (place[0], place[1], place[2], place[3]) = color
    case .gray, .grayAlpha:
      let value = byte(0)
      (place[0], place[1], place[2]) = (value, value, value)
      place[3] = header.colorType == .grayAlpha ? byte(1) : palette.transparent == [sample(0)] ? 0 : 255
    case .rgb, .rgba:
      (place[0], place[1], place[2]) = (byte(0), byte(1), byte(2))
      let isTransparent = palette.transparent.map { $0 == [sample(0), sample(1), sample(2)] } ?? false
      place[3] = header.colorType == .rgba ? byte(3) : isTransparent ? 0 : 255
    }
  }
}
