import Foundation
import Testing

@testable import StillsPreviews

/// Tasks that sleep go on as the screen's own time passes. They run on the main thread, which only the command has.
@Suite(.onOwnThreads) struct TaskClockTests {
  private func inspect(_ body: String, _ steps: String..., check: (CommandLineTool.Run) -> Void) throws {
    let source = """
      import SwiftUI

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
    check(try tool.run(arguments: ["inspect", "--tree", "Screen.swift"] + steps.flatMap { ["--step", $0] }))
  }

  @Test func aLoopThatSleepsCountsTheSecondsThatPass() throws {
    let body = """
      Text("\\(count) seconds").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
      """
    try inspect(body) { #expect($0.output.contains("“0 seconds”"), "\($0)") }
    try inspect(body, "advance 3.5") { #expect($0.output.contains("“3 seconds”"), "\($0)") }
    try inspect(body, "advance 3.5", "advance 0.5") { #expect($0.output.contains("“4 seconds”"), "\($0)") }
  }

  @Test func sleepingInNanosecondsIsTheSame() throws {
    try inspect(
      """
      Text(text).task {
        try? await Task.sleep(nanoseconds: 500_000_000)
        text = "loaded"
      }
      """, "advance 0.5"
    ) { #expect($0.output.contains("“loaded”"), "\($0)") }
  }

  @Test func aTaskThatIsCalledOffWakesUpAndThrows() throws {
    try inspect(
      """
      VStack {
        Text(text)
        Button("Next") { count += 1 }
      }
      .task(id: count) {
        let own = count
        do { try await Task.sleep(for: .seconds(9)) } catch { text = "called off \\(own)" }
      }
      """, #"tap "Next""#
    ) { #expect($0.output.contains("“called off 0”"), "\($0)") }
  }

  @Test func whatATapStartsIsDone() throws {
    let body = """
      VStack {
        Text("\\(text) \\(count)")
        Button("Go") {
          Task {
            count = 5
            try? await Task.sleep(for: .seconds(1))
            count += 1
          }
        }
        Text("Main").onTapGesture { DispatchQueue.main.async { text = "main" } }
      }
      """
    try inspect(body, #"tap "Go""#) { #expect($0.output.contains("“start 5”"), "\($0)") }
    try inspect(body, #"tap "Go""#, "advance 1.5") { #expect($0.output.contains("“start 6”"), "\($0)") }
    try inspect(body, #"tap "Main""#) { #expect($0.output.contains("“main 0”"), "\($0)") }
  }

  private let list = """
    List { Text("rows \\(count)") }
      .refreshable {
        try? await Task.sleep(for: .seconds(2))
        count += 10
      }
    """

  @Test func whatIsPulledFarEnoughIsLoadedAnew() throws {
    try inspect(list, "pull 40", "release") {
      #expect($0.output.contains("“rows 0”") && !$0.output.contains("ProgressView"), "\($0)")
    }
    try inspect(list, "pull 80") { #expect($0.output.contains("“rows 0”"), "\($0)") }
    try inspect(list, "pull 80", "release", "advance 1.9") { #expect($0.output.contains("“rows 0”"), "\($0)") }
    try inspect(list, "pull 80", "release", "advance 2") { #expect($0.output.contains("“rows 10”"), "\($0)") }
    try inspect(list, "pull 80", "settle") { #expect($0.output.contains("“rows 10”"), "\($0)") }
  }
}
