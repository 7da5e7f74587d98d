import Testing

@testable import StillsMacroExpansion

@Suite struct EntryExpansionTests {
  private func key(_ declaration: String, in context: String = "extension EnvironmentValues {}") throws -> String {
    try EntryExpansion(declaration: declaration, context: [context]).key()
  }

  @Test func typedEntryHasAComputedDefault() throws {
    #expect(
      try key("@Entry var accent: [Int: Color] = [:]") == """
        private struct __Key_accent: StillsCore.EnvironmentKey {
          static var defaultValue: [Int: Color] { [:] }
        }
        """)
  }

  @Test func untypedEntryInfersItsType() throws {
    #expect(try key("@Entry public var size = max(1, 2)").contains("static let defaultValue = max(1, 2)"))
  }

  @Test func optionalEntryNeedsNoDefault() throws {
    #expect(try key("@Entry var model: Model?").contains("static var defaultValue: Model? { nil }"))
    #expect(try key("@Entry var model: Optional<Model>").contains("{ nil }"))
  }

  @Test func functionTypesAndClosuresAreKept() throws {
    #expect(
      try key("@Entry var open: (URL) -> Void = { print($0) }").contains(
        "defaultValue: (URL) -> Void { { print($0) } }"))
  }

  @Test func accessorsReadAndWriteByTheKey() throws {
    let entry = try EntryExpansion(
      declaration: "@Entry var `default`: Int = 1", context: ["extension SwiftUI.EnvironmentValues {}"])
    #expect(entry.accessors.contains("get { self[__Key_default.self] }"))
    #expect(entry.accessors.contains("set { self[__Key_default.self] = newValue }"))
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ("EnvironmentValues", "EnvironmentKey"),
  ])
  func containersHaveKeysOfTheirOwn(_ container: String, _ keyProtocol: String) throws {
    #expect(try key("@Entry var a = 1", in: "extension \(container) {}").contains(": StillsCore.\(keyProtocol) {"))
  }

  @Test func focusedValuesNameWhatTheOptionalWraps() throws {
    #expect(
      try key("@Entry var text: Binding<String>?", in: "extension FocusedValues {}").contains(
        "typealias Value = Binding<String>"))
  }

  @Test func misuseIsExplained() {
    #expect(throws: MacroError.self) { try key("@Entry var a = 1", in: "struct Settings {}") }
    #expect(throws: MacroError.self) { try key("@Entry func a() {}") }
    #expect(throws: MacroError.self) { try key("@Entry var a: Int") }
    #expect(throws: MacroError.self) { try key("@Entry var a: Int", in: "extension FocusedValues {}") }
  }
}
