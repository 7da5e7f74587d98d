import Stills
import SwiftUI
import Testing

@MainActor @Suite("Menus of rows that are chosen")
struct SelectionMenuTests {
  private struct Mails: View {
    @State var chosen: Set<String> = []
    @State private var log = "nothing"
    var body: some View {
      VStack {
        Text(log)
        List(["Anna", "Ben", "Carl"], id: \.self, selection: $chosen) { Text($0).selectionDisabled($0 == "Carl") }
          .contextMenu(forSelectionType: String.self) { names in
            Button("Archive \(names.sorted().joined(separator: " and "))") { log = "archived" }
          } primaryAction: { names in
            log = "opened \(names.sorted().joined())"
          }
      }
    }
  }

  @Test("a finger that stays on a row opens a menu of the row, or of all that are chosen if it is one of them")
  func pressing() throws {
    let screen = try Screen(Mails())
    try screen.longPress("Ben")
    #expect(try screen.words.contains("Archive Ben"))
    try screen.tap("Archive Ben")
    #expect(try screen.words.first == "archived")
    let several = try Screen(Mails(chosen: ["Anna", "Ben"]))
    try several.longPress("Ben")
    #expect(try several.words.contains("Archive Anna and Ben"))
  }

  @Test("beside a row's words, too, but not on a row that cannot be chosen")
  func places() throws {
    let screen = try Screen(Mails())
    let carl = try #require(try screen.frame(of: "Carl")), anna = try #require(try screen.frame(of: "Anna"))
    try? screen.longPress(CGPoint(x: carl.midX, y: carl.midY))
    #expect(try !screen.words.contains("Archive Carl"))
    try screen.longPress(CGPoint(x: anna.maxX + 100, y: anna.midY))
    #expect(try screen.words.contains("Archive Anna"))
  }

  @Test("a tap on a row does the primary action")
  func tapping() throws {
    let screen = try Screen(Mails())
    try screen.tap("Anna")
    #expect(try screen.words.first == "opened Anna")
  }

  private struct Swiped: View {
    @State private var chosen: String?
    @State private var log = "nothing"
    var body: some View {
      VStack {
        Text("\(chosen ?? "none"), \(log)")
        List(selection: $chosen) {
          Text("Anna").tag("Anna").swipeActions { Button("Delete") {} }
          HStack {
            Text("Ben")
            Button("Call") { log = "called" }.buttonStyle(.bordered)
          }
          .tag("Ben")
        }
      }
    }
  }

  @Test("what a row has of gestures and buttons leaves it to be chosen elsewhere")
  func rowsWithGestures() throws {
    let screen = try Screen(Swiped())
    try screen.tap("Anna")
    #expect(try screen.words.first == "Anna, nothing")
    try screen.tap("Call")
    #expect(try screen.words.first == "Anna, called")
    try screen.tap("Ben")
    #expect(try screen.words.first == "Ben, called")
  }
}
