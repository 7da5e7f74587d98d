import StillsLexer

/// `@Entry var name: Type = value` becomes a key with that default and a pair of accessors.
struct EntryExpansion {
  private enum Container: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focus = "FocusedValues"

    /// With its module, which a name of the author's own cannot hide.
    var keyProtocol: String {
      switch self {
      case .environment: "StillsCore.EnvironmentKey"
      case .transaction: "StillsCore.TransactionKey"
      case .container: "StillsCore.ContainerValueKey"
      case .focus: "StillsUI.FocusedValueKey"
      }
    }
  }

  private var container: Container
  private var name: String
  private var type: String?
  private var value: String?

  /// `context` is what stands around the declaration, innermost first.
  init(declaration: String, context: [String]) throws(MacroError) {
    container = try Self.container(context)
    let list = TokenList(declaration)
    guard let keyword = list.tokens.indices.first(where: { list.has("var", at: $0) }), list.kind(keyword + 1) == .word
    else {
      throw MacroError("@Entry can only be applied to a variable (var)")
    }
    name = list.text(keyword + 1)
    var index = keyword + 2
    let isTyped = list.has(":", at: index)
    let typeStart = index + 1
    while index < list.count, !list.has("=", at: index), !list.has("{", at: index) { index = list.after(index) }
    if isTyped { type = list.text(tokens: typeStart..<max(typeStart, index)) }
    if list.has("=", at: index) { value = list.text(tokens: index + 1..<list.count) }
    if type == nil, value == nil { throw MacroError("@Entry needs a type or a default value for '\(name)'") }
  }

  private static func container(_ context: [String]) throws(MacroError) -> Container {
    let list = TokenList(context.first ?? "")
    if let keyword = list.tokens.indices.first(where: { list.has("extension", at: $0) }) {
      var index = keyword + 1
      while list.has(".", at: index + 1) { index += 2 }
      if let container = Container(rawValue: list.text(index)) { return container }
    }
    throw MacroError(
      "@Entry can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
  }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  func key() throws(MacroError) -> String {
    """
    private struct \(keyName): \(container.keyProtocol) {
      \(try requirement())
    }
    """
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  private func requirement() throws(MacroError) -> String {
    if container == .focus {
      guard let wrapped = type.flatMap(Self.wrapped) else {
        throw MacroError("@Entry in FocusedValues needs an optional type, as in 'var \(name): Value?'")
      }
      return "typealias Value = \(wrapped)"
    }
    switch (type, value) {
    case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
    case (nil, let value?): return "static let defaultValue = \(value)"
    case (let type?, nil) where Self.wrapped(type) != nil: return "static var defaultValue: \(type) { nil }"
    default: throw MacroError("@Entry needs a default value for '\(name)'")
    }
  }

  /// What an optional type wraps; nil for any other.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }
}
