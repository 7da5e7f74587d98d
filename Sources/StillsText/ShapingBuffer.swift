import CHarfBuzz
import Foundation

/// HarfBuzz's buffer: text in, glyphs out. Used over and over.
final class ShapingBuffer {
  struct Glyph {
    var glyph: UInt32
    var cluster: Int
    /// In font units, y up.
    var advance, xOffset, yOffset: Int32
  }

  private let buffer: OpaquePointer?

  init() { buffer = hb_buffer_create() }
  deinit { hb_buffer_destroy(buffer) }

  /// `range` in bytes of `text`; what stands around it is seen as context. Glyphs come in visual order.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, range: Range<Int>, font: OpaquePointer, script: hb_script_t,
    isRightToLeft: Bool, language: String?, features: [hb_feature_t]
  ) -> [Glyph] {
    guard let base = text.baseAddress, !range.isEmpty else { return [] }
    hb_buffer_reset(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    base.withMemoryRebound(to: CChar.self, capacity: text.count) { bytes in
      hb_buffer_add_utf8(buffer, bytes, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string(language ?? "en", -1))
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return [] }
    return (0..<Int(count)).map { index in
      Glyph(
        glyph: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: positions[index].x_advance,
        xOffset: positions[index].x_offset, yOffset: positions[index].y_offset)
    }
  }

  static func feature(_ tag: String, value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: FontTable.tag(tag), value: value, start: 0, end: UInt32.max)
  }

  /// Of the characters in a range of bytes only.
  static func feature(_ tag: String, value: UInt32, in range: Range<Int>) -> hb_feature_t {
    hb_feature_t(
      tag: FontTable.tag(tag), value: value, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }
}
