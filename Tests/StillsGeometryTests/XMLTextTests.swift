import StillsGeometry
import Testing

@Suite struct XMLTextTests {
  @Test func whatXMLReadsAsItsOwnIsEscaped() {
    #expect(XMLText.escaped("a < b & \"c\" > d") == "a &lt; b &amp; &quot;c&quot; &gt; d")
  }

  @Test func lineEndsStayOnlyBetweenTags() {
    #expect(XMLText.escaped("a\n\tb") == "a&#10;&#9;b")
    #expect(XMLText.escaped("a\n\tb", keepsLineEnds: true) == "a\n&#9;b")
  }

  @Test func charactersThatXMLCannotHoldAreReplaced() {
    #expect(XMLText.escaped("a\u{0}b\u{1f}c\u{ffff}") == "a\u{fffd}b\u{fffd}c\u{fffd}")
    #expect(XMLText.escaped("é 🌍") == "é 🌍")
  }
}
