/// What the compiler asks and is told.
package enum PluginMessage {
  /// The answer to a message; nil where that is not JSON.
  package static func reply(to request: [UInt8]) -> [UInt8]? { JSON(request).map { reply(to: $0).bytes } }

  static func reply(to request: JSON) -> JSON {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": .number(7)]]]
    }
    if let message = request["expandFreestandingMacro"] {
      return result(of: message["syntax"], Result { () throws(MacroError) in try freestanding(message) })
    }
    if let message = request["expandAttachedMacro"] {
      return result(of: message["attributeSyntax"], Result { () throws(MacroError) in try attached(message) })
    }
    return ["expandMacroResult": ["expandedSource": .null, "diagnostics": []]]
  }

  private static func freestanding(_ message: JSON) throws(MacroError) -> String {
    let source = message["syntax"]?["source"]?.string ?? ""
    let name = message["macro"]?["typeName"]?.string ?? ""
    if name == "Nothing" { return "" }
    guard let kind = PreviewExpansion.Kind(rawValue: name) else { throw MacroError("unknown macro \(name)") }
    let location = message["syntax"]?["location"]
    let file = location?["fileName"]?.string ?? ""
    let header = SourceHeader(file: file)
    return try PreviewExpansion(
      source: source, kind: kind, discriminator: message["discriminator"]?.string ?? "",
      file: header?.original ?? file, line: (location?["line"]?.int ?? 1) - (header?.lines ?? 0)
    ).expanded()
  }

  private static func attached(_ message: JSON) throws(MacroError) -> String {
    let declaration = message["declSyntax"]?["source"]?.string ?? ""
    switch message["macro"]?["typeName"]?.string {
    case "Entry": return try entry(declaration, message)
    case "Model": return try model(declaration, message)
    case "Animatable":
      return message["macroRole"]?.string == "member"
        ? try AnimatableExpansion(declaration: declaration).member
        : AnimatableExpansion.conformance(of: message["extendedTypeSyntax"]?["source"]?.string ?? "")
    default: return ""
    }
  }

  private static func model(_ declaration: String, _ message: JSON) throws(MacroError) -> String {
    switch message["macroRole"]?.string {
    case "member": return try ModelExpansion(declaration: declaration).members
    case "memberAttribute": return ModelExpansion.attribute(of: declaration)
    case "extension": return ModelExpansion.conformance(of: message["extendedTypeSyntax"]?["source"]?.string ?? "")
    default: return ""
    }
  }

  private static func entry(_ declaration: String, _ message: JSON) throws(MacroError) -> String {
    let context = message["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? []
    let entry = try EntryExpansion(declaration: declaration, context: context)
    switch message["macroRole"]?.string {
    case "accessor": return entry.accessors
    case "peer": return try entry.key()
    default: return ""
    }
  }

  /// A failure points at the macro's own text.
  private static func result(of syntax: JSON?, _ expansion: Result<String, MacroError>) -> JSON {
    switch expansion {
    case .success(let source):
      return ["expandMacroResult": ["expandedSource": .string(source), "diagnostics": []]]
    case .failure(let error):
      let position: JSON = [
        "fileName": syntax?["location"]?["fileName"] ?? "", "offset": syntax?["location"]?["offset"] ?? .number(0),
      ]
      let diagnostic: JSON = [
        "message": .string(error.message), "severity": "error", "position": position, "highlights": [], "notes": [],
        "fixIts": [],
      ]
      return ["expandMacroResult": ["expandedSource": "", "diagnostics": [diagnostic]]]
    }
  }
}

/// Why a macro cannot be expanded, in a sentence for the user.
struct MacroError: Error {
  var message: String
  init(_ message: String) { self.message = message }
}
