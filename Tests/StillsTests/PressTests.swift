import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing

@Suite("A finger that stays") @MainActor struct PressTests {
  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "free")
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }.buttonStyle(Telling())
        Button("Other") {}
      }
    }
  }

  @Test("shows a button as pressed, and does what it does when it goes up")
  func buttonStyle() throws {
    let screen = try Screen(Counter(), world: .tall)
    #expect(try screen.words.contains("free"))
    try screen.press("Add")
    #expect(try screen.words.contains("pressed") && screen.words.contains("count 0"))
    try screen.advance(3)
    #expect(try screen.words.contains("pressed") && screen.words.contains("count 0"))
    try screen.release()
    #expect(try screen.words.contains("free") && screen.words.contains("count 1"))
  }

  @Test("goes up before another step, and when all comes to rest")
  func goesUp() throws {
    let screen = try Screen(Counter(), world: .tall)
    try screen.perform(#"press "Add""#, #"tap "Other""#)
    #expect(try screen.words.contains("count 1"))
    try screen.perform(#"press "Add""#, "settle")
    #expect(try screen.words.contains("count 2") && screen.words.contains("free"))
  }

  @Test("makes the system's own buttons fainter")
  func builtIn() throws {
    let screen = try Screen(Button("Save") {}, world: .tall)
    let before = try screen.render().displayList
    try screen.press("Save")
    #expect(try screen.render().displayList != before)
    try screen.release()
    #expect(try screen.render().displayList == before)
  }

  private struct Row: View {
    @State private var log: [String] = []
    @GestureState private var isHeld = false
    var body: some View {
      VStack {
        Text("log: " + log.joined(separator: " "))
        Text("Hold").onLongPressGesture(minimumDuration: 0.8) {
          log.append("long")
        } onPressingChanged: {
          log.append($0 ? "down" : "up")
        }
        Text(isHeld ? "held" : "let go")
          .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true })
      }
    }
  }

  @Test("is a long press once it has stayed for long enough")
  func longPress() throws {
    let screen = try Screen(Row(), world: .tall)
    try screen.press("Hold")
    #expect(try screen.words.contains("log: down"))
    try screen.advance(0.7)
    #expect(try screen.words.contains("log: down"))
    try screen.advance(0.2)
    #expect(try screen.words.contains("log: down up long"))
    try screen.release()
    #expect(try screen.words.contains("log: down up long"))
    try screen.perform(#"press "Hold""#, "advance 0.5", "release")
    #expect(try screen.words.contains("log: down up long down up"))
  }

  @Test("keeps a gesture's state while it is down")
  func gestureState() throws {
    let screen = try Screen(Row(), world: .tall)
    try screen.press("let go")
    #expect(try screen.words.contains("held"))
    try screen.release()
    #expect(try screen.words.contains("let go"))
  }

  @Test("needs something to press, and something to let go")
  func problems() throws {
    let screen = try Screen(Counter(), world: .tall)
    #expect(problem { try screen.press("Remove") }.contains("there is nothing called \"Remove\""))
    #expect(problem { try screen.perform("release") }.contains("no finger is down"))
  }
}
