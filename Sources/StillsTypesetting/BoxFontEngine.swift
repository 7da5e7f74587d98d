import Foundation
import StillsDisplay
import StillsGeometry

/// Sets every character as a box half an em wide, so that tests of layout can count: at 20 points a character is 10
/// wide and a line 20 high (16 above the baseline, 4 below). Weight, design and language change nothing; spaces are
/// as wide as letters. Lines may break after spaces and hyphens.
public final class BoxFontEngine: TypesettingEngine, GlyphOutlines {
  public static let characterWidth: CGFloat = 0.5
  public static let ascent: CGFloat = 0.8, descent: CGFloat = 0.2

  public init() {}

  public func metrics(for request: FontRequest) -> FontMetrics {
    let size = request.size.orZero
    return FontMetrics(
      ascent: Self.ascent * size, descent: Self.descent * size, capHeight: 0.7 * size, xHeight: 0.5 * size,
      leading: request.leading.map { $0.orZero - size } ?? 0, underlineOffset: 0.1 * size,
      underlineThickness: 0.05 * size)
  }

  public func shape(
    _ text: String, font: FontRequest, language: String?, isRightToLeft: Bool, ligatures: Bool
  ) -> [ShapedRun] {
    guard !text.isEmpty else { return [] }
    let advance = Self.characterWidth * font.size.orZero
    var offset = 0
    var glyphs = text.map { character -> ShapedGlyph in
      defer { offset += character.utf8.count }
      // A box for ink, nothing for a space: the glyph's number tells `outline` which.
      return ShapedGlyph(
        glyph: character.isWhitespace ? 0 : 1, cluster: offset, advance: advance, offset: .zero)
    }
    if isRightToLeft { glyphs.reverse() }
    return [
      ShapedRun(
        face: FaceReference(name: "Box", family: "Box", weight: 400), size: font.size.orZero,
        metrics: metrics(for: font), slant: 0, isRightToLeft: isRightToLeft, glyphs: glyphs)
    ]
  }

  public func lineBreaks(in text: String, language: String?) -> [LineBreak] {
    var breaks: [LineBreak] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar == " ", breaks.last?.offset == offset, breaks.last?.isMandatory == false { breaks.removeLast() }
      offset += length
      switch scalar {
      case "\n": breaks.append(LineBreak(offset: offset, isMandatory: true))
      case " ", "-": breaks.append(LineBreak(offset: offset, isMandatory: false))
      default: break
      }
    }
    if let last = breaks.last, last.offset == text.utf8.count, !last.isMandatory { breaks.removeLast() }
    return breaks
  }

  /// Hebrew and Arabic letters run to the left, everything else with the paragraph.
  public func bidiLevels(of text: String, baseIsRightToLeft: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let isRightToLeft = (0x590...0x8FF).contains(scalar.value)
      let isLeftToRight = scalar.properties.isAlphabetic && !isRightToLeft
      let level: UInt8 = baseIsRightToLeft ? (isLeftToRight ? 2 : 1) : (isRightToLeft ? 1 : 0)
      return repeatElement(level, count: UTF8.width(scalar))
    }
  }

  /// A box as wide as the character less a twentieth on each side, as high as a capital.
  public func outline(of glyph: UInt32, in face: FaceReference) -> Path? {
    guard face.name == "Box" else { return nil }
    guard glyph == 1 else { return Path() }
    return Path { path in
      path.addLines([
        CGPoint(x: 0.05, y: -0.7), CGPoint(x: 0.45, y: -0.7), CGPoint(x: 0.45, y: 0), CGPoint(x: 0.05, y: 0),
      ])
      path.closeSubpath()
    }
  }

  public func bitmap(
    of glyph: UInt32, in face: FaceReference, size: CGFloat
  ) -> (image: ImageReference, rect: CGRect)? { nil }
}
