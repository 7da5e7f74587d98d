import StillsLexer
import Testing

@testable import StillsMacroExpansion

@Suite struct PreviewExpansionTests {
  private func expansion(_ source: String, _ kind: PreviewExpansion.Kind = .view) throws -> String {
    try PreviewExpansion(source: source, kind: kind, discriminator: "$s4Main", file: "/a/Card.swift", line: 7)
      .expanded()
  }

  /// The tokens of the expansion in a line, blanks and directives of place apart.
  private func squeezed(_ source: String) -> String {
    let lines = source.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
    let list = TokenList(lines.joined(separator: "\n"))
    return list.tokens.indices.map { list.text($0) }.joined(separator: " ")
  }

  @Test func declaresATypeUnderTheNameTheCompilerExpects() throws {
    let text = try expansion("#Preview { A() }")
    #expect(text.hasPrefix("struct $s4Main7PreviewfMu_: StillsCore.PreviewRegistry {"))
  }

  @Test func untitledPreviewHasNoTitle() throws {
    let text = squeezed(try expansion("#Preview { A() }"))
    #expect(text.contains("StillsCore . Preview ( title : nil , traits : [ ] , view : { A ( ) } )"))
  }

  @Test func titleAndTraitsAreTakenApart() throws {
    let text = squeezed(try expansion("#Preview(\"A, (b)\", traits: .one, .two(x: 1, y: [2, 3])) { A() }"))
    #expect(text.contains("title : \"A, (b)\" , traits : [ . one , . two ( x : 1 , y : [ 2 , 3 ] ) ]"))
  }

  @Test func attributesInFrontAreSkipped() throws {
    let text = squeezed(try expansion("@available(iOS 17.0, *)\n#Preview(\"T\") { A() }"))
    #expect(text.contains("title : \"T\""))
  }

  @Test func bodyMayBeAnArgument() throws {
    #expect(
      squeezed(try expansion("#Preview(body: { A() })")).contains("title : nil , traits : [ ] , view : { A ( ) }"))
  }

  @Test func controllersAreObjects() throws {
    #expect(
      squeezed(try expansion("#Preview { let c = C(); return c }", .controller)).contains(
        "object : { let c = C ( ) ; return c }"))
  }

  @Test func argumentsAreHandedOn() throws {
    let text = squeezed(try expansion("#Preview(\"T\", arguments: [1, 2]) { number in A(number) }", .argumentView))
    #expect(text.contains("arguments : [ 1 , 2 ] , view : { number in A ( number ) }"))
  }

  @Test func semicolonsBehindPreviewableVariablesGoWithThem() throws {
    let text = squeezed(try expansion("#Preview { @Previewable @State var x = 1; A(x) }"))
    #expect(text.contains("@State var x = 1"))
    #expect(text.contains("{ A ( x ) }"))
  }

  @Test func previewableVariablesBecomeProperties() throws {
    let source = """
      #Preview {
        @Previewable @State var isOn = [true].first { $0 } ?? false
        @Previewable @FocusState
        var focus: Bool
        let title = "x"
        Toggle(title, isOn: $isOn)
      }
      """
    let text = squeezed(try expansion(source))
    #expect(
      text.contains(
        "struct Previewed : StillsCore . View { @State var isOn = [ true ] . first { $0 } ?? false @FocusState var focus : Bool"
      ))
    #expect(text.contains("var body : some StillsCore . View { let title = \"x\" Toggle ( title , isOn : $isOn ) }"))
    #expect(text.contains("view : { Previewed ( ) }"))
  }

  @Test func chainsBelongToTheVariableTheyBeginAt() throws {
    let source = "#Preview {\n  @Previewable @State var a = Model()\n    .with(1)\n    .with(2)\n  A(a)\n}"
    #expect(
      squeezed(try expansion(source)).contains(
        "@State var a = Model ( ) . with ( 1 ) . with ( 2 ) @StillsCore . ViewBuilder"))
  }

  @Test func bodyKeepsItsLines() throws {
    let text = try expansion("\n\n#Preview {\n  A()\n}")
    #expect(
      text.contains(
        "#sourceLocation(file: \"/a/Card.swift\", line: 9)\nreturn StillsCore.Preview(title: nil, traits: [], view: {\n  A()\n})"
      ))
  }

  @Test func missingBodyIsAnError() {
    #expect(throws: MacroError.self) { try expansion("#Preview(\"T\")") }
  }
}

/// Widgets: the arguments go to a function as they are.
@Suite struct WidgetPreviewExpansionTests {
  @Test func argumentsGoToAFunctionAsTheyAre() throws {
    let source = "@available(iOS 17.0, *)\n#Preview(\"T\", as: .systemSmall) { W() } timeline: { E() }"
    let text = try PreviewExpansion(
      source: source, kind: .widget, discriminator: "$s4Main", file: "/a/Card.swift", line: 7
    ).expanded()
    #expect(text.contains("return StillsUI._widgetPreview(\"T\", as: .systemSmall) { W() } timeline: { E() }"))
    #expect(text.contains("line: 8)"))
  }
}
