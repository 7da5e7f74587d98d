import CUnibreak
import Foundation
import StillsTypesetting

extension HarfBuzzEngine {
  /// Breaks by UAX #14, but Korean only between words, as iOS does by default; Thai at words of a dictionary; Japanese
  /// with the strict rules. The end of the text is not listed unless a newline stands there.
  public func lineBreaks(in text: String, language: String?) -> [LineBreak] {
    _ = Self.initializeLineBreaking
    let thai = thaiBreaks(in: text)
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
          return isHeldTogether(bytes, at: index + 1) ? nil : LineBreak(offset: index + 1, isMandatory: false)
        default: return thai.contains(index + 1) ? LineBreak(offset: index + 1, isMandatory: false) : nil
        }
      }
    }
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

  // MARK: What libunibreak does not know

  /// libunibreak 1.1 aborts on the regional indicators of flags and on U+FFFF, of all characters tried, and takes
  /// pictographs for letters. Ideographs as long stand in for them: lines may break before and after each; within a
  /// flag or family nothing breaks, since it is one character.
  private static func replacingUnknowns(_ text: String) -> String {
    func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
      (0x1F000...0x1FBFF).contains(scalar.value) || scalar.value == 0xFFFF
    }
    guard text.unicodeScalars.contains(where: isUnknown) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(!isUnknown(scalar) ? scalar : scalar.value == 0xFFFF ? "\u{FFFD}" : "\u{20000}")
    }
    return String(result)
  }

  /// Breaks that UAX #14 allows and iOS does not make.
  private func isHeldTogether(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard let before = UTF8Decoding.scalar(in: bytes, at: start),
      let after = UTF8Decoding.scalar(in: bytes, at: offset)
    else { return false }
    return startsNoLine(after) || splitsKoreanWord(before, after)
  }

  private func splitsKoreanWord(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    guard isHangul(before) || isHangul(after) else { return false }
    switch before.properties.generalCategory {
    case .spaceSeparator, .dashPunctuation, .format, .control: return false
    default: return before != "/" && !isIdeographic(before) && !isIdeographic(after)
    }
  }

  private func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00...0xD7FB, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C: true
    default: false
    }
  }

  /// Pictures and kana stand for words of their own beside Korean; Chinese characters belong to Korean words.
  private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F000...0x20000).contains(scalar.value) || (0x3041...0x30FF).contains(scalar.value)
  }

  /// Small kana, marks of length and repetition, and closing punctuation (facts: bug-cases B46; UAX #14's strict rules).
  private func startsNoLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6,
      0x31F0...0x31FF, 0xFF67...0xFF70,
      0x30FC, 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE, 0x30FB, 0x3001, 0x3002, 0xFF01, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F, 0x2026, 0x2025:
      true
    default: scalar.value >= 0x3000 && scalar.properties.generalCategory == .closePunctuation
    }
  }
}
