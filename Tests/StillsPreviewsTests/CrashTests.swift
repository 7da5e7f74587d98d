import Foundation
import Testing

@testable import StillsPreviews

/// A preview that goes wrong costs its own picture, and is named with the reason.
@Suite(.onOwnThreads) struct CrashTests {
  private func run(_ preview: String, timeout: String = "30") throws -> CommandLineTool.Run {
    let source = """
      import SwiftUI
      func recurse(_ depth: Int) -> Int { depth < 0 ? 0 : recurse(depth + 1) + 1 }
      #Preview("Before") { Rectangle() }
      \(preview)
      #Preview("After") { Rectangle() }
      """
    let tool = try CommandLineTool(["Card.swift": source])
    defer { tool.remove() }
    let run = try tool.run("render", "Card.swift", "-o", "out", "--timeout", timeout)
    #expect(tool.files(in: "out") == ["after@iphone-16.png", "before@iphone-16.png"])
    #expect(run.status == 4)
    return run
  }

  @Test func forcedUnwrap() throws {
    let run = try run("#Preview(\"Bad\") {\n  let box: Int? = nil\n  Text(\"\\(box!)\")\n}")
    #expect(
      run.errors
        == "stills: error: Bad on iphone-16: it trapped: Unexpectedly found nil while unwrapping an Optional value (Card.swift:6)\n"
    )
  }

  @Test func indexOutOfRange() throws {
    let run = try run(
      "struct Bad: View {\n  let list: [Int] = []\n  var body: some View { Text(\"\\(list[3])\") }\n}\n#Preview(\"Bad\") { Bad() }"
    )
    #expect(run.errors == "stills: error: Bad on iphone-16: it trapped: Index out of range (Card.swift:6)\n")
  }

  @Test func failedPrecondition() throws {
    #expect(
      try run("#Preview(\"Bad\") { let _ = precondition(Int(\"x\") != nil, \"no number\"); Rectangle() }").errors
        .contains("it trapped: no number (Card.swift:4)"))
  }

  @Test func endlessRecursion() throws {
    #expect(
      try run("#Preview(\"Bad\") { Text(\"\\(recurse(1))\") }").errors.contains(
        "Bad on iphone-16: it recursed until the stack was full"))
  }

  @Test func viewThatContainsItself() throws {
    let bad = "struct Bad: View { var body: some View { VStack { AnyView(Bad()) } } }\n#Preview(\"Bad\") { Bad() }"
    #expect(try run(bad).errors.contains("Bad on iphone-16: Bad is nested more than"))
  }

  @Test func leaving() throws {
    #expect(
      try run("#Preview(\"Bad\") { let _ = exit(3); Rectangle() }").errors
        == "stills: error: Bad on iphone-16: it called exit(3)\n")
  }

  @Test func sleeping() throws {
    #expect(
      try run("#Preview(\"Bad\") { let _ = sleep(60); Rectangle() }", timeout: "1").errors
        == "stills: error: Bad on iphone-16: it took longer than 1 s\n")
  }

  @Test func aborting() throws {
    #expect(
      try run("#Preview(\"Bad\") { let _ = abort(); Rectangle() }").errors.contains(
        "Bad on iphone-16: it was stopped by abort()"))
  }

  @Test func providerThatCannotBeListed() throws {
    let run = try run(
      "struct Bad: PreviewProvider { static var previews: some View { let _ = fatalError(\"no list\"); Rectangle() } }")
    #expect(
      run.errors
        == "stills: error: Bad (Card.swift:4): its previews cannot be listed: it trapped: no list (Card.swift:4)\n")
  }
}
