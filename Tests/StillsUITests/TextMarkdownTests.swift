import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import StillsUI

@Suite struct InlineMarkdownTests {
  private func spans(_ source: String) -> [String] {
    InlineMarkdown.spans(of: source).map { span in
      let style = span.style
      let marks = [
        style.isStrong ? "b" : "", style.isEmphasized ? "i" : "", style.isCode ? "c" : "", style.isStruck ? "s" : "",
        style.link.map { "<\($0)>" } ?? "",
      ].joined()
      return marks.isEmpty ? span.text : "\(marks):\(span.text)"
    }
  }

  @Test func plainTextStaysAsItIs() {
    #expect(spans("3 * 4 < 5, a_b_c and 50 % [x]") == ["3 * 4 < 5, a_b_c and 50 % [x]"])
  }

  @Test func marksBecomeStyles() {
    #expect(spans("**bold** and *it* `code`") == ["b:bold", " and ", "i:it", " ", "c:code"])
    #expect(spans("~~gone~~ __b__ _i_ ***both***") == ["s:gone", " ", "b:b", " ", "i:i", " ", "bi:both"])
  }

  @Test func stylesNest() {
    #expect(spans("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
    #expect(spans("*a **b** c*") == ["i:a ", "bi:b", "i: c"])
    #expect(spans("[**a**](x)") == ["b<x>:a"])
  }

  @Test func inflectedPhrasesFollowTheirNumber() {
    func english(_ key: LocalizedStringKey) -> String {
      Inflection(isEnglish: true).resolved(key.template, arguments: key.arguments)
        .replacingOccurrences(of: String(LocalizedStringKey.placeholder), with: "#")
    }
    #expect(english("^[\(3) item](inflect: true) left") == "# items left")
    #expect(english("^[\(1) item](inflect: true)") == "# item")
    #expect(english("\("Ana"): ^[\(2) unread reply](inflect: true)") == "#: # unread replies")
    #expect(english("^[\(0) box](inflect: true), ^[\(1) child](inflect: true)") == "# boxes, # child")
    #expect(Inflection.plural(of: "Person") == "People" && Inflection.plural(of: "items") == "items")
  }

  @Test func unfinishedMarksAreText() {
    #expect(spans("**a") == ["**a"])
    #expect(spans("`a") == ["`a"])
    #expect(spans("[a](b") == ["[a](b"])
    #expect(spans("a**") == ["a**"])
  }

  @Test func addressesAreLinks() {
    #expect(spans("[a](https://x.y)") == ["<https://x.y>:a"])
    #expect(spans("See https://x.y/z.") == ["See ", "<https://x.y/z>:https://x.y/z", "."])
    #expect(spans("me@x.org") == ["<me@x.org>:me@x.org"])
    #expect(spans("<https://x.y>") == ["<https://x.y>:https://x.y"])
  }

  @Test func backslashesTakeTheMeaningAway() {
    #expect(spans(#"\*a\* 1\."#) == ["*a* 1."])
  }

  @Test func codeIsNotRead() {
    #expect(spans("`**a**` *b `*` c*") == ["c:**a**", " ", "i:b ", "ic:*", "i: c"])
  }
}
