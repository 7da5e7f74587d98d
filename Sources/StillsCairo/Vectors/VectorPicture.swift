import CCairo
import Foundation
import StillsImaging

/// A picture file of lines and areas, by the libraries that know its kind: librsvg for SVG, Poppler for PDF.
package final class VectorPicture {
  package enum Kind: Sendable { case svg, pdf }

  /// In points, as the file says.
  package let size: CGSize
  private let document: any VectorDocument

  package static func kind(of bytes: [UInt8]) -> Kind? {
    if bytes.starts(with: Array("%PDF-".utf8)) { return .pdf }
    let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    return start.contains("<svg") || start.contains("<!DOCTYPE svg") ? .svg : nil
  }

  package init(_ bytes: [UInt8], kind: Kind) throws {
    document =
      switch kind {
      case .svg: try SVGFile(bytes)
      case .pdf: try PDFFile(bytes)
      }
    size = document.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw CairoError("has no size")
    }
  }

  /// The whole picture stretched over so many pixels.
  package func pixels(width: Int, height: Int) throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: width, height: height)
    let surface = try CairoSurface(buffer)
    guard let context = cairo_create(surface.pointer) else { throw CairoError("out of memory") }
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    try document.draw(in: context)
    cairo_surface_flush(surface.pointer)
    return buffer
  }
}

protocol VectorDocument: AnyObject {
  var size: CGSize { get }
  /// Draws from (0, 0) to `size`.
  func draw(in context: OpaquePointer) throws
}
