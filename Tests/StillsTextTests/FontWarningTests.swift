import StillsText
import Testing

@Suite struct FontWarningTests {
  private func missing(_ characters: String) -> [FontReport] { characters.map { .missingGlyph(character: String($0)) } }

  @Test func aFewCharactersHaveALineEach() {
    let reports = missing("ก中")
    #expect(FontReport.warnings(of: reports) == reports.map(\.description))
  }

  @Test func manyCharactersShareALine() {
    let reports = missing("กขคง") + [.missingFont(name: "Nope", suggestions: [])] + missing("中文")
    let warnings = FontReport.warnings(of: reports)
    #expect(warnings.count == 2)
    for character in "กขคง中文" { #expect(warnings[0].contains("“\(character)”")) }
    #expect(warnings[1].contains("Nope"))
  }

  @Test func veryManyAreCounted() {
    let reports = missing("กขคงจฉชซฌญฎฏฐฑฒ")
    #expect(FontReport.warnings(of: reports)[0].contains("and 3 more characters"))
  }

  @Test func whatIsForInformationIsNoWarning() {
    #expect(FontReport.warnings(of: [.substituted(asked: "A", used: "B")] + missing("กขคง")).count == 1)
  }
}
