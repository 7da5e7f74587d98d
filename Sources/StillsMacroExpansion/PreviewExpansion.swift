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
    case widget = "PreviewWidget"
  }

  var source: String
  var kind: Kind
  /// Makes the type's name unique; the compiler's choice.
  var discriminator: String
  /// Where the source stands.
  var file: String
  var line: Int

  func expanded() throws(MacroError) -> String {
    if kind == .widget { return try registry(widget()) }
    let call = MacroCall(TokenList(source), name: "#Preview")
    let title = call.arguments.first.flatMap { $0.label == nil && !$0.text.isEmpty ? $0.text : nil }
    guard let closure = call.arguments.first(where: { $0.label == "body" }) ?? call.closures.first else {
      throw MacroError("#Preview needs a body in braces")
    }
    return registry(preview(title: title, traits: traits(call), closure: closure, call: call))
  }

  private func registry(_ body: String) -> String {
    """
    struct \(uniqueName): StillsCore.PreviewRegistry {
      static var fileID: Swift.String { #fileID }
      static var line: Swift.Int { Swift.Int(#line) }
      static var column: Swift.Int { Swift.Int(#column) }
      @_Concurrency.MainActor static func makePreview() throws -> StillsCore.Preview {
        \(body)
      }
    }
    """
  }

  /// A function takes the very arguments of the macro.
  private func widget() throws(MacroError) -> String {
    let list = TokenList(source)
    guard let index = list.tokens.indices.first(where: { list.has("#Preview", at: $0) }) else {
      throw MacroError("#Preview needs a widget in braces")
    }
    let arguments = list.text(list.tokens[index].range.upperBound..<list.bytes.count)
    return placed("return StillsUI._widgetPreview", arguments, at: list.lineBreaks(before: index), end: "")
  }

  private func preview(title: String?, traits: String, closure: MacroCall.Argument, call: MacroCall) -> String {
    let body = PreviewBody(closure.text)
    let start = "StillsCore.Preview(title: \(title ?? "nil"), traits: [\(traits)]"
    switch kind {
    // Has its arguments told apart by the compiler.
    case .widget: return ""
    case .controller: return placed("return \(start), object: ", body.closure, at: closure.line)
    case .argumentView:
      let arguments = call.arguments.first { $0.label == "arguments" }?.text ?? "[]"
      return placed("return \(start), arguments: \(arguments), view: ", body.closure, at: closure.line)
    case .view where body.variables.isEmpty: return placed("return \(start), view: ", body.closure, at: closure.line)
    case .view:
      // A local type may have members of private types.
      let property = "@StillsCore.ViewBuilder var body: some StillsCore.View "
      return """
        struct Previewed: StillsCore.View {
        \(body.variables.joined(separator: "\n"))
        \(placed(property, "{\(body.statements)}", at: closure.line, end: ""))
        }
        return \(start), view: { Previewed() })
        """
    }
  }

  /// What traps or is reported within the body is told by the body's own lines.
  private func placed(_ start: String, _ body: String, at bodyLine: Int, end: String = ")") -> String {
    let breaks = start.utf8.count { $0 == UInt8(ascii: "\n") }
    return
      "\n#sourceLocation(file: \(Self.literal(file)), line: \(max(1, line + bodyLine - breaks)))\n\(start)\(body)\(end)"
  }

  /// `traits:` and the arguments without labels that follow it.
  private func traits(_ call: MacroCall) -> String {
    guard let first = call.arguments.firstIndex(where: { $0.label == "traits" }) else { return "" }
    let rest = call.arguments[(first + 1)...].prefix { $0.label == nil }
    return ([call.arguments[first]] + rest).map(\.text).joined(separator: ", ")
  }

  /// What the compiler expects of a name that a macro made up: the word `Preview`, counted, as its own name for the
  /// expansion mangles it.
  private var uniqueName: String { "\(discriminator)7PreviewfMu_" }

  private static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
