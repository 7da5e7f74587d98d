import CHarfBuzz
import CStillsFonts
import Foundation

extension HarfBuzzEngine {
  /// The version of the library that gives the outlines of letters.
  package static var libraryVersion: String { "harfbuzz " + String(cString: hb_version_string()) }

  /// The bytes of each font that is linked into the program, always in the same order.
  package static func forEachBundledFont(_ body: (UnsafeRawBufferPointer) -> Void) {
    for index in 0..<stills_bundled_font_count() {
      let font = stills_bundled_font_at(index)
      body(UnsafeRawBufferPointer(start: font.bytes, count: font.count))
    }
  }

  /// The bytes of each font file that was added, in the order in which names are looked up.
  package func forEachAddedFont(_ body: (UnsafeRawBufferPointer) -> Void) {
    var last: FontBlob?
    for face in catalogue.added where face.blob !== last {
      body(face.blob.bytes)
      last = face.blob
    }
  }
}
