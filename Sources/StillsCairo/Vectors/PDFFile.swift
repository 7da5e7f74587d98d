import CCairo
import Foundation

/// Poppler's first page of a PDF file.
final class PDFFile: VectorDocument {
  let size: CGSize
  private let document, page: GObject.Pointer
  private let library: Library

  private struct Library: @unchecked Sendable {
    typealias Pointer = GObject.Pointer
    let object: GObject
    let bytes: @convention(c) (UnsafePointer<UInt8>, UInt) -> Pointer?
    let unrefBytes: @convention(c) (Pointer) -> Void
    let open: @convention(c) (Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<Pointer?>) -> Pointer?
    let page: @convention(c) (Pointer, Int32) -> Pointer?
    let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    let render: @convention(c) (Pointer, OpaquePointer) -> Void

    init?() {
      guard let library = DynamicLibrary("libpoppler-glib.so.8"), let glib = DynamicLibrary("libglib-2.0.so.0"),
        let object = GObject(),
        let bytes = glib.function("g_bytes_new", as: type(of: bytes)),
        let unrefBytes = glib.function("g_bytes_unref", as: type(of: unrefBytes)),
        let open = library.function("poppler_document_new_from_bytes", as: type(of: open)),
        let page = library.function("poppler_document_get_page", as: type(of: page)),
        let size = library.function("poppler_page_get_size", as: type(of: size)),
        let render = library.function("poppler_page_render", as: type(of: render))
      else { return nil }
      (self.object, self.bytes, self.unrefBytes, self.open) = (object, bytes, unrefBytes, open)
      (self.page, self.size, self.render) = (page, size, render)
    }
  }

  private static let shared = Library()

  init(_ bytes: [UInt8]) throws {
    guard let library = Self.shared else {
      throw CairoError("PDF files need Poppler: apt-get install libpoppler-glib8")
    }
    var error: GObject.Pointer?
    let held = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { library.bytes($0, UInt(buffer.count)) }
    }
    guard let held else { throw CairoError("empty") }
    defer { library.unrefBytes(held) }
    guard let document = library.open(held, nil, &error) else {
      throw CairoError("not a PDF file that can be read: \(library.object.message(error))")
    }
    guard let page = library.page(document, 0) else {
      library.object.unref(document)
      throw CairoError("a PDF file without a page")
    }
    (self.library, self.document, self.page) = (library, document, page)
    var width = 0.0, height = 0.0
    library.size(page, &width, &height)
    size = CGSize(width: width, height: height)
  }

  deinit {
    library.object.unref(page)
    library.object.unref(document)
  }

  func draw(in context: OpaquePointer) throws { library.render(page, context) }
}
