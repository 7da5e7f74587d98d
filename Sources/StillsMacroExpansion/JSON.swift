/// Just enough JSON for the compiler's messages; Foundation's would cost every compilation its loading time.
enum JSON: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  /// In the order written.
  case object([Member])

  struct Member: Hashable {
    var name: String
    var value: JSON
  }

  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var int: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  var array: [JSON]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

// MARK: - Reading

extension JSON {
  /// Nil when the bytes are not one JSON value.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return position == bytes.count
      }
    }

    mutating func value() -> JSON? {
      skipBlanks()
      switch peek {
      case UInt8(ascii: "{"): return object()
      case UInt8(ascii: "["): return array()
      case UInt8(ascii: "\""): return string().map(JSON.string)
      case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take("null") ? .null : nil
      default: return number()
      }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
      while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    private mutating func take(_ text: StaticString) -> Bool {
      let end = position + text.utf8CodeUnitCount
      guard end <= bytes.count, text.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { return false }
      position = end
      return true
    }

    private mutating func object() -> JSON? {
      var members: [Member] = []
      position += 1
      skipBlanks()
      if take("}") { return .object([]) }
      repeat {
        skipBlanks()
        guard let name = string() else { return nil }
        skipBlanks()
        guard take(":"), let value = value() else { return nil }
        members.append(Member(name: name, value: value))
        skipBlanks()
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func array() -> JSON? {
      var elements: [JSON] = []
      position += 1
      skipBlanks()
      if take("]") { return .array([]) }
      repeat {
        guard let element = value() else { return nil }
        elements.append(element)
        skipBlanks()
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    private mutating func number() -> JSON? {
      let start = position
      while let byte = peek, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
      return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSON.number)
    }

    private mutating func string() -> String? {
      guard take("\"") else { return nil }
      var units: [UInt8] = []
      while let byte = peek {
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let character = escaped() else { return nil }
          units += Array(String(character).utf8)
        default: units.append(byte)
        }
      }
      return nil
    }

    private mutating func escaped() -> Character? {
      guard let byte = peek else { return nil }
      position += 1
      switch byte {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"): return unicode()
      default: return Character(Unicode.Scalar(byte))
      }
    }

    /// A code unit in four hexadecimal digits, or a surrogate pair of them.
    private mutating func unicode() -> Character? {
      guard let first = codeUnit() else { return nil }
      var units = [first]
      if UTF16.isLeadSurrogate(first), take("\\u"), let second = codeUnit() { units.append(second) }
      return String(decoding: units, as: UTF16.self).first
    }

    private mutating func codeUnit() -> UInt16? {
      guard position + 4 <= bytes.count else { return nil }
      defer { position += 4 }
      return UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    }
  }
}

// MARK: - Writing

extension JSON {
  var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += Array("null".utf8)
    case .bool(let value): output += Array((value ? "true" : "false").utf8)
    case .number(let value): output += Array((Int(exactly: value).map(String.init) ?? String(value)).utf8)
    case .string(let value): Self.write(value, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): output += Array("\\n".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        output += Array(("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
