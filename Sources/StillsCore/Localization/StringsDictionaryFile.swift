import Foundation

/// `.stringsdict`: formats with variables whose text depends on a number, the device or the room.
enum StringsDictionaryFile {
  static func read(_ bytes: [UInt8], add: (_ key: String, _ entry: StringEntry) -> Void) throws {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard PropertyList.isXML(bytes) else {
      throw StringFileProblem("a .stringsdict file must be a property list in XML", at: 0, in: bytes)
    }
    guard case .dictionary(let entries) = try PropertyList.read(bytes).value else {
      throw StringFileProblem("a .stringsdict file must hold a dictionary", at: 0, in: bytes)
    }
    for (key, node) in entries { add(key, try entry(node, key: key, bytes)) }
  }

  private static func entry(_ node: PropertyList, key: String, _ bytes: [UInt8]) throws -> StringEntry {
    if let devices = node["NSStringDeviceSpecificRuleType"] {
      return StringEntry(.device(try forms(devices, key: key, bytes) { $0 }))
    }
    if let widths = node["NSStringVariableWidthRuleType"] {
      // The longest: nothing tells how much room there is.
      let forms = try forms(widths, key: key, bytes) { Int($0) }
      return StringEntry(forms.keys.max().flatMap { forms[$0] } ?? .text(key))
    }
    guard let format = node["NSStringLocalizedFormatKey"]?.text else {
      throw StringFileProblem("“\(key)” has no NSStringLocalizedFormatKey", at: node.index, in: bytes)
    }
    guard case .dictionary(let parts) = node.value else { return StringEntry(format) }
    var variables: [String: StringEntry.Variable] = [:]
    for (name, part) in parts where name != "NSStringLocalizedFormatKey" {
      guard case .dictionary = part.value else { continue }
      let forms = try forms(part, key: key, bytes) { PluralCategory(rawValue: $0) }
      let type = part["NSStringFormatValueTypeKey"]?.text ?? "lld"
      variables[name] = StringEntry.Variable(argument: nil, specifier: "%" + type, value: .plural(forms))
    }
    for piece in FormatString.pieces(of: format) {
      guard case .variable(let name, _) = piece, variables[name] == nil else { continue }
      throw StringFileProblem("“\(key)” uses %#@\(name)@, which it does not describe", at: node.index, in: bytes)
    }
    return StringEntry(.text(format), variables: variables)
  }

  private static func forms<Name: Hashable>(
    _ node: PropertyList, key: String, _ bytes: [UInt8], name: (String) -> Name?
  ) throws -> [Name: StringEntry.Value] {
    guard case .dictionary(let parts) = node.value else {
      throw StringFileProblem("the forms of “\(key)” must be a dictionary", at: node.index, in: bytes)
    }
    var forms: [Name: StringEntry.Value] = [:]
    for (word, part) in parts {
      if let name = name(word), case .string(let text) = part.value { forms[name] = .text(text) }
    }
    guard !forms.isEmpty else {
      throw StringFileProblem("“\(key)” has no forms to choose among", at: node.index, in: bytes)
    }
    return forms
  }
}
