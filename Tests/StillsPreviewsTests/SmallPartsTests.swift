import Testing

@testable import StillsPreviews

@Suite struct DigestTests {
  @Test func digestIsSHA256OfLengthsAndBytes() {
    // sha256 of nothing.
    #expect(Digest().hexadecimal == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    // printf '\3\0\0\0\0\0\0\0abc' | sha256sum
    var digest = Digest()
    digest.add("abc")
    #expect(digest.hexadecimal == "ce91dc5eec0139adf091900d225971d6ad246a845bad791b5693a9d0d55dd391")
  }

  @Test func partsAreToldApart() {
    var first = Digest()
    first.add("ab")
    first.add("c")
    var second = Digest()
    second.add("a")
    second.add("bc")
    #expect(first.hexadecimal != second.hexadecimal)
  }

  @Test(arguments: [0, 47, 48, 55, 56, 63, 64, 119, 120, 1000])
  func everyLengthHasItsPadding(_ count: Int) {
    var digest = Digest()
    digest.add([UInt8](repeating: 1, count: count))
    #expect(digest.hexadecimal.count == 64)
  }
}

@Suite struct FileNameTests {
  @Test(arguments: [
    ("Flight Summary", false, "flight-summary"), ("FlightSummary", true, "flight-summary"),
    ("FlightSummary", false, "flightsummary"),
    ("Card_Previews 2", true, "card-previews-2"), ("제목 없음", false, "제목-없음"), ("a/b: c…", false, "a-b-c"),
    ("—", false, "preview"),
    ("URLField", true, "urlfield"),
  ])
  func namesAreHyphenated(_ name: String, _ splitsWords: Bool, _ expected: String) {
    #expect(FileName.hyphenated(name, splitsWords: splitsWords) == expected)
  }

  @Test func longNamesFitTheFileSystem() {
    #expect(FileName.hyphenated(String(repeating: "제", count: 200), splitsWords: false).utf8.count <= 150)
  }
}

@Suite struct MessageTests {
  @Test func messagesAreReadOnlyWhenWhole() {
    let message = Message("done", "", "a\nb", "é")
    var buffer: [UInt8] = []
    for byte in message.bytes.dropLast() {
      buffer.append(byte)
      #expect(Message.take(from: &buffer) == nil)
    }
    buffer += [message.bytes[message.bytes.count - 1], 9]
    #expect(Message.take(from: &buffer) == message)
    #expect(buffer == [9])
  }
}

@Suite struct TypeDeclarationTests {
  @Test func providersAndAppsAreFoundWithTheirNesting() {
    let source = """
      import SwiftUI
      struct Card: View { var body: some View { Text("struct X: PreviewProvider {}") } }
      enum Screens {
        struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      }
      extension Other: PreviewProvider {}
      @main struct Main: SwiftUI.App { }
      struct Apple: Codable {}
      """
    let file = SourceFile(path: "a/Card.swift", absolutePath: "/a/Card.swift", bytes: Array(source.utf8))
    let found = TypeDeclaration.all(in: file).map { "\($0.name) \($0.file):\($0.line)" }
    #expect(found == ["Screens.Card_Previews Card.swift:4", "Other Card.swift:6", "Main Card.swift:7"])
  }
}
