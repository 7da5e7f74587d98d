import StillsLexer
import Testing

@Suite struct LexerTests {
  private func texts(_ source: String) -> [String] {
    let list = TokenList(source)
    return list.tokens.indices.map { list.text($0) }
  }

  @Test func commentsAndBlanksAreSkipped() {
    #expect(texts("a /* b /* c */ d */ e // f\n g") == ["a", "e", "g"])
  }

  @Test func stringsAreOneToken() {
    #expect(texts(#"f("a \"b\" {", x)"#) == ["f", "(", #""a \"b\" {""#, ",", "x", ")"])
  }

  @Test func interpolationsMayHoldStringsAndBrackets() {
    #expect(texts(#""a \(f("}", [1: "\(x)"])) b" c"#) == [#""a \(f("}", [1: "\(x)"])) b""#, "c"])
  }

  @Test func rawStringsEndWithTheirPounds() {
    #expect(texts(##"#"a "b" \(x)"# + y"##) == [##"#"a "b" \(x)"#"##, "+", "y"])
  }

  @Test func rawStringsInterpolateWithTheirPounds() {
    #expect(texts(##"#"a \#(f(")")) b"# c"##) == [##"#"a \#(f(")")) b"#"##, "c"])
  }

  @Test func multilineStringsMayHoldQuotes() {
    let source = "\"\"\"\n  a \"b\" {\n  \"\"\" c"
    #expect(texts(source) == ["\"\"\"\n  a \"b\" {\n  \"\"\"", "c"])
  }

  @Test func openEndsDoNotHang() {
    #expect(texts("\"abc").count == 1)
    #expect(texts("/* abc").isEmpty)
    #expect(texts("\"\"\" abc \\(").count == 1)
    #expect(texts("`abc").count == 1)
    #expect(texts("#/abc").count == 1)
  }

  @Test func poundAndAttributeCarryTheirNames() {
    #expect(texts("#if os(iOS) @objc(x) #\"s\"#") == ["#if", "os", "(", "iOS", ")", "@objc", "(", "x", ")", "#\"s\"#"])
  }

  @Test func tokensKnowWhetherTheyStartALine() {
    #expect(TokenList("a b\n c").tokens.map(\.startsLine) == [true, false, true])
  }

  @Test func partnersAreFoundAcrossNesting() {
    let list = TokenList("f(a[1], {b})")
    #expect(list.partner(of: 1) == list.count - 1)
    #expect(list.partner(of: 0) == nil)
    #expect(TokenList("(a").partner(of: 0) == nil)
  }
}
