import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

/// A face as a font that Cairo embeds: it asks back for the outline of each glyph it meets. Text shown with it selects.
final class PDFFont {
  private let pointer: OpaquePointer
  private let glyphs: PDFGlyphs

  private static let glyphsKey = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  init(_ face: FaceShapes) throws {
    glyphs = PDFGlyphs(face)
    pointer = cairo_user_font_face_create()
    try CairoError.check(cairo_font_face_status(pointer), "cairo_user_font_face_create")
    let owner = Unmanaged.passRetained(glyphs).toOpaque()
    let status = cairo_font_face_set_user_data(pointer, Self.glyphsKey, owner) { owner in
      if let owner { Unmanaged<PDFGlyphs>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { Unmanaged<PDFGlyphs>.fromOpaque(owner).release() }
    try CairoError.check(status, "cairo_font_face_set_user_data")
    cairo_user_font_face_set_render_glyph_func(pointer) { scaledFont, glyph, context, extents in
      PDFFont.glyphs(of: scaledFont)?.draw(UInt32(truncatingIfNeeded: glyph), on: context, extents)
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit { cairo_font_face_destroy(pointer) }

  private static func glyphs(of scaledFont: OpaquePointer?) -> PDFGlyphs? {
    guard let face = cairo_scaled_font_get_font_face(scaledFont),
      let owner = cairo_font_face_get_user_data(face, glyphsKey)
    else { return nil }
    return Unmanaged<PDFGlyphs>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Readers of PDF tell spaces by the letters' widths, which the run knows.
  func learnAdvances(of run: GlyphRun) {
    for (index, glyph) in run.glyphs.enumerated() where glyphs.advances[glyph.glyph] == nil {
      let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].offset.x : run.advance
      let advance = (next - glyph.offset.x) / run.size
      if advance > 0, advance.isFinite { glyphs.advances[glyph.glyph] = advance }
    }
  }

  /// Shows a run in the current source, with the text its glyphs stand for.
  func show(_ run: GlyphRun, on context: CairoContext) {
    cairo_set_font_face(context.pointer, pointer)
    var matrix = cairo_matrix_t(
      CGAffineTransform(a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: 0, ty: 0))
    cairo_set_font_matrix(context.pointer, &matrix)
    let placed = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.glyph), x: run.origin.x + $0.offset.x, y: run.origin.y + $0.offset.y)
    }
    guard let clusters = TextClusters(run) else {
      return cairo_show_glyphs(context.pointer, placed, Int32(placed.count))
    }
    cairo_show_text_glyphs(
      context.pointer, run.text, Int32(run.text.utf8.count), placed, Int32(placed.count), clusters.clusters,
      Int32(clusters.clusters.count), clusters.flags)
  }
}

/// What Cairo asks a font for.
private final class PDFGlyphs {
  private let face: FaceShapes
  /// In ems.
  var advances: [UInt32: CGFloat] = [:]

  init(_ face: FaceShapes) { self.face = face }

  func draw(_ glyph: UInt32, on context: OpaquePointer?, _ extents: UnsafeMutablePointer<cairo_text_extents_t>?) {
    extents?.pointee.x_advance = advances[glyph] ?? 0.5
    guard case .outline(let outline) = face.shape(of: glyph, size: 1) else { return }
    var current = CGPoint.zero
    for element in outline.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadCurve(let point, let control):
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
        current = point
      case .curve(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .closeSubpath: cairo_close_path(context)
      }
    }
    cairo_fill(context)
  }
}

/// Which glyphs stand for which bytes of a run's text.
private struct TextClusters {
  private(set) var clusters: [cairo_text_cluster_t] = []
  let flags: cairo_text_cluster_flags_t

  /// Nil when the glyphs go neither forwards nor backwards through the text, or the text is empty.
  init?(_ run: GlyphRun) {
    let places = run.glyphs.map(\.cluster), length = run.text.utf8.count
    guard length > 0, places.allSatisfy({ $0 >= 0 && $0 < length }) else { return nil }
    let isForward = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    let isBackward = zip(places, places.dropFirst()).allSatisfy { $0 >= $1 }
    guard isForward || isBackward else { return nil }
    flags = isForward ? cairo_text_cluster_flags_t(0) : CAIRO_TEXT_CLUSTER_FLAG_BACKWARD
    var groups: [(start: Int, count: Int32)] = []
    for place in isForward ? places : places.reversed() {
      if let last = groups.last, last.start == place {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((place, 1))
      }
    }
    for (index, group) in groups.enumerated() {
      // Text before the first glyph's belongs to it.
      let start = index == 0 ? 0 : group.start
      let end = index + 1 < groups.count ? groups[index + 1].start : length
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: group.count))
    }
  }
}
