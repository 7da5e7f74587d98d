import Foundation

/// A property list in XML, with the places of its parts, so that messages can name lines.
struct PropertyList {
  indirect enum Value {
    case dictionary([(key: String, node: PropertyList)])
    case array([PropertyList])
    case string(String)
    /// Numbers, dates, data and truth values, as written.
    case other(String)
  }

  var value: Value
  /// Of its first byte.
  var index: Int

  static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  static func read(_ bytes: [UInt8]) throws -> PropertyList {
    var reader = Reader(bytes: bytes)
    return try reader.document()
  }

  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.node
  }

  var text: String? {
    switch value {
    case .string(let text), .other(let text): text
    case .dictionary, .array: nil
    }
  }
}

private struct Reader {
  let bytes: [UInt8]
  var index = 0
  /// Lists within lists beyond this are refused: no table is so deep.
  private static let maximumDepth = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  private enum Tag { case open(String), close(String), empty(String) }

  mutating func document() throws -> PropertyList {
    while true {
      guard let (tag, start) = try next() else { throw problem("there is no property list in the file", at: 0) }
      switch tag {
      case .open("plist"): continue
      case .open, .empty: return try node(tag, start, depth: 0)
      case .close(let name): throw problem("</\(name)> closes nothing", at: start)
      }
    }
  }

  private func problem(_ message: String, at index: Int) -> StringFileProblem {
    StringFileProblem(message, at: index, in: bytes)
  }

  private mutating func node(_ tag: Tag, _ start: Int, depth: Int) throws -> PropertyList {
    guard depth < Self.maximumDepth else { throw problem("lists are nested too deeply", at: start) }
    switch tag {
    case .empty("dict"): return PropertyList(value: .dictionary([]), index: start)
    case .empty("array"): return PropertyList(value: .array([]), index: start)
    case .empty("string"): return PropertyList(value: .string(""), index: start)
    case .empty(let name): return PropertyList(value: .other(name), index: start)
    case .open("dict"): return PropertyList(value: .dictionary(try entries(start, depth)), index: start)
    case .open("array"): return PropertyList(value: .array(try items(start, depth)), index: start)
    case .open("string"): return PropertyList(value: .string(try text(upTo: "string", start)), index: start)
    case .open(let name): return PropertyList(value: .other(try text(upTo: name, start)), index: start)
    case .close(let name): throw problem("</\(name)> closes nothing", at: start)
    }
  }

  private mutating func entries(_ start: Int, _ depth: Int) throws -> [(key: String, node: PropertyList)] {
    var entries: [(key: String, node: PropertyList)] = []
    while let (tag, place) = try next() {
      switch tag {
      case .close("dict"): return entries
      case .open("key"):
        let key = try text(upTo: "key", place)
        guard let (value, valuePlace) = try next() else { throw problem("the key “\(key)” has no value", at: place) }
        if case .close = value { throw problem("the key “\(key)” has no value", at: place) }
        entries.append((key, try node(value, valuePlace, depth: depth + 1)))
      case .open(let name), .empty(let name), .close(let name):
        throw problem("a key is missing before <\(name)>", at: place)
      }
    }
    throw problem("the <dict> that begins here has no end", at: start)
  }

  private mutating func items(_ start: Int, _ depth: Int) throws -> [PropertyList] {
    var items: [PropertyList] = []
    while let (tag, place) = try next() {
      if case .close("array") = tag { return items }
      items.append(try node(tag, place, depth: depth + 1))
    }
    throw problem("the <array> that begins here has no end", at: start)
  }

  /// The next tag; text between tags, comments and declarations are passed over.
  private mutating func next() throws -> (Tag, start: Int)? {
    while let open = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) {
      index = open
      if bytes[open...].starts(with: Array("<!--".utf8)) {
        guard let end = find("-->", from: open) else { throw problem("the comment has no end", at: open) }
        index = end + 3
        continue
      }
      guard let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) else {
        throw problem("“<” has no “>”", at: open)
      }
      index = close + 1
      let content = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      if content.hasPrefix("?") || content.hasPrefix("!") { continue }
      let name = content.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
      if content.hasPrefix("/") { return (.close(String(name)), open) }
      return (content.hasSuffix("/") ? .empty(String(name)) : .open(String(name)), open)
    }
    return nil
  }

  private mutating func text(upTo name: String, _ start: Int) throws -> String {
    guard let end = find("</\(name)", from: index), let close = bytes[end...].firstIndex(of: UInt8(ascii: ">")) else {
      throw problem("the <\(name)> that begins here has no end", at: start)
    }
    defer { index = close + 1 }
    var text = String(decoding: bytes[index..<end], as: UTF8.self)
    if text.hasPrefix("<![CDATA["), text.hasSuffix("]]>") { return String(text.dropFirst(9).dropLast(3)) }
    if text.contains("<") { throw problem("the <\(name)> that begins here has no end", at: start) }
    guard text.contains("&") else { return text }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")] {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    return Self.replacingNumbers(text).replacingOccurrences(of: "&amp;", with: "&")
  }

  /// `&#8230;` and `&#x2026;`.
  private static func replacingNumbers(_ text: String) -> String {
    let parts = text.components(separatedBy: "&#")
    guard parts.count > 1 else { return text }
    return parts.dropFirst().reduce(parts[0]) { result, part in
      guard let end = part.firstIndex(of: ";") else { return result + "&#" + part }
      let digits = part[..<end]
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let scalar = value.flatMap(Unicode.Scalar.init) else { return result + "&#" + part }
      return result + String(Character(scalar)) + part[part.index(after: end)...]
    }
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    var index = start
    while index <= bytes.count - wanted.count {
      if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
      index += 1
    }
    return nil
  }
}
