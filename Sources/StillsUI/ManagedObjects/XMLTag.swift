/// `<attribute name="title"/>`: as much of XML as data models are written in. Texts between tags are passed over.
package struct XMLTag {
  package var name: String
  package var attributes: [String: String] = [:]
  /// `</entity>`
  package var isEnd = false
  /// `<entity …/>`
  package var isWhole = false

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  package static func all(in bytes: [UInt8]) -> [XMLTag] {
    var tags: [XMLTag] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "!--".utf8) {
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
        continue
      }
      tags += XMLTag(&rest).map { [$0] } ?? []
    }
    return tags
  }

  /// From behind `<` to behind `>`; nil for declarations.
  private init?(_ rest: inout ArraySlice<UInt8>) {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    func isNamePart(_ byte: UInt8) -> Bool { !isBlank(byte) && !"=/>\"'".utf8.contains(byte) }
    func takeName() -> String {
      let name = rest.prefix(while: isNamePart)
      rest = rest.dropFirst(name.count)
      return String(decoding: name, as: UTF8.self)
    }
    func skipBlanks() { rest = rest.drop(while: isBlank) }
    if rest.first == UInt8(ascii: "/") {
      isEnd = true
      rest = rest.dropFirst()
    }
    let name = takeName()
    self.name = name
    while true {
      skipBlanks()
      guard let byte = rest.first else { break }
      if byte == UInt8(ascii: ">") {
        rest = rest.dropFirst()
        break
      }
      let attribute = takeName()
      guard !attribute.isEmpty else {
        if byte == UInt8(ascii: "/") { isWhole = true }
        rest = rest.dropFirst()
        continue
      }
      skipBlanks()
      guard rest.first == UInt8(ascii: "=") else { continue }
      rest = rest.dropFirst()
      skipBlanks()
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 1)
      attributes[attribute] = Self.plain(String(decoding: value, as: UTF8.self))
    }
    if name.isEmpty || name.hasPrefix("?") || name.hasPrefix("!") { return nil }
  }

  /// With the characters that stand for themselves in XML only in words.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var plain = "", rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: start)..<end]
      plain += character(String(name)) ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private static func character(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    }
  }
}
