import Foundation

/// `.xcstrings`: Xcode's String Catalogs.
enum StringCatalogFile {
  /// The language that the keys are written in.
  static func read(
    _ bytes: [UInt8], add: (_ key: String, _ language: String, _ entry: StringEntry) -> Void
  ) throws -> String {
    let root = try JSONFile.read(bytes)
    guard case .object = root.value else {
      throw StringFileProblem("a String Catalog must be a JSON object", at: root.index, in: bytes)
    }
    let source = root["sourceLanguage"]?.text ?? "en"
    guard case .object(let strings)? = root["strings"]?.value else {
      throw StringFileProblem("the String Catalog has no “strings”", at: root.index, in: bytes)
    }
    for member in strings {
      let (key, node) = (member.key, member.node)
      // What is not translated is what the source language says.
      let isTranslated = node["shouldTranslate"]?.value != .bool(false)
      guard case .object(let localizations)? = node["localizations"]?.value else { continue }
      for localization in localizations where isTranslated || localization.key == source {
        if let entry = try entry(localization.node, key: key, bytes) { add(key, localization.key, entry) }
      }
    }
    return source
  }

  private static func entry(_ node: JSONFile, key: String, _ bytes: [UInt8]) throws -> StringEntry? {
    guard let value = try value(node, key: key, bytes) else { return nil }
    var variables: [String: StringEntry.Variable] = [:]
    if case .object(let substitutions)? = node["substitutions"]?.value {
      for member in substitutions {
        let substitution = member.node
        guard let text = try self.value(substitution, key: key, bytes) else { continue }
        variables[member.key] = StringEntry.Variable(
          argument: substitution["argNum"]?.number, specifier: "%" + (substitution["formatSpecifier"]?.text ?? "@"),
          value: text)
      }
    }
    return StringEntry(value, variables: variables)
  }

  /// Nil where nothing is written yet.
  private static func value(_ node: JSONFile, key: String, _ bytes: [UInt8]) throws -> StringEntry.Value? {
    if let unit = node["stringUnit"] {
      guard let text = unit["value"]?.text else {
        throw StringFileProblem("a stringUnit of “\(key)” has no value", at: unit.index, in: bytes)
      }
      return unit["state"]?.text == "new" && text.isEmpty ? nil : .text(text)
    }
    guard let variations = node["variations"] else { return nil }
    if let plural = variations["plural"] {
      let forms = try forms(plural, key: key, bytes) { PluralCategory(rawValue: $0) }
      return forms.isEmpty ? nil : .plural(forms)
    }
    if let device = variations["device"] {
      let forms = try forms(device, key: key, bytes) { $0 }
      return forms.isEmpty ? nil : .device(forms)
    }
    throw StringFileProblem("“\(key)” varies neither by plural nor by device", at: variations.index, in: bytes)
  }

  private static func forms<Name: Hashable>(
    _ node: JSONFile, key: String, _ bytes: [UInt8], name: (String) -> Name?
  ) throws -> [Name: StringEntry.Value] {
    guard case .object(let members) = node.value else {
      throw StringFileProblem("the variations of “\(key)” must be an object", at: node.index, in: bytes)
    }
    var forms: [Name: StringEntry.Value] = [:]
    for member in members {
      guard let name = name(member.key) else {
        throw StringFileProblem(
          "“\(key)” varies by “\(member.key)”, which is no form of a number", at: member.node.index, in: bytes)
      }
      if let value = try value(member.node, key: key, bytes) { forms[name] = value }
    }
    return forms
  }
}
