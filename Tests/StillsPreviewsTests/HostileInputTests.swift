import Foundation
import Testing

@testable import StillsPreviews

/// Files, names and places as they come, not as they should be.
@Suite(.onOwnThreads) struct HostileInputTests {
  private static let card = "import SwiftUI\n#Preview(\"Card\") { Rectangle() }\n"

  private func tool(_ files: [String: String]) throws -> CommandLineTool { try CommandLineTool(files) }

  @Test func markAtTheBeginningOfAFileIsNoText() throws {
    let tool = try tool(["Card.swift": "\u{FEFF}" + Self.card])
    defer { tool.remove() }
    let run = try tool.run("render", "Card.swift", "-o", "card.png")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x69, 0x00], "Other.swift is UTF-16"),
      ([0x2F, 0x2F, 0x0A, 0x2F, 0x2F, 0xE9, 0x0A], "Other.swift:2: this is no UTF-8"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(bytes: [UInt8], message: String) throws {
    let tool = try tool(["Card.swift": Self.card])
    defer { tool.remove() }
    try Data(bytes).write(to: URL(fileURLWithPath: tool.folder + "/Other.swift"))
    let run = try tool.run("render", ".", "-o", "out")
    #expect(run.status == 3 && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func lineBreakInANameIsNamed() throws {
    let tool = try tool(["a\nb.swift": Self.card])
    defer { tool.remove() }
    let run = try tool.run("render", "a\nb.swift", "-o", "out")
    #expect(run.status == 2 && run.errors.contains("line break in the name a⏎b.swift"), "\(run.errors)")
  }

  @Test func namesThatAreNoTextAreNamed() throws {
    let tool = try tool(["Card.swift": Self.card])
    defer { tool.remove() }
    let path =
      Array("\(tool.folder)/caf".utf8CString.dropLast()) + [CChar(truncatingIfNeeded: 0xE9)]
      + Array(".swift".utf8CString)
    close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644))
    defer { unlink(path) }
    let run = try tool.run("render", ".", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors == "stills: error: caf\\xE9.swift: the name is no UTF-8 text: rename the file\n")
    #expect(FilePath.spelledOut(path)?.hasSuffix("/caf\\xE9.swift") == true)
    #expect(FilePath.spelledOut("café.swift") == nil)
  }

  @Test func filesOfOneNameAreRenderedTogether() throws {
    let tool = try tool([
      "app/View.swift": Self.card, "widget/View.swift": "import SwiftUI\n#Preview(\"Small\") { Circle() }\n",
    ])
    defer { tool.remove() }
    let run = try tool.run("render", "app", "widget", "-o", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.files(in: "out").count == 2)
    try tool.write("import SwiftUI\nlet x: Int = \"no\"\n", to: "widget/View.swift")
    let broken = try tool.run("render", "app", "widget", "-o", "out")
    #expect(broken.errors.hasPrefix("widget/View.swift:2:14: error: "), "\(broken.errors)")
  }

  @Test func whatIsAskedForTwiceIsDrawnOnce() throws {
    let tool = try tool(["Card.swift": Self.card])
    defer { tool.remove() }
    let run = try tool.run(
      "render", "Card.swift", "-o", "out", "--device", "iphone-16,iphone-16", "--device", "iphone-16", "-f", "svg",
      "-f",
      "svg")
    #expect(run.output == "out/card@iphone-16.svg\n")
  }

  @Test func titlesOfSeveralLinesAreOneInTheList() throws {
    let tool = try tool(["Card.swift": "import SwiftUI\n#Preview(\"a\\nb\") { Rectangle() }\n"])
    defer { tool.remove() }
    #expect(try tool.run("previews", "Card.swift").output == "  1  a⏎b  Card.swift:2  #Preview\n")
  }

  @Test func noFindingsAreSaidToBeNone() throws {
    let tool = try tool(["Card.swift": Self.card])
    defer { tool.remove() }
    #expect(try tool.run("inspect", "Card.swift", "--issues").output == "nothing to report\n")
  }

  /// In a shell, for what only it can do.
  private func shell(_ script: String, in tool: CommandLineTool) throws -> CommandLineTool.Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", try CommandLineTool.executable, CommandLineTool.cache]
    process.currentDirectoryURL = URL(fileURLWithPath: tool.folder)
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return CommandLineTool.Run(
      status: process.terminationStatus, output: "", errors: String(decoding: text, as: UTF8.self))
  }

  @Test func resultsThatCannotBePrintedAreAFailure() throws {
    let tool = try tool([:])
    defer { tool.remove() }
    let run = try shell("\"$1\" devices > /dev/full", in: tool)
    #expect(run.status == 4 && run.errors.contains("cannot write the results to standard output: No space left"))
  }

  @Test func closedStreamsAreNoFiles() throws {
    let tool = try tool(["Card.swift": Self.card])
    defer { tool.remove() }
    let run = try shell("\"$1\" render Card.swift -o card.svg --cache \"$2\" <&- >&-", in: tool)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: tool.folder + "/card.svg", encoding: .utf8).hasPrefix("<"))
  }

  @Test func fileThatGrowsBeyondTheShellsLimitIsAnErrorWithItsName() throws {
    let tool = try tool(["Card.swift": Self.card])
    defer { tool.remove() }
    _ = try tool.run("render", "Card.swift", "-o", "first.png")
    let run = try shell("ulimit -f 4; \"$1\" render Card.swift -o card.png --cache \"$2\"", in: tool)
    #expect(run.status == 4 && run.errors.contains("cannot write card.png: File too large"), "\(run.errors)")
    #expect(tool.files(in: ".").filter { $0.contains("card.png") } == [])
  }

  @Test func whatKilledProcessesLeftInTheCacheGoes() throws {
    let tool = try tool(["Card.swift": Self.card, "cache/.work-999999999/app.o": "", "cache/.work-1/app.o": ""])
    defer { tool.remove() }
    let old: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 0)]
    try FileManager.default.setAttributes(old, ofItemAtPath: tool.folder + "/cache/.work-999999999")
    try FileManager.default.setAttributes(old, ofItemAtPath: tool.folder + "/cache/.work-1")
    let run = try tool.run("render", "Card.swift", "-o", "card.png", "--cache", "cache")
    #expect(run.status == 0, "\(run.errors)")
    #expect(FilePath.names(in: tool.folder + "/cache").filter { $0.hasPrefix(".work") } == [".work-1"])
  }
}
