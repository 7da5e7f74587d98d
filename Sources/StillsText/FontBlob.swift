import CHarfBuzz
import CStillsFonts
import Foundation

/// The bytes of a font file: linked into the program, or mapped from disk.
final class FontBlob {
  let blob: OpaquePointer
  /// For messages: a file's path, or its name in `Fonts`.
  let path: String

  private init(blob: OpaquePointer, path: String) {
    (self.blob, self.path) = (blob, path)
  }

  deinit { hb_blob_destroy(blob) }

  convenience init(contentsOf path: String) throws {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw FontError.unreadable(path) }
    self.init(blob: blob, path: path)
  }

  /// All fonts that come with the program, always in the same order.
  static func bundled() -> [FontBlob] {
    (0..<stills_bundled_font_count()).compactMap { index in
      let font = stills_bundled_font_at(index)
      guard let name = font.name, let bytes = font.bytes,
        let blob = bytes.withMemoryRebound(
          to: CChar.self, capacity: font.count,
          { hb_blob_create($0, UInt32(font.count), HB_MEMORY_MODE_READONLY, nil, nil) })
      else { return nil }
      return FontBlob(blob: blob, path: String(cString: name))
    }
  }

  /// The faces in the file: one, or as many as a collection holds.
  func faces() throws -> [FontFace] {
    let count = hb_face_count(blob)
    guard count > 0 else { throw FontError.notAFont(path) }
    return try (0..<count).map { try FontFace(blob: self, index: $0) }
  }

  /// The whole file.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }
}
