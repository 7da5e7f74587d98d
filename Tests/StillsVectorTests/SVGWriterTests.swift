import Foundation
import StillsDisplay
import StillsGeometry
import StillsVector
import Testing

private func svg(_ commands: DisplayCommand...) -> String {
  let list = DisplayList(size: CGSize(width: 100, height: 50), scale: 2, background: nil, commands: commands)
  return SVGWriter(outlines: nil, images: nil).string(for: list)
}

private func run(
  _ text: String, _ glyphs: [(cluster: Int, x: CGFloat)], weight: Int = 400, y: CGFloat = 0
) -> GlyphRun {
  GlyphRun(
    face: FaceReference(name: "InterVariable", family: "Inter", weight: weight), size: 17,
    glyphs: glyphs.map { PlacedGlyph(glyph: 5, offset: CGPoint(x: $0.x, y: y), cluster: $0.cluster) }, text: text,
    origin: CGPoint(x: 10, y: 20), advance: 30)
}

@Suite struct SVGWriterTests {
  @Test func sizeIsThatOfTheListInPoints() {
    #expect(svg().hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">"#))
  }

  @Test func everyLetterHasItsPlace() {
    let text = svg(.glyphs(run("ab c", [(0, 0), (1, 9.25), (2, 18), (3, 22.5)], weight: 600), .color(.black)))
    #expect(text.contains(#"<text x="10 19.25 28 32.5" y="20" font-family="'Inter', "#))
    #expect(text.contains(#"font-size="17" font-weight="600""#))
    #expect(text.contains(##"xml:space="preserve" style="white-space:pre" fill="#000000">ab c</text>"##))
  }

  @Test func ligaturesAndMarksStayTogether() {
    let text = svg(.glyphs(run("fie\u{301}", [(0, 0), (2, 12)]), .color(.black)))
    #expect(text.contains(#"<tspan x="10" y="20">fi</tspan>"#))
    #expect(text.contains("<tspan x=\"22\" y=\"20\">e\u{301}</tspan>"))
  }

  @Test func rightToLeftRunsAreWrittenAsAWhole() {
    let text = svg(.glyphs(run("אב", [(2, 0), (0, 15)]), .color(.black)))
    #expect(text.contains(#"<text x="40" y="20" direction="rtl" textLength="30""#))
  }

  @Test func textIsEscaped() {
    let text = svg(.glyphs(run("<&", [(0, 0), (1, 9)]), .color(.black)))
    #expect(text.contains(">&lt;&amp;</text>"))
  }

  @Test func groupsAreNamedAfterViewsAndIdentifiersStayUnique() {
    var group = DisplayGroup(
      name: "SaveButton", identifier: "save button", role: .button,
      commands: [
        .glyphs(run("Save", [(0, 0), (1, 1), (2, 2), (3, 3)]), .color(.black))
      ])
    group.transform = CGAffineTransform(translationX: 3, y: 4)
    let text = svg(.group(group), .group(group))
    let names = #"data-view="SaveButton" data-identifier="save button" role="button" aria-label="Save""#
    #expect(text.contains(#"<g id="save-button" \#(names) transform="translate(3 4)">"#))
    #expect(text.contains(#"<g id="save-button-2" \#(names)"#))
  }

  @Test func coloursKeepTheirAlphaApart() {
    let color = ResolvedColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let text = svg(.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(color), FillStyle()))
    #expect(text.contains(##"<rect x="1" y="2" width="3" height="4" fill="#ff8000" fill-opacity="0.25"/>"##))
  }

  @Test func sameDefinitionsAreWrittenOnce() {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let command = DisplayCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
      .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 9, y: 0)), FillStyle())
    #expect(svg(command, command).components(separatedBy: "<linearGradient").count == 2)
  }

  @Test func clipsOfFilteredGroupsComeFirst() {
    var group = DisplayGroup(commands: [
      .fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black), FillStyle())
    ])
    group.clip = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    group.effects = [.blur(radius: 2, opaque: false)]
    let lines = svg(.group(group)).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let outer = lines.firstIndex { $0.hasPrefix("<g filter=") }
    #expect(outer.map { lines[$0 + 1] } == #"<g clip-path="url(#clip1)">"#)
  }
}
