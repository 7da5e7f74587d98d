import CHarfBuzz
import Foundation
import StillsDisplay
import StillsGeometry

/// A face at one place of its variation axes: glyphs, advances, outlines. Works in font units.
final class FaceInstance {
  let face: FontFace
  let reference: FaceReference
  let font: OpaquePointer
  private var outlines: [UInt32: Path] = [:]
  private var coverage: [UInt32: Bool] = [:]
  private var pictureRects: [UInt32: CGRect?] = [:]
  /// Whether every printable ASCII character has a glyph: then plain text needs no look for other faces.
  private(set) lazy var coversASCII = (0x20...0x7E).allSatisfy { nominalGlyph(for: $0) != nil }

  /// `coordinates` in the order of the face's axes.
  init?(face: FontFace, coordinates: [Double], weight: Double, isItalic: Bool) {
    guard let font = hb_font_create(face.face) else { return nil }
    (self.face, self.font) = (face, font)
    let scale = Int32(face.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    if !coordinates.isEmpty {
      var floats = coordinates.map(Float.init)
      hb_font_set_var_coords_design(font, &floats, UInt32(floats.count))
    }
    hb_font_make_immutable(font)
    let variations = zip(face.axes, coordinates)
      .map { FaceReference.Variation(axis: $0.tag, value: $1) }
      .sorted { $0.axis < $1.axis }
    reference = FaceReference(
      name: face.identifier, variations: variations, family: face.familyName, weight: Int(weight.rounded()),
      isItalic: isItalic)
  }

  deinit { hb_font_destroy(font) }

  func nominalGlyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    if let known = coverage[scalar.value] { return known }
    let has = nominalGlyph(for: scalar.value) != nil
    coverage[scalar.value] = has
    return has
  }

  /// In font units.
  func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

  // MARK: Colours

  /// Where the picture of a coloured glyph lies, at one unit per em, y down; nil where the glyph is not a picture.
  func pictureRect(of glyph: UInt32) -> CGRect? {
    guard face.colors?.hasPictures == true else { return nil }
    if let known = pictureRects[glyph] { return known }
    var extents = hb_glyph_extents_t()
    let isPicture = face.colors?.picture(of: glyph, font: font) != nil
    let em = 1 / face.unitsPerEm
    let rect: CGRect? =
      isPicture && hb_font_get_glyph_extents(font, glyph, &extents) != 0
      ? CGRect(
        x: Double(extents.x_bearing) * em, y: -Double(extents.y_bearing) * em, width: Double(extents.width) * em,
        height: -Double(extents.height) * em) : nil
    pictureRects[glyph] = .some(rect)
    return rect
  }

  // MARK: Outlines

  /// One unit is one em, y down.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let pen = OutlinePen(scale: 1 / face.unitsPerEm)
    hb_font_get_glyph_shape(font, glyph, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
    outlines[glyph] = pen.path
    return pen.path
  }
}
