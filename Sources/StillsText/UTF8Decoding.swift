import Foundation

/// Characters by their byte offset.
enum UTF8Decoding {
  /// The character whose first byte is at `offset`; nil beyond the end or within a character.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
    guard offset >= 0, offset < bytes.count else { return nil }
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, offset + length <= bytes.count else { return nil }
    if length == 1 { return Unicode.Scalar(first) }
    var value = first & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return Unicode.Scalar(value)
  }
}
