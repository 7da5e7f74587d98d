import Testing

@testable import StillsMacroExpansion

@Suite struct JSONTests {
  @Test func readsWhatItWrites() {
    let value: JSON = ["a": ["x\n\"\\", .number(-1), .bool(true), .null], "b": [:]]
    #expect(JSON(value.bytes) == value)
  }

  @Test func readsEscapes() {
    #expect(JSON(Array(#""\u00e9\ud83d\ude00\/\t""#.utf8)) == .string("é😀/\t"))
  }

  @Test(arguments: ["", "{", "[1,]", "\"a", "{\"a\"}", "1 2", "nul"])
  func refusesWhatIsNoJSON(_ text: String) {
    #expect(JSON(Array(text.utf8)) == nil)
  }
}
