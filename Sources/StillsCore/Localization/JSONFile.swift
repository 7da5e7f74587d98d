import Foundation

/// JSON with the places of its parts, so that messages can name lines.
struct JSONFile: Hashable {
  indirect enum Value: Hashable {
    /// In the order of the file.
    case object([Member])
    case array([JSONFile])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  struct Member: Hashable {
    var key: String
    var node: JSONFile
  }

  var value: Value
  /// Of its first byte.
  var index: Int

  static func read(_ bytes: [UInt8]) throws -> JSONFile {
    var reader = Reader(bytes: bytes)
    return try reader.document()
  }

  subscript(key: String) -> JSONFile? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.node
  }

  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  var number: Int? {
    if case .number(let number) = value { Int(exactly: number.rounded()) } else { nil }
  }
}

private struct Reader {
  let bytes: [UInt8]
  var index: Int
  /// Deeper files are refused: no catalog is so deep.
  private static let maximumDepth = 128

  init(bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func document() throws -> JSONFile {
    let node = try node(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw problem("something follows the end of the JSON value") }
    return node
  }

  private func problem(_ message: String, at index: Int? = nil) -> StringFileProblem {
    StringFileProblem(message, at: index ?? self.index, in: bytes)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func node(depth: Int) throws -> JSONFile {
    skipBlanks()
    guard depth < Self.maximumDepth else { throw problem("the JSON is nested too deeply") }
    guard index < bytes.count else { throw problem("the file ends in the middle") }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONFile(value: .object(try members(depth)), index: start)
    case UInt8(ascii: "["): return JSONFile(value: .array(try items(depth)), index: start)
    case UInt8(ascii: "\""): return JSONFile(value: .string(try string()), index: start)
    default: return JSONFile(value: try word(), index: start)
    }
  }

  private mutating func members(_ depth: Int) throws -> [JSONFile.Member] {
    let start = index
    index += 1
    var members: [JSONFile.Member] = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw problem("a name in quotation marks is missing")
      }
      let key = try string()
      guard take(":") else { throw problem("“:” is missing after “\(key)”") }
      members.append(JSONFile.Member(key: key, node: try node(depth: depth + 1)))
    } while take(",")
    guard take("}") else {
      throw index < bytes.count
        ? problem("“,” or “}” is missing") : problem("the “{” that stands here is not closed", at: start)
    }
    return members
  }

  private mutating func items(_ depth: Int) throws -> [JSONFile] {
    let start = index
    index += 1
    var items: [JSONFile] = []
    if take("]") { return items }
    repeat { items.append(try node(depth: depth + 1)) } while take(",")
    guard take("]") else {
      throw index < bytes.count
        ? problem("“,” or “]” is missing") : problem("the “[” that stands here is not closed", at: start)
    }
    return items
  }

  private mutating func word() throws -> JSONFile.Value {
    let start = index
    while index < bytes.count, !",]}:{[\"".utf8.contains(bytes[index]), bytes[index] > 0x20 { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if let number = Double(word) { return .number(number) }
      throw problem("“\(word)” is no JSON value", at: start)
    }
  }

  private mutating func string() throws -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      case 0x0A: throw problem("the text has no closing quotation mark", at: start)
      default: text.append(byte)
      }
    }
    throw problem("the text has no closing quotation mark", at: start)
  }

  private mutating func escaped() throws -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if (0xD800...0xDBFF).contains(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw problem("“\\\(Character(Unicode.Scalar(byte)))” is no escape of JSON")
    }
  }

  private mutating func unit() throws -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw problem("“\\u” needs four hexadecimal digits")
    }
    index += 4
    return unit
  }
}
