import CHarfBuzz
import Foundation

/// One face of a font file: its names, measures and variation axes. What it looks like at one place of the axes is a
/// `FaceInstance`.
final class FontFace {
  struct Axis: Hashable {
    var tag: String
    var minimum, standard, maximum: Double
    func clamp(_ value: Double) -> Double { value.isNaN ? standard : min(max(value, minimum), maximum) }
  }

  struct NamedInstance {
    /// The file's own or made by rule, and the one that a static face of the same style has.
    var postScriptNames: [String]
    var fullName: String
    /// In the order of `axes`.
    var coordinates: [Double]
  }

  /// Vertical measures in font units, y up.
  struct Measures {
    var ascender = 0, descender = 0, lineGap = 0, capHeight = 0, xHeight = 0
    var underlinePosition = 0, underlineThickness = 0
  }

  let face: OpaquePointer
  let blob: FontBlob
  let index: UInt32
  let unitsPerEm: Double
  let postScriptName, fullName, familyName: String
  /// All spellings in all languages, for finding the face.
  let familyNames, fullNames: [String]
  let weight: Double
  let isItalic: Bool
  let axes: [Axis]
  let namedInstances: [NamedInstance]
  let measures: Measures
  /// Unique in a catalogue, which changes it where two files hold the same PostScript name.
  var identifier: String
  /// Nil: all its glyphs are outlines alone.
  private(set) lazy var colors = ColorGlyphs(face: face, unitsPerEm: unitsPerEm)

  init(blob: FontBlob, index: UInt32) throws {
    guard let face = hb_face_create(blob.blob, index) else { throw FontError.notAFont(blob.path) }
    (self.face, self.blob, self.index) = (face, blob, index)
    // Everything below must be set before a throw, or `deinit` would not run: the face is freed by hand instead.
    func fail(_ error: FontError) -> FontError {
      hb_face_destroy(face)
      return error
    }
    for table in ["head", "maxp", "cmap", "hhea", "hmtx"] where FontTable(table, of: face) == nil {
      throw fail(table == "head" ? .notAFont(blob.path) : .incomplete(blob.path, table: table))
    }
    guard hb_face_get_glyph_count(face) > 0 else { throw fail(.incomplete(blob.path, table: "maxp")) }
    guard ["glyf", "CFF ", "CFF2", "CBDT", "sbix"].contains(where: { FontTable($0, of: face) != nil }) else {
      throw fail(.incomplete(blob.path, table: "glyf"))
    }
    unitsPerEm = max(1, Double(hb_face_get_upem(face)))

    let names = FontNames(face: face)
    familyName = names.first(16) ?? names.first(1) ?? blob.path
    fullName = names.first(4) ?? familyName
    postScriptName = names.first(6) ?? fullName.filter { $0 != " " }
    identifier = postScriptName
    familyNames = names.all(16) + names.all(1)
    fullNames = names.all(4)

    let os2 = FontTable("OS/2", of: face)
    weight = Double(os2?.unsigned(at: 4) ?? 400)
    let macStyle = FontTable("head", of: face)?.unsigned(at: 44) ?? 0
    isItalic = (os2?.unsigned(at: 62) ?? 0) & 1 != 0 || macStyle & 2 != 0
    axes = Self.readAxes(face)
    namedInstances = Self.readNamedInstances(face, names: names, axisCount: axes.count, family: familyName)
    measures = Self.readMeasures(face, os2: os2)
  }

  deinit { hb_face_destroy(face) }

  func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }
}

// MARK: - Reading

extension FontFace {
  private static func readAxes(_ face: OpaquePointer) -> [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      Axis(
        tag: FontTable.text($0.tag), minimum: Double($0.min_value), standard: Double($0.default_value),
        maximum: Double($0.max_value))
    }
  }

  /// A name that an instance does not have is made as the OpenType specification says: prefix, hyphen, style.
  private static func readNamedInstances(
    _ face: OpaquePointer, names: FontNames, axisCount: Int, family: String
  ) -> [NamedInstance] {
    let prefix = names.first(25) ?? family.filter { $0.isLetter || $0.isNumber }
    return (0..<hb_ot_var_get_named_instance_count(face)).compactMap { index in
      var count = UInt32(axisCount)
      var coordinates = [Float](repeating: 0, count: axisCount)
      _ = hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      guard let style = names.first(hb_ot_var_named_instance_get_subfamily_name_id(face, index)) else { return nil }
      let postScriptID = hb_ot_var_named_instance_get_postscript_name_id(face, index)
      let suffix = "-" + style.filter { $0 != " " }
      return NamedInstance(
        postScriptNames: [names.first(postScriptID) ?? prefix + suffix, family.filter { $0 != " " } + suffix],
        fullName: family + " " + style, coordinates: coordinates.map(Double.init))
    }
  }

  /// As Core Text: ascent, descent and gap from `hhea`, whatever OS/2 says.
  private static func readMeasures(_ face: OpaquePointer, os2: FontTable?) -> Measures {
    var measures = Measures()
    if let hhea = FontTable("hhea", of: face) {
      measures.ascender = hhea.signed(at: 4) ?? 0
      measures.descender = hhea.signed(at: 6) ?? 0
      measures.lineGap = hhea.signed(at: 8) ?? 0
    }
    let version = os2?.unsigned(at: 0) ?? 0
    measures.xHeight = version >= 2 ? os2?.signed(at: 86) ?? 0 : 0
    measures.capHeight = version >= 2 ? os2?.signed(at: 88) ?? 0 : 0
    let post = FontTable("post", of: face)
    measures.underlinePosition = post?.signed(at: 8) ?? 0
    measures.underlineThickness = post?.signed(at: 10) ?? 0
    if measures.capHeight <= 0 { measures.capHeight = height(of: "H", in: face) ?? measures.ascender * 7 / 10 }
    if measures.xHeight <= 0 { measures.xHeight = height(of: "x", in: face) ?? measures.ascender / 2 }
    return measures
  }

  private static func height(of letter: Unicode.Scalar, in face: OpaquePointer) -> Int? {
    guard let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Int(extents.y_bearing)
  }
}
