import Dispatch
import Foundation
import Testing

@testable import StillsPreviews

/// `stills watch`, as a process that goes on until it is told to end. Nothing here waits for a time: each step waits for
/// what the one before leads to.
@Suite(.serialized, .onOwnThreads) struct WatchCommandTests {
  private static func source(_ color: String) -> String {
    "import SwiftUI\n#Preview(\"Box\", traits: .sizeThatFitsLayout) { Color.\(color).frame(width: 9, height: 9) }\n"
  }

  /// A running watch; its lines are read as they come.
  private final class Watch {
    private let process = Process()
    private let lines = Pipe()
    private var pending = ""

    init(in folder: String, _ arguments: String...) throws {
      process.executableURL = URL(fileURLWithPath: try CommandLineTool.executable)
      process.arguments = ["watch"] + arguments + ["--cache", CommandLineTool.cache]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.standardOutput = lines
      process.standardError = lines
      try process.run()
      // So that a watch that says nothing any more fails its test, instead of keeping it waiting.
      let process = self.process
      DispatchQueue.global().asyncAfter(deadline: .now() + 240) {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      }
    }

    /// Reads until a line has the words; nil where the process has ended before.
    func line(with words: String) -> String? {
      while true {
        while let end = pending.firstIndex(of: "\n") {
          let line = String(pending[..<end])
          pending = String(pending[pending.index(after: end)...])
          if line.contains(words) { return line }
        }
        let data = lines.fileHandleForReading.availableData
        if data.isEmpty { return nil }
        pending += String(decoding: data, as: UTF8.self)
      }
    }

    /// As Ctrl-C does.
    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  private func tool(_ check: (CommandLineTool) throws -> Void) throws {
    let tool = try CommandLineTool(["App/Box.swift": Self.source("red")])
    defer { tool.remove() }
    try check(tool)
  }

  @Test func savesAreRenderedUntilItIsInterrupted() throws {
    try tool { tool in
      let watch = try Watch(in: tool.folder, "App", "-o", "out")
      #expect(watch.line(with: "out/box@iphone-16.png  ") != nil)
      #expect(watch.line(with: "waiting for changes") != nil)
      let red = try Data(contentsOf: URL(fileURLWithPath: tool.folder + "/out/box@iphone-16.png"))

      // Written beside and moved into place, as editors do.
      try tool.write(Self.source("blue"), to: "App/Box.swift")
      #expect(watch.line(with: "Box.swift changed") != nil)
      #expect(watch.line(with: "out/box@iphone-16.png  ") != nil)
      #expect(watch.line(with: "waiting for changes") != nil)
      let blue = try Data(contentsOf: URL(fileURLWithPath: tool.folder + "/out/box@iphone-16.png"))
      #expect(red != blue)

      // What does not compile is told and waited out.
      try tool.write("import SwiftUI\n#Preview { Nothing() }\n", to: "App/Box.swift")
      #expect(watch.line(with: "Box.swift:2:12: error: cannot find 'Nothing' in scope") != nil)
      #expect(watch.line(with: "waiting for changes") != nil)

      // A file in a new folder counts as well.
      try tool.write(Self.source("red"), to: "App/Box.swift")
      #expect(watch.line(with: "out/box@iphone-16.png  ") != nil)
      #expect(watch.line(with: "waiting for changes") != nil)
      try tool.write(Self.source("green").replacingOccurrences(of: "Box", with: "New"), to: "App/More/New.swift")
      #expect(watch.line(with: "out/new@iphone-16.png  ") != nil)
      #expect(watch.line(with: "waiting for changes") != nil)
      #expect(watch.interrupt() == 0)
    }
  }

  @Test func picturesAmongTheSourcesDoNotSetItOffAgain() throws {
    try tool { tool in
      let watch = try Watch(in: tool.folder, "App/Box.swift", "-o", "App")
      #expect(watch.line(with: "App/box@iphone-16.png  ") != nil)
      #expect(watch.line(with: "waiting for changes") != nil)
      try tool.write(Self.source("blue"), to: "App/Box.swift")
      let next = watch.line(with: "changed")
      #expect(next == "Box.swift changed")
      #expect(watch.line(with: "waiting for changes") != nil)
      #expect(watch.interrupt() == 0)
    }
  }
}
