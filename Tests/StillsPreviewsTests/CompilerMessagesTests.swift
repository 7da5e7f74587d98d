import Testing

@testable import StillsPreviews

@Suite struct CompilerMessagesTests {
  private func messages(_ source: String) -> CompilerMessages {
    let file = SourceFile(path: "src/Card.swift", absolutePath: "/app/src/Card.swift", bytes: Array(source.utf8))
    return CompilerMessages(copies: [SourceCopy(file)])
  }

  @Test func placesAndSourceAreTheOriginals() {
    let output = "/app/src/Card.swift:2:17: error: no 'z'\nb(Selector(\"x\"), z)\n                ^\n"
    #expect(
      messages("a\nb(#selector(x), z)").failure(output).description
        == "src/Card.swift:2:16: error: no 'z'\nb(#selector(x), z)\n               ^")
  }

  @Test func tabsStayInFrontOfTheCaret() {
    let output = "/app/src/Card.swift:1:19: error: no 'z'\n\t\tb(Selector(\"x\"), z)\n\t\t                ^\n"
    #expect(
      messages("\t\tb(#selector(x), z)").failure(output).description.hasSuffix(
        "\t\tb(#selector(x), z)\n\t\t               ^"))
  }

  @Test func placesAtTheEndOfAFileAreTheOriginals() {
    #expect(
      messages("a {\n").failure("/cache/.work-1/source/0/Card.swift:4:1: error: expected '}'\n\n^").description
        == "src/Card.swift:2:1: error: expected '}'\n\n^")
  }

  @Test func partsOfFrameworksThatAreLeftOutAreNamed() {
    let output =
      "/app/src/Card.swift:2:9: error: cannot find type 'AVCaptureSession' in scope\nlet s: AVCaptureSession\n"
    #expect(
      messages("import AVFoundation\nlet s: AVCaptureSession").failure(output).description.contains(
        "note: of the module 'AVFoundation' Stills has only a part, without AVCaptureSession;"))
    #expect(!messages("import SwiftUI\nlet s: AVCaptureSession").failure(output).description.contains("note:"))
  }

  @Test func copiesAreNeverNamed() {
    let output = "error: filename \"Card.swift\" used twice: '/cache/.work-1/source/0/Card.swift' and 'x'"
    #expect(
      messages("a").failure(output).description
        == "error: filename \"Card.swift\" used twice: 'src/Card.swift' and 'x'")
  }

  @Test func namesOfExpansionsAreLeftOut() {
    #expect(
      messages("a").failure("/tmp/x/@__swiftmacro_3App7Preview_.swift:1:1: error: no").description
        == "macro expansion:1:1: error: no")
  }

  /// What a macro makes of a mistake is said only where nothing else is.
  @Test func echoesOfAMistakeAreLeftOut() {
    let mistake = "/app/src/Card.swift:2:1: error: expected '}'\n\n^"
    let note = "/app/src/Card.swift:1:1: note: in expansion of macro 'Preview' here\n#Preview {\n^"
    let echoes = [
      "/app/src/Card.swift:1:66: error: expected expression\n#Preview {\n   ^\n\(note)",
      "/app/src/Card.swift:9:1: error: expected ')'\n\n^\n\(note)",
      "/tmp/x/@__swiftmacro_3App7Preview_.swift:1:1: error: no\n}\n^\n\(note)",
    ]
    let real = "/app/src/Card.swift:1:3: error: no such thing\n#Preview {\n  ^\n\(note)"
    let text = messages("#Preview {\n").failure(([mistake] + echoes + [real]).joined(separator: "\n")).description
    #expect(
      text.split(separator: "\n").filter { $0.contains(": error: ") }
        == ["src/Card.swift:2:1: error: expected '}'", "src/Card.swift:1:3: error: no such thing"])
    #expect(messages("#Preview {\n").failure(echoes[2]).description.hasPrefix("macro expansion:1:1: error: no"))
  }

  @Test func missingFrameworkIsNamedWithItsLines() {
    let source = "import SwiftUI\nimport MapKit\nlet m = MKMapView()\nlet n = Mk()"
    let failure = messages(source).failure(
      "/app/src/Card.swift:2:8: error: no such module 'MapKit'\nimport MapKit\n       ^")
    #expect(failure.status == .doesNotCompile)
    #expect(failure.description.contains("there is no module 'MapKit' on Linux"))
    #expect(failure.description.contains("src/Card.swift:2: import MapKit\n  src/Card.swift:3: let m = MKMapView()\n"))
    #expect(!failure.description.contains("Mk()"))
  }
}
