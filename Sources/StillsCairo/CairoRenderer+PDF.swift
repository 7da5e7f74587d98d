import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

extension CairoRenderer {
  /// The list as a PDF of one page, as large as the list in points: areas and lines as such, text that selects, in
  /// embedded fonts. Groups with blurs, shadows or colour effects become pictures at the list's scale; what lies behind
  /// a backdrop is not blurred. Same list, same bytes: no date but a fixed one.
  package func pdf(of list: DisplayList, title: String?) throws -> [UInt8] {
    guard list.size.width > 0, list.size.height > 0, list.size.width <= 14_400, list.size.height <= 14_400 else {
      throw CairoError("A PDF page of \(list.size.width) × \(list.size.height) points is not to be had (up to 14400).")
    }
    let output = PDFOutput()
    let surface = try output.surface(list.size)
    Self.describe(surface, title: title)
    try surface.check("cairo_pdf_surface_set_metadata")
    let player = PDFPlayer(self, try CairoContext(surface), list: list)
    if let background = list.background {
      player.setSource(background)
      cairo_paint(player.context.pointer)
    }
    try player.play(list.commands)
    try player.context.check("drawing a display list")
    try surface.finish()
    return output.bytes
  }

  private static func describe(_ surface: CairoSurface, title: String?) {
    // Cairo would write the present time.
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Stills")
    if let title { cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title) }
  }
}

/// Collects what Cairo writes.
private final class PDFOutput {
  private(set) var bytes: [UInt8] = []

  /// The surface writes into this object until it is finished.
  func surface(_ size: CGSize) throws -> CairoSurface {
    let write: cairo_write_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let output = Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
      output.bytes += UnsafeBufferPointer(start: data, count: Int(length))
      return CAIRO_STATUS_SUCCESS
    }
    let call = "cairo_pdf_surface_create_for_stream"
    guard
      let pointer = cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(self).toOpaque(), size.width, size.height)
    else { throw CairoError("\(call): no surface.") }
    return try CairoSurface(adopting: pointer, call)
  }
}
