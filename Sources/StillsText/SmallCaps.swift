import CHarfBuzz
import Foundation
import StillsTypesetting

/// Small capitals for faces that have none of their own (Inter, unlike SF): capitals of a smaller size.
enum SmallCaps {
  /// Of the font size: our choice, a little more than the x-height over the cap height.
  static let factor: CGFloat = 0.78

  /// Which letters a request wants small, where `face` has no feature for it; nil: nothing is to be done here.
  static func wanted(by font: ResolvedFont) -> (lowercase: Bool, uppercase: Bool)? {
    let features = font.request.features, face = font.instance.face
    let all = features.contains(.smallCaps)
    let lowercase = (all || features.contains(.lowercaseSmallCaps)) && !face.hasSubstitution("smcp")
    let uppercase = (all || features.contains(.uppercaseSmallCaps)) && !face.hasSubstitution("c2sc")
    return lowercase || uppercase ? (lowercase, uppercase) : nil
  }

  struct Piece {
    var text: String
    var isSmall: Bool
    /// For each byte of `text`, the offset of its character in the whole; and the end.
    var offsets: [Int]
  }

  static func pieces(of text: String, lowercase: Bool, uppercase: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var offset = 0
    for character in text {
      let isSmall = (lowercase && character.isLowercase) || (uppercase && character.isUppercase)
      let shown = isSmall ? character.uppercased() : String(character)
      if pieces.last?.isSmall != isSmall { pieces.append(Piece(text: "", isSmall: isSmall, offsets: [])) }
      pieces[pieces.count - 1].text += shown
      pieces[pieces.count - 1].offsets += Array(repeating: offset, count: shown.utf8.count)
      offset += character.utf8.count
    }
    return pieces
  }
}

extension HarfBuzzEngine {
  /// The pieces shaped one by one, with clusters that point into the whole text.
  func shapeSmallCaps(_ key: ShapingKey, _ font: ResolvedFont, lowercase: Bool, uppercase: Bool) -> [ShapedRun] {
    var full = key.font
    full.features.subtract([.smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps])
    var small = full
    small.size *= SmallCaps.factor
    return SmallCaps.pieces(of: key.text, lowercase: lowercase, uppercase: uppercase).flatMap { piece in
      shape(
        piece.text, font: piece.isSmall ? small : full, language: key.language, isRightToLeft: key.isRightToLeft,
        ligatures: key.ligatures
      ).map { run in
        var run = run
        run.metrics = font.metrics
        for index in run.glyphs.indices {
          let cluster = run.glyphs[index].cluster
          run.glyphs[index].cluster = piece.offsets.indices.contains(cluster) ? piece.offsets[cluster] : 0
        }
        return run
      }
    }
  }
}

extension FontFace {
  /// Whether the face can substitute glyphs for an OpenType feature.
  func hasSubstitution(_ feature: String) -> Bool {
    var count: UInt32 = 256
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, FontTable.tag("GSUB"), 0, &count, &tags)
    return tags.prefix(Int(count)).contains(FontTable.tag(feature))
  }
}
