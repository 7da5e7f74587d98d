import Foundation

/// `.strings`: `"key" = "text";` with comments, in UTF-8 or UTF-16, or the same as a property list.
enum StringsFile {
  static func read(_ bytes: [UInt8], add: (_ key: String, _ text: String) -> Void) throws {
    let bytes = decoded(bytes)
    if PropertyList.isXML(bytes) {
      guard case .dictionary(let entries) = try PropertyList.read(bytes).value else {
        throw StringFileProblem("a table of strings must be a dictionary", at: 0, in: bytes)
      }
      for entry in entries { if case .string(let text) = entry.node.value { add(entry.key, text) } }
      return
    }
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw StringFileProblem("binary property lists are not read; give the .strings file as text", at: 0, in: bytes)
    }
    var reader = Reader(bytes: bytes)
    try reader.read(add)
  }

  /// UTF-16, told by its byte order mark or by every other byte of the beginning being 0, as UTF-8.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.count >= 4 && bytes[1] == 0 && bytes[3] == 0
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count >= 4 && bytes[0] == 0 && bytes[2] == 0
    guard isLittle || isBig else { return bytes }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return Array(String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self).utf8)
  }
}

private struct Reader {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ add: (String, String) -> Void) throws {
    try skipBlanks()
    while index < bytes.count {
      let start = index
      let key = try word(what: "a key")
      try skipBlanks()
      if take(";") {
        // A key alone stands for itself.
        add(key, key)
      } else {
        guard take("=") else { throw problem("“=” is missing after the key “\(key)”", at: start) }
        try skipBlanks()
        let text = try word(what: "a text in quotation marks")
        try skipBlanks()
        guard take(";") else { throw problem("“;” is missing after the text of “\(key)”", at: start) }
        add(key, text)
      }
      try skipBlanks()
    }
  }

  private func problem(_ message: String, at index: Int? = nil) -> StringFileProblem {
    StringFileProblem(message, at: index ?? self.index, in: bytes)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  /// Spaces, `// …` and `/* … */`.
  private mutating func skipBlanks() throws {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: [0x2F, 0x2F]) {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if bytes[index...].starts(with: [0x2F, 0x2A]) {
        let start = index
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: [0x2A, 0x2F]) { index += 1 }
        guard index < bytes.count else { throw problem("the comment has no end", at: start) }
        index += 2
      } else {
        return
      }
    }
  }

  /// In quotation marks, or a bare word.
  private mutating func word(what: String) throws -> String {
    guard index < bytes.count else { throw problem("\(what) is missing") }
    if bytes[index] == UInt8(ascii: "\"") { return try quoted() }
    let start = index
    while index < bytes.count, isBare(bytes[index]) { index += 1 }
    guard index > start else { throw problem("\(what) is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
      || "_.-$:/".utf8.contains(byte)
  }

  private mutating func quoted() throws -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        text += escaped()
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    throw problem("the text that begins here has no closing quotation mark", at: start)
  }

  private mutating func escaped() -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units: [UInt16] = []
      var next = index
      while units.isEmpty || (0xD800...0xDBFF).contains(units[0]) && units.count == 1 {
        if !units.isEmpty {
          guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] | 0x20 == UInt8(ascii: "u")
          else { break }
          next += 2
        }
        let digits = bytes[next...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
        guard !digits.isEmpty, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { break }
        units.append(unit)
        next += digits.count
        index = next
      }
      return units.isEmpty ? [byte] : Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [byte]
    }
  }
}
