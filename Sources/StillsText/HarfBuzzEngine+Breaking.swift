import CUnibreak
import Foundation
import StillsTypesetting

extension HarfBuzzEngine {
  /// Breaks by UAX #14, but Korean only between words, as iOS does by default. The end of the text is not listed
  /// unless a newline stands there.
  public func lineBreaks(in text: String, language: String?) -> [LineBreak] {
    _ = Self.initializeLineBreaking
    var text = Self.replacingUnknowns(text)
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return [] }
      var classes = [CChar](repeating: 2, count: bytes.count)
      set_linebreaks_utf8(base, bytes.count, language ?? "en", &classes)
      return (0..<bytes.count).compactMap { index -> LineBreak? in
        switch Int32(classes[index]) {
        case LINEBREAK_MUSTBREAK:
          let isEnd = index == bytes.count - 1
          return isEnd && !endsWithNewline(bytes) ? nil : LineBreak(offset: index + 1, isMandatory: true)
        case LINEBREAK_ALLOWBREAK:
          return splitsKoreanWord(bytes, at: index + 1) ? nil : LineBreak(offset: index + 1, isMandatory: false)
        default: return nil
        }
      }
    }
  }

  /// libunibreak 1.1 aborts on the regional indicators of flags and on U+FFFF, of all characters tried. Letters as
  /// long stand in for them, so a row of flags is not broken.
  private static func replacingUnknowns(_ text: String) -> String {
    func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
      (0x1F1E6...0x1F1FF).contains(scalar.value) || scalar.value == 0xFFFF
    }
    guard text.unicodeScalars.contains(where: isUnknown) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(!isUnknown(scalar) ? scalar : scalar.value == 0xFFFF ? "\u{FFFD}" : "\u{1D49C}")
    }
    return String(result)
  }

  private static let initializeLineBreaking: Void = init_linebreak()

  private func endsWithNewline(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last else { return false }
    // \n, \v, \f, \r; next line (C2 85); line and paragraph separator (E2 80 A8, A9).
    if (0x0A...0x0D).contains(last) { return true }
    if bytes.count >= 2, last == 0x85, bytes[bytes.count - 2] == 0xC2 { return true }
    return bytes.count >= 3 && (last == 0xA8 || last == 0xA9) && bytes[bytes.count - 2] == 0x80
      && bytes[bytes.count - 3] == 0xE2
  }

  private func splitsKoreanWord(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard let before = UTF8Decoding.scalar(in: bytes, at: start),
      let after = UTF8Decoding.scalar(in: bytes, at: offset), isHangul(before) || isHangul(after)
    else { return false }
    switch before.properties.generalCategory {
    case .spaceSeparator, .dashPunctuation, .format, .control: return false
    default: return before != "/"
    }
  }

  private func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00...0xD7FB, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C: true
    default: false
    }
  }
}
