import CHarfBuzz
import Foundation
import StillsDisplay
import StillsTypesetting

struct ShapingKey: Hashable {
  var text: String
  var font: FontRequest
  var language: String?
  var isRightToLeft, ligatures: Bool
}

extension HarfBuzzEngine {
  /// Runs come in reading order, the glyphs of each in visual order. Characters that the face lacks are set in the
  /// first fallback that has them; the measures stay those of the request.
  public func shape(
    _ text: String, font: FontRequest, language: String?, isRightToLeft: Bool, ligatures: Bool
  ) -> [ShapedRun] {
    guard !text.isEmpty, let resolved = resolve(font) else { return [] }
    let key = ShapingKey(
      text: text, font: font, language: language, isRightToLeft: isRightToLeft, ligatures: ligatures)
    // Long texts are shaped once by the typesetter, and would push the short ones out.
    guard text.utf8.count <= 512 else { return shapeAnew(key, resolved) }
    if let known = shaped[key] { return known }
    let runs = shapeAnew(key, resolved)
    shaped[key] = runs
    return runs
  }

  private func shapeAnew(_ key: ShapingKey, _ font: ResolvedFont) -> [ShapedRun] {
    if let small = SmallCaps.wanted(by: font) {
      return shapeSmallCaps(key, font, lowercase: small.lowercase, uppercase: small.uppercase)
    }
    var features = font.features.map { ShapingBuffer.feature($0, value: 1) }
    if !key.ligatures {
      features += ["liga", "clig", "calt", "dlig"].map { ShapingBuffer.feature($0, value: 0) }
    }
    var text = Self.replacingControls(key.text)
    return text.withUTF8 { bytes in
      itemize(key.text, font: font, language: key.language).map { item in
        let isOwn = item.instance === font.instance
        let own = isOwn ? font.alternates(in: bytes, item.range, hasLigatures: key.ligatures) : []
        let glyphs = buffer.shape(
          bytes, range: item.range, font: item.instance.font, script: item.script,
          isRightToLeft: key.isRightToLeft, language: key.language, features: features + own)
        return run(of: glyphs, item: item, font: font, bytes: bytes, isRightToLeft: key.isRightToLeft)
      }
    }
  }

  /// Tabs and controls have no glyph and would be drawn as missing ones: they are set as spaces.
  private static func replacingControls(_ text: String) -> String {
    func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
    guard text.utf8.contains(where: isControl) else { return text }
    return String(decoding: text.utf8.map { isControl($0) ? 0x20 : $0 }, as: UTF8.self)
  }

  private func run(
    of glyphs: [ShapingBuffer.Glyph], item: TextItem, font: ResolvedFont, bytes: UnsafeBufferPointer<UInt8>,
    isRightToLeft: Bool
  ) -> ShapedRun {
    let isOwn = item.instance === font.instance
    let size = isOwn || item.instance.face === system.upright ? font.glyphSize : font.request.finiteSize
    let em = size / item.instance.face.unitsPerEm
    let spacing = AdvanceCorrection(font: font, instance: item.instance)
    var result: [ShapedGlyph] = []
    result.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      var advance = Double(glyph.advance) * em
      var x = Double(glyph.xOffset) * em
      if glyph.advance != 0, let scalar = UTF8Decoding.scalar(in: bytes, at: glyph.cluster) {
        spacing.apply(to: &advance, x: &x, scalar: scalar)
      }
      result.append(
        ShapedGlyph(
          glyph: glyph.glyph, cluster: glyph.cluster, advance: advance,
          offset: CGPoint(x: x, y: -Double(glyph.yOffset) * em)))
    }
    let leans = font.request.isItalic && !item.instance.face.isItalic
    return ShapedRun(
      face: item.instance.reference, size: size, metrics: font.metrics,
      slant: isOwn ? font.slant : leans ? FontCatalogue.syntheticSlant : 0,
      isRightToLeft: isRightToLeft, glyphs: result)
  }
}

extension ResolvedFont {
  /// Inter sets parentheses, dashes and arrows higher beside capitals and digits, makes a cross of an x between digits
  /// and arrows of hyphens. SF does none of that (macros/padding-horizontal-15: “15)”); like Inter it raises a colon
  /// between digits.
  fileprivate func alternates(
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, hasLigatures: Bool
  ) -> [hb_feature_t] {
    guard case .system = calibration else { return [] }
    var features = [ShapingBuffer.feature("calt", value: 0)]
    // A colon at either end of the text is not between digits.
    let first = max(range.lowerBound, 1), last = min(range.upperBound, text.count - 1)
    guard hasLigatures, first < last else { return features }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    for index in first..<last where text[index] == 0x3A && isDigit(text[index - 1]) && isDigit(text[index + 1]) {
      features.append(ShapingBuffer.feature("calt", value: 1, in: index..<index + 1))
    }
    return features
  }
}
