import Foundation
import Testing

@testable import StillsUI

@Suite struct TextMarkdownEntityTests {
  private func text(_ source: String) -> String { InlineMarkdown.spans(of: source).map(\.text).joined() }

  @Test(arguments: [
    ("Tom &amp; Jerry", "Tom & Jerry"), ("5 &lt; 6 &gt; 4", "5 < 6 > 4"), ("caf&eacute; &#233; &#xE9;", "café é é"),
    ("&hearts; &rarr; &euro;5", "♥ → €5"), ("a&nbsp;b", "a\u{A0}b"),
  ])
  func namedCharactersAreThemselves(source: String, shown: String) {
    #expect(text(source) == shown)
  }

  @Test(arguments: ["AT&T", "a & b;", "&nothing;", "&#;", "&#xZZ;", "R&D; more", "&"])
  func otherAmpersandsStay(source: String) {
    #expect(text(source) == source)
  }

  @Test func whatIsNoCharacterIsReplaced() {
    #expect(text("&#0;") == "\u{FFFD}")
    #expect(text("&#xD800;") == "\u{FFFD}")
  }

  @Test func marksByNameAreNoMarks() {
    let spans = InlineMarkdown.spans(of: "&#42;not bold&#42; **bold &amp; more**")
    #expect(spans.first?.text == "*not bold* ")
    #expect(spans.last?.text == "bold & more" && spans.last?.style.isStrong == true)
  }

  @Test func codeStaysAsItIs() {
    #expect(text("`&amp;`") == "&amp;")
  }
}
