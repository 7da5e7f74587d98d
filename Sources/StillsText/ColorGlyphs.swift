import CHarfBuzz
import Foundation
import StillsDisplay
import StillsGeometry

/// The coloured glyphs of a face: pictures (CBDT, sbix) or layers of paint (COLR, versions 0 and 1).
final class ColorGlyphs {
  let hasPictures: Bool
  private let colors: ColorTable?
  private var drawings: [DrawingKey: [DisplayCommand]] = [:]

  private struct DrawingKey: Hashable {
    var glyph: UInt32
    var foreground: ResolvedColor
  }

  /// Nil where a face has none.
  init?(face: OpaquePointer, unitsPerEm: Double) {
    hasPictures = hb_ot_color_has_png(face) != 0
    colors = ColorTable(face: face, unitsPerEm: unitsPerEm)
    if !hasPictures, colors == nil { return nil }
  }

  /// The glyph as commands at one unit per em, y down; nil where it is not coloured. `foreground` is what its face leaves
  /// to the text.
  func drawing(of glyph: UInt32, in instance: FaceInstance, foreground: ResolvedColor) -> [DisplayCommand]? {
    guard let colors else { return nil }
    let key = DrawingKey(glyph: glyph, foreground: foreground)
    if let known = drawings[key] { return known.isEmpty ? nil : known }
    var painter = ColorPainter(table: colors, instance: instance, foreground: foreground)
    let commands = painter.commands(for: glyph)
    drawings[key] = commands
    return commands.isEmpty ? nil : commands
  }

  /// The picture of a glyph as a PNG file.
  func picture(of glyph: UInt32, font: OpaquePointer) -> [UInt8]? {
    guard hasPictures, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }
}

/// The COLR table and the colours of the first palette.
final class ColorTable {
  let table: FontTable
  let palette: [ResolvedColor]
  let unitsPerEm: Double

  init?(face: OpaquePointer, unitsPerEm: Double) {
    guard let table = FontTable("COLR", of: face) else { return nil }
    (self.table, self.unitsPerEm) = (table, unitsPerEm)
    var count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    _ = hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    palette = colors.map { color in
      // Blue, green, red, alpha from the highest byte down.
      func part(_ shift: UInt32) -> Double { Double(color >> shift & 255) / 255 }
      return ResolvedColor(red: part(8), green: part(16), blue: part(24), alpha: part(0))
    }
  }

  // MARK: Records

  /// Where the paint of a glyph begins (version 1).
  func paint(of glyph: UInt32) -> Int? {
    guard (table.unsigned(at: 0) ?? 0) >= 1, let list = offset32(at: 14) else { return nil }
    let count = table.unsigned32(at: list) ?? 0
    return search(count, glyph) { table.unsigned(at: list + 4 + 6 * $0) }.flatMap { index in
      table.unsigned32(at: list + 4 + 6 * index + 2).map { list + $0 }
    }
  }

  /// Where the paint of a layer begins (version 1).
  func paint(ofLayer index: Int) -> Int? {
    guard let list = offset32(at: 18), index < table.unsigned32(at: list) ?? 0 else { return nil }
    return table.unsigned32(at: list + 4 + 4 * index).map { list + $0 }
  }

  /// The glyphs and colour indices of a glyph's layers (version 0).
  func layers(of glyph: UInt32) -> [(glyph: UInt32, color: Int)] {
    guard let records = offset32(at: 4), let layers = offset32(at: 8),
      let index = search(table.unsigned(at: 2) ?? 0, glyph, { table.unsigned(at: records + 6 * $0) }),
      let first = table.unsigned(at: records + 6 * index + 2), let count = table.unsigned(at: records + 6 * index + 4)
    else { return [] }
    return (first..<first + count).compactMap { number in
      guard let glyph = table.unsigned(at: layers + 4 * number), let color = table.unsigned(at: layers + 4 * number + 2)
      else { return nil }
      return (UInt32(glyph), color)
    }
  }

  private func offset32(at place: Int) -> Int? { table.unsigned32(at: place).flatMap { $0 == 0 ? nil : $0 } }

  private func search(_ count: Int, _ glyph: UInt32, _ key: (Int) -> Int?) -> Int? {
    var low = 0, high = count - 1
    while low <= high {
      let middle = (low + high) / 2
      guard let found = key(middle) else { return nil }
      if found == glyph { return middle }
      if found < glyph { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }
}
