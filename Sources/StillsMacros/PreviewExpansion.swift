import StillsLexer

/// `#Preview` becomes a type that a loaded library can be searched for.
///
/// Every name of ours is written with its module, for the user's own types may be called the same.
struct PreviewExpansion {
  /// What the body makes: the compiler has chosen the overload, and each overload names another plug-in type.
  enum Kind: String {
    case view = "Preview"
    case argumentView = "PreviewArguments"
    case controller = "PreviewController"
  }

  var source: String
  var kind: Kind
  /// Makes the type's name unique; the compiler's choice.
  var discriminator: String
  var fileID: String
  var line, column: Int

  func expanded() throws(MacroError) -> String {
    let call = MacroCall(TokenList(source), name: "#Preview")
    let title = call.arguments.first { $0.label == nil && !$0.text.isEmpty }.flatMap { call.arguments.first == $0 ? $0.text : nil }
    let closure = call.arguments.first { $0.label == "body" }?.text ?? call.closures.first?.text
    guard let closure else { throw MacroError("#Preview needs a body in braces") }
    return """
      struct \(uniqueName): StillsCore.PreviewRegistry {
        static var fileID: Swift.String { #fileID }
        static var line: Swift.Int { Swift.Int(#line) }
        static var column: Swift.Int { Swift.Int(#column) }
        @_Concurrency.MainActor static func makePreview() throws -> StillsCore.Preview {
          #sourceLocation(file: "zzz/Mine.swift", line: 100)
          \(preview(title: title, traits: traits(call), body: PreviewBody(closure), call: call))
        }
      }
      """
  }

  private func preview(title: String?, traits: String, body: PreviewBody, call: MacroCall) -> String {
    let start = "StillsCore.Preview(title: \(title ?? "nil"), traits: [\(traits)]"
    switch kind {
    case .controller: return "\(start), object: \(body.closure))"
    case .argumentView:
      let arguments = call.arguments.first { $0.label == "arguments" }?.text ?? "[]"
      return "\(start), arguments: \(arguments), view: \(body.closure))"
    case .view where body.variables.isEmpty: return "\(start), view: \(body.closure))"
    case .view:
      // A local type may have members of private types.
      return """
        struct Previewed: StillsCore.View {
        \(body.variables.joined(separator: "\n"))
        @StillsCore.ViewBuilder var body: some StillsCore.View {\(body.statements)}
        }
        return \(start), view: { Previewed() })
        """
    }
  }

  /// `traits:` and the arguments without labels that follow it.
  private func traits(_ call: MacroCall) -> String {
    guard let first = call.arguments.firstIndex(where: { $0.label == "traits" }) else { return "" }
    let rest = call.arguments[(first + 1)...].prefix { $0.label == nil }
    return ([call.arguments[first]] + rest).map(\.text).joined(separator: ", ")
  }

  /// What the compiler expects of a name that a macro made up: the word `Preview`, counted, as its own name for the expansion mangles it.
  private var uniqueName: String { "\(discriminator)7PreviewfMu_" }

  private static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
