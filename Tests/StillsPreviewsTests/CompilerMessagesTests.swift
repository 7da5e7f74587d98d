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
