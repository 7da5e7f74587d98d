import InlineSnapshotTesting
import Testing

// Inline assertions as users write them, and helpers of theirs that call one or more.

private func assertCustom(
  of value: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: value(), as: .dump,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1),
    matches: expected, fileID: fileID, file: filePath, function: function, line: line, column: column)
}

private func assertAnswer(
  to question: () -> String, head: (() -> String)? = nil, body: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (label, offset, closure) in [("head", 1, head), ("body", 2, body)] {
    assertInlineSnapshot(
      of: "\(label) of \(question())", as: .lines, message: "The \(label) did not match",
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        deprecatedTrailingClosureLabels: ["old\(label)"], trailingClosureLabel: label, trailingClosureOffset: offset),
      matches: closure, fileID: fileID, file: filePath, function: function, line: line, column: column)
  }
}

@Suite(.snapshots(record: .missing)) struct InlineShapesTests {
  @Test func closureStandsBehindTheCallOrInIt() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
    assertInlineSnapshot(
      of: ["Hello", "World"], as: .dump,
      matches: {
        """
        ▿ 2 elements
          - "Hello"
          - "World"

        """
      })
    assertInlineSnapshot(of: 42, as: .json, message: "numbers", record: .never, timeout: 1) { "42" }
  }

  @Test func textsAreRawWhereTheyMustBe() {
    assertInlineSnapshot(of: "Hello\"\"\"#, world", as: .lines) {
      ##"""
      Hello"""#, world
      """##
    }
    assertInlineSnapshot(of: "A line\r\nAnd one\r\n", as: .lines) {
      """
      A line\r
      And one\r

      """
    }
    assertInlineSnapshot(of: #"C:\new"#, as: .lines) {
      #"""
      C:\new
      """#
    }
  }

  @Test func helpersOfOnesOwnHaveClosuresOfTheirOwn() async throws {
    assertCustom {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
    assertCustom(of: { "Hello" }) { "- \"Hello\"\n" }
    assertCustom(of: { "Hello" }, is: { "- \"Hello\"\n" })
    assertAnswer {
      "life"
    } head: {
      """
      head of life
      """
    } body: {
      """
      body of life
      """
    }
    // The value is taken before the assertion: it waits for nothing itself.
    func waiting() async throws -> String { "late" }
    let value = try await waiting()
    assertInlineSnapshot(of: value, as: .lines) { "late" }
  }

  @Test func failureOfAHelperNamesItsClosure() {
    withKnownIssue {
      assertAnswer {
        "life"
      } head: {
        "head of life"
      } body: {
        "body of death"
      }
    } matching: { issue in
      issue.comments.first?.rawValue == "The body did not match\n\n  @@ −1,1 +1,1 @@\n  −body of death\n  +body of life"
        && issue.sourceLocation?.line == #line - 5
    }
  }
}
