import CCairo
import Foundation
import Synchronization

/// librsvg's handle of an SVG file.
final class SVGFile: VectorDocument {
  let size: CGSize
  private let handle: GObject.Pointer
  private let library: Library

  /// As `RsvgRectangle` lies in memory.
  private struct Rectangle { var x, y, width, height: Double }

  private struct Library: @unchecked Sendable {
    typealias Pointer = GObject.Pointer
    let object: GObject
    let new: @convention(c) (UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Pointer?>) -> Pointer?
    let pixelSize: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    let dimensions:
      @convention(c) (
        Pointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
        UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
      ) -> Void
    let render: @convention(c) (Pointer, OpaquePointer, UnsafeRawPointer, UnsafeMutablePointer<Pointer?>) -> Int32

    init?() {
      guard let library = DynamicLibrary("librsvg-2.so.2"), let object = GObject(),
        let new = library.function("rsvg_handle_new_from_data", as: type(of: new)),
        let pixelSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: type(of: pixelSize)),
        let dimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: type(of: dimensions)),
        let render = library.function("rsvg_handle_render_document", as: type(of: render))
      else { return nil }
      (self.object, self.new, self.pixelSize) = (object, new, pixelSize)
      (self.dimensions, self.render) = (dimensions, render)
    }
  }

  private static let shared = Library()

  init(_ bytes: [UInt8]) throws {
    guard let library = Self.shared else {
      throw CairoError("SVG files need librsvg: apt-get install librsvg2-2")
    }
    var error: GObject.Pointer?
    let made = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { library.new($0, UInt(buffer.count), &error) }
    }
    guard let made else { throw CairoError("not an SVG file that can be read: \(library.object.message(error))") }
    (self.library, handle) = (library, made)
    size = Self.size(of: made, library)
  }

  deinit { library.object.unref(handle) }

  /// By `width` and `height`, else by the view box.
  private static func size(of handle: GObject.Pointer, _ library: Library) -> CGSize {
    var width = 0.0, height = 0.0
    if library.pixelSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
    var hasBox: Int32 = 0
    var box = Rectangle(x: 0, y: 0, width: 0, height: 0)
    // A length is a number and a unit, 16 bytes.
    var lengths = [UInt8](repeating: 0, count: 32)
    lengths.withUnsafeMutableBytes { lengths in
      var hasWidth: Int32 = 0, hasHeight: Int32 = 0
      withUnsafeMutablePointer(to: &box) { box in
        library.dimensions(
          handle, &hasWidth, lengths.baseAddress, &hasHeight, lengths.baseAddress.map { $0 + 16 }, &hasBox, box)
      }
    }
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
  }

  func draw(in context: OpaquePointer) throws {
    var error: GObject.Pointer?
    var area = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard library.render(handle, context, &area, &error) != 0 else {
      throw CairoError("cannot be drawn: \(library.object.message(error))")
    }
  }
}
