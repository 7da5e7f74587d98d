import Testing

@testable import InlineSnapshotTesting

@Suite struct InlineSourceTests {
  /// The source with texts recorded at each `‸`, which stands before a call's parenthesis or brace.
  private func recorded(
    _ marked: String, _ text: String?, _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) throws -> String {
    let pieces = marked.components(separatedBy: "‸")
    var source = ""
    var recordings: [InlineSource.Place: String?] = [:]
    for (index, piece) in pieces.enumerated() {
      source += piece
      guard index < pieces.count - 1 else { break }
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      recordings[
        InlineSource.Place(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, descriptor: descriptor)
      ] = .some(text)
    }
    return String(decoding: try InlineSource(Array(source.utf8)).applying(recordings), as: UTF8.self)
  }

  @Test func closureIsAddedBehindTheCall() throws {
    #expect(
      try recorded("func test() {\n  assertInlineSnapshot‸(of: value, as: .dump)\n}\n", "- 1\n- 2") == """
        func test() {
          assertInlineSnapshot(of: value, as: .dump) {
            \"""
            - 1
            - 2
            \"""
          }
        }

        """)
  }

  @Test func closureThatIsThereIsReplaced() throws {
    let source = "  check‸(of: f { $0 }, as: .dump) {\n    \"\"\"\n    old )}\n    \"\"\"\n  } // why\n"
    #expect(
      try recorded(source, "new")
        == "  check(of: f { $0 }, as: .dump) {\n    \"\"\"\n    new\n    \"\"\"\n  } // why\n")
  }

  @Test func closureAmongTheArgumentsIsReplaced() throws {
    #expect(
      try recorded("  check‸(of: a, matches: { \"old\" })\n", "new")
        == "  check(of: a, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })\n")
  }

  @Test func otherClosuresStay() throws {
    let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1)
    #expect(
      try recorded("  check‸(\"it\") { work() }\n", "x", descriptor)
        == "  check(\"it\") { work() } is: {\n    \"\"\"\n    x\n    \"\"\"\n  }\n")
    #expect(
      try recorded("  check‸(\"it\") { work() } is: { \"old\" } last: { 1 }\n", "x", descriptor)
        == "  check(\"it\") { work() } is: {\n    \"\"\"\n    x\n    \"\"\"\n  } last: { 1 }\n")
    #expect(
      try recorded("  check ‸{ work() } last: { 1 }\n", "x", descriptor)
        == "  check { work() } is: {\n    \"\"\"\n    x\n    \"\"\"\n  } last: { 1 }\n")
  }

  @Test func olderLabelIsReplaced() throws {
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["equals"], trailingClosureLabel: "is", trailingClosureOffset: 1)
    #expect(
      try recorded("  check ‸{ 1 } equals: { \"old\" }\n", "x", descriptor)
        == "  check { 1 } is: {\n    \"\"\"\n    x\n    \"\"\"\n  }\n")
  }

  @Test func closureIsTakenAwayWhereThereIsNoValue() throws {
    #expect(try recorded("  check‸(of: a) {\n    \"old\"\n  }\n", nil) == "  check(of: a)\n")
    #expect(try recorded("  check ‸{ \"old\" }\n", nil) == "  check ()\n")
  }

  @Test func severalCallsAreRecordedAtOnce() throws {
    let source = "a‸(1)\nb‸(2); c‸(3)\n"
    let closure = "{\n    \"\"\"\n    x\n    \"\"\"\n}"
    #expect(try recorded(source, "x") == "a(1) \(closure)\nb(2) \(closure); c(3) \(closure)\n")
  }

  @Test func textsThatLookLikeSourceAreWrappedInPounds() throws {
    #expect(try recorded("a‸()\n", #"\(x)"#).contains("    #\"\"\"\n    \\(x)\n    \"\"\"#\n"))
    #expect(try recorded("a‸()\n", #"""#).contains("    \"\"\"\n    \"\n"))
    #expect(try recorded("a‸()\n", #"""""#).contains("    #\"\"\"\n"))
    #expect(try recorded("a‸()\n", "\"\"\"##").contains("    ###\"\"\"\n"))
    #expect(try recorded("a‸()\n", "a\rb\\").contains("    a\\#rb\\\n"))
  }

  @Test func emptyLinesAreNotIndented() throws {
    #expect(try recorded("\ta‸()\n", "x\n\ny").contains("\t\tx\n\n\t\ty\n"))
  }

  @Test func placeOfNoCallIsAnError() {
    #expect(throws: InlineError.self) { try recorded("let a‸ = 1\n", "x") }
    let far = InlineSource.Place(line: 90, column: 1, descriptor: InlineSnapshotSyntaxDescriptor())
    #expect(throws: InlineError.self) { try InlineSource(Array("a()".utf8)).applying([far: .some("x")]) }
  }

  @Test func lineOfTheClosureIsFound() {
    let source = InlineSource(Array("check(\n  of: 1\n) {\n}\n".utf8))
    let place = InlineSource.Place(line: 1, column: 6, descriptor: InlineSnapshotSyntaxDescriptor())
    #expect(source.closureLine(of: place) == 3)
  }
}
