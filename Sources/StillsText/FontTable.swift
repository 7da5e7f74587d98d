import CHarfBuzz
import Foundation

/// One table of a font, read big-endian; reading past its end gives nil.
final class FontTable {
  private let blob: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  init?(_ tag: String, of face: OpaquePointer) {
    guard let blob = hb_face_reference_table(face, FontTable.tag(tag)) else { return nil }
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    guard length > 0 else {
      hb_blob_destroy(blob)
      return nil
    }
    (self.blob, bytes) = (blob, UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  deinit { hb_blob_destroy(blob) }

  func unsigned(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed(at offset: Int) -> Int? {
    unsigned(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func byte(at offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
  }

  func unsigned24(at offset: Int) -> Int? {
    guard let high = byte(at: offset), let low = unsigned(at: offset + 1) else { return nil }
    return high << 16 | low
  }

  func unsigned32(at offset: Int) -> Int? {
    guard let high = unsigned(at: offset), let low = unsigned(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// 16.16 fixed point.
  func fixed(at offset: Int) -> Double? {
    unsigned32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  static func tag(_ text: String) -> hb_tag_t {
    text.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
  }

  static func text(_ tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
