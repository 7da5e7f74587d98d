import Foundation
import Testing

@testable import StillsPreviews

/// Tasks run on the main thread, which tests do not have: the command does.
@Suite(.onOwnThreads) struct TaskSettlingTests {
  private func inspect(_ body: String, _ check: (CommandLineTool.Run) -> Void) throws {
    let source = """
      import SwiftUI

      struct Trouble: Error {}

      struct Screen: View {
        @State private var text = "start"
        @State private var count = 0
        var body: some View {
          \(body)
        }
      }

      #Preview { Screen() }
      """
    let tool = try CommandLineTool(["Screen.swift": source])
    defer { tool.remove() }
    check(try tool.run("inspect", "--tree", "Screen.swift"))
  }

  @Test func tasksGoOnAfterTheyHaveWaitedForOthers() throws {
    try inspect(
      """
      Text(text).task {
        await Task.yield()
        let number = await Task { 5 }.value
        text = "number \\(number)"
        await Task.yield()
        text += " done"
      }
      """
    ) { run in
      #expect(run.status == 0 && run.output.contains("“number 5 done”"), "\(run)")
    }
  }

  @Test func aTaskThatThrowsLeavesTheStateItHadReached() throws {
    try inspect(
      """
      Text(text)
        .task {
          let work = Task {
            text = "loading"
            throw Trouble()
          }
          do { try await work.value } catch { text = "failed" }
        }
        .task { _ = Task<Void, Error> { throw Trouble() } }
      """
    ) { run in
      #expect(run.status == 0 && run.output.contains("“failed”"), "\(run)")
    }
  }

  @Test func aTaskThatCountsForEverIsWarnedAboutWithItsLastValues() throws {
    try inspect(
      """
      Text("\\(count)").task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
      """
    ) { run in
      #expect(run.status == 0, "\(run)")
      #expect(run.errors.contains("still waiting after 1000 rounds and is let alone"), "\(run)")
      #expect(run.errors.contains("Screen writes \"count\" (last "), "\(run)")
    }
  }
}
