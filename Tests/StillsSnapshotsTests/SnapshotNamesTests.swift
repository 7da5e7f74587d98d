import Foundation
import StillsSnapshots
import Testing

@Suite struct SnapshotNamesTests {
  @Test(arguments: [
    ("testScreen()", "testScreen"), ("test(argument:)", "test-argument"), ("two words", "two-words"),
    ("iPhone 13 (dark)", "iPhone-13-dark"), ("größe", "größe"), ("한국어", "한국어"), ("a/../b", "a-b"), ("--a__b--", "a__b"),
    ("½ 数", "数"), ("()", ""), ("e\u{301}", "e\u{301}"), ("size 1.5x", "size-1-5x"),
  ])
  func namesKeepLettersAndDigits(name: String, file: String) {
    #expect(SnapshotNames.sanitized(name) == file)
  }

  @Test func namesAreAsTheRegularExpressionsOfFoundationMakeThem() {
    // Names on a Mac go by \W: whatever is no word character becomes one hyphen, none at the ends.
    for code in stride(from: UInt32(0x20), to: 0x2_0000, by: 37) {
      // Later characters are not known to every Foundation.
      guard let scalar = Unicode.Scalar(code), let age = scalar.properties.age, age.major <= 13 else { continue }
      let name = "a\(scalar)b"
      let expected = name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      #expect(SnapshotNames.sanitized(name) == expected, "U+\(String(code, radix: 16))")
    }
  }
}
