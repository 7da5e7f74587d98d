import CHarfBuzz
import Foundation

/// A stretch of text in one face and one script.
struct TextItem {
  /// In UTF-8 bytes.
  var range: Range<Int>
  var instance: FaceInstance
  var script: hb_script_t
}

extension HarfBuzzEngine {
  /// Cuts text where the face or the script changes. A character and its marks stay together: they are set in the
  /// first face that has all of them.
  ///
  /// `language` decides whose forms Chinese characters take.
  func itemize(_ text: String, font: ResolvedFont, language: String?) -> [TextItem] {
    if font.instance.coversASCII, text.utf8.allSatisfy({ $0 < 0x80 }) {
      return [TextItem(range: 0..<text.utf8.count, instance: font.instance, script: HB_SCRIPT_LATIN)]
    }
    var items: [TextItem] = []
    var offset = 0
    let region = HanRegion(of: text, language: language)
    for character in text {
      let length = character.utf8.count
      defer { offset += length }
      let range = offset..<offset + length
      let instance = choose(for: character, font: font, region: region)
      let script = script(of: character)
      if var last = items.last, last.instance === instance,
        script == nil || last.script == script || last.script == HB_SCRIPT_COMMON
      {
        last.range = last.range.lowerBound..<range.upperBound
        if last.script == HB_SCRIPT_COMMON, let script { last.script = script }
        items[items.count - 1] = last
      } else {
        items.append(TextItem(range: range, instance: instance, script: script ?? HB_SCRIPT_COMMON))
      }
    }
    return items
  }

  private func choose(for character: Character, font: ResolvedFont, region: HanRegion) -> FaceInstance {
    if EmojiPresentation.isWanted(by: character),
      let found = fallbacks(for: font).colored.first(where: { Self.covers($0, character) })
    {
      return found
    }
    if Self.covers(font.instance, character) { return font.instance }
    let order = fallbacks(for: font).order(for: character, region: region)
    if let found = order.first(where: { Self.covers($0, character) }) { return found }
    report(.missingGlyph(character: String(character)))
    return font.instance
  }

  private static func covers(_ instance: FaceInstance, _ character: Character) -> Bool {
    for scalar in character.unicodeScalars where !needsNoGlyph(scalar) && !instance.has(scalar) {
      // A letter with its marks may come as one glyph, or the other way round: HarfBuzz composes.
      guard character.unicodeScalars.count > 1 || scalar.properties.canonicalCombiningClass != .notReordered else {
        return decomposes(scalar, instance)
      }
      let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
      return composed.allSatisfy { needsNoGlyph($0) || instance.has($0) }
    }
    return true
  }

  private static func decomposes(_ scalar: Unicode.Scalar, _ instance: FaceInstance) -> Bool {
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.count > 1 && parts.allSatisfy { instance.has($0) }
  }

  /// Controls and the invisible.
  private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x20 { return true }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// Nil for what every script uses.
  private func script(of character: Character) -> hb_script_t? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? nil : script
  }
}
