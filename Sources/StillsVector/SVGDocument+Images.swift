import Foundation
import StillsDisplay
import StillsGeometry

extension SVGDocument {
  func writeImage(_ placement: ImagePlacement) {
    guard placement.rect.isDrawable, placement.source.isDrawable, placement.rect.width > 0, placement.rect.height > 0,
      placement.source.width > 0, placement.source.height > 0
    else { return }
    // Where the whole picture would lie for its part to fall on the rectangle.
    let whole = CGRect(
      x: placement.rect.minX - placement.source.minX * placement.rect.width / placement.source.width,
      y: placement.rect.minY - placement.source.minY * placement.rect.height / placement.source.height,
      width: placement.rect.width / placement.source.width, height: placement.rect.height / placement.source.height)
    guard var element = imageElement(placement.image, in: whole) else { return }
    if placement.interpolation == .none { element.attributes.append(("style", "image-rendering:pixelated")) }
    let isPart = placement.source != CGRect(x: 0, y: 0, width: 1, height: 1)
    let clip = isPart ? "url(#\(clipPath(Path(placement.rect), FillStyle())))" : nil
    if let tint = placement.tint {
      // The picture's alpha as a mask over the tint.
      element.attributes.append(("filter", "url(#\(whiteningFilter))"))
      let mask = define(
        "mask", SVGElement("mask", [("maskUnits", "userSpaceOnUse")] + box(placement.rect)), ["  " + element.closed])
      var area = SVGElement("rect", box(placement.rect) + [("mask", "url(#\(mask))")])
      area.attributes += attributes("fill", tint, bounds: placement.rect)
      add(area)
    } else if let clip {
      // On a group, since a clip on the picture itself would be scaled with it.
      add(SVGElement("g", [("clip-path", clip)])) { add(element) }
    } else {
      add(element)
    }
  }

  /// The picture at a rectangle; its bytes are written once.
  func imageElement(_ image: ImageReference, in rect: CGRect) -> SVGElement? {
    guard let (width, height, link) = imageLink(image), rect.width.isFinite, rect.height.isFinite else { return nil }
    let name = define(
      "image",
      SVGElement(
        "image",
        [
          ("width", "\(width)"), ("height", "\(height)"), ("preserveAspectRatio", "none"), ("href", link),
        ]))
    let matrix = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX, ty: rect.minY)
    return SVGElement("use", [("href", "#" + name), ("transform", SVGText.matrix(matrix))])
  }

  private func imageLink(_ image: ImageReference) -> (width: Int, height: Int, link: String)? {
    guard let pixels = images?.pixels(of: image), pixels.width > 0, pixels.height > 0,
      pixels.rgba.count == pixels.width * pixels.height * 4
    else { return nil }
    let encoded = images?.encoded(image) ?? (StoredPNG.bytes(pixels), "image/png")
    let text = Data(encoded.0).base64EncodedString()
    return (pixels.width, pixels.height, "data:\(encoded.1);base64,\(text)")
  }

  func box(_ rect: CGRect) -> [(String, String?)] {
    [
      ("x", SVGText.number(rect.minX)), ("y", SVGText.number(rect.minY)), ("width", SVGText.number(rect.width)),
      ("height", SVGText.number(rect.height)),
    ]
  }
}

/// A PNG without compression, for pictures whose own file is not at hand.
enum StoredPNG {
  static func bytes(_ pixels: ImagePixels) -> [UInt8] {
    var raw: [UInt8] = []
    raw.reserveCapacity((pixels.width * 4 + 1) * pixels.height)
    for row in 0..<pixels.height {
      raw.append(0)
      raw += pixels.rgba[row * pixels.width * 4..<(row + 1) * pixels.width * 4]
    }
    let header = number(UInt32(pixels.width)) + number(UInt32(pixels.height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header) + chunk("sRGB", [0])
      + chunk("IDAT", zlib(raw)) + chunk("IEND", [])
  }

  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01], position = 0
    while position < bytes.count {
      let count = min(65_535, bytes.count - position), isLast = position + count == bytes.count
      result += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      result += bytes[position..<position + count]
      position += count
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + number(b << 16 | a)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var checksum = UInt32.max
    for byte in named { checksum = table[Int((checksum ^ UInt32(byte)) & 255)] ^ checksum >> 8 }
    return number(UInt32(content.count)) + named + number(~checksum)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}
