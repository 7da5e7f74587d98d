import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing

@MainActor @Suite("Rows that are swiped, edited and pressed")
struct RowActionTests {
  private struct Fruit: View {
    @State private var fruit = ["Apple", "Pear", "Plum"]
    @State private var log = ""
    var hasActions = false
    var mode: EditMode?

    private var rows: some View {
      List {
        ForEach(fruit, id: \.self) { name in
          if hasActions {
            Text(name)
              .swipeActions { Button("Archive") { log += "archive \(name);" }.tint(.orange) }
              .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log += "pin \(name);" } }
          } else {
            Text(name)
          }
        }
        .onDelete { fruit.remove(atOffsets: $0) }
        .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
        Text("log \(log)")
      }
    }

    var body: some View {
      NavigationStack {
        rows.navigationTitle("Fruit").toolbar { EditButton() }
      }
      .environment(\.editMode, mode.map { Binding.constant($0) })
    }
  }

  @Test("a finger that goes left uncovers what deletes a row, and a tap deletes it")
  func deleting() throws {
    let screen = try Screen(Fruit())
    let before = try #require(try screen.frame(of: "Pear"))
    #expect(try !screen.words.contains("Delete"))
    try screen.drag("Pear", by: CGSize(width: -100, height: 0))
    let delete = try #require(try screen.frame(of: "Delete")), moved = try #require(try screen.frame(of: "Pear"))
    #expect(moved.minX <= before.minX - 74)
    #expect(abs(delete.midY - moved.midY) < 1)
    try screen.tap("Delete")
    #expect(try screen.words.filter { ["Apple", "Pear", "Plum"].contains($0) } == ["Apple", "Plum"])
    #expect(try !screen.words.contains("Delete"))
  }

  @Test("a finger that goes far deletes at once")
  func fullSwipe() throws {
    let screen = try Screen(Fruit())
    try screen.drag("Plum", by: CGSize(width: -280, height: 0))
    #expect(try screen.words.filter { ["Apple", "Pear", "Plum"].contains($0) } == ["Apple", "Pear"])
  }

  @Test("the author's buttons stand at their edges, in place of the one that deletes")
  func ownActions() throws {
    let screen = try Screen(Fruit(hasActions: true))
    try screen.drag("Apple", by: CGSize(width: -100, height: 0))
    let archive = try #require(try screen.frame(of: "Archive"))
    #expect(archive.midX > 300)
    #expect(try !screen.words.contains("Delete"))
    try screen.tap("Archive")
    #expect(try screen.words.contains("log archive Apple;"))
    // Across the other way: not as far as to act at once.
    try screen.drag("Pear", by: CGSize(width: 280, height: 0))
    let pin = try #require(try screen.frame(of: "Pin"))
    #expect(pin.midX < 100)
    // A finger back closes it.
    try screen.drag("Pear", by: CGSize(width: -100, height: 0))
    #expect(try !screen.words.contains("Pin"))
  }

  @Test("a list that is edited shows marks and grips, and moves its rows in")
  func editing() throws {
    let resting = try Screen(Fruit()), editing = try Screen(Fruit(mode: .active))
    let before = try #require(try resting.frame(of: "Apple")), after = try #require(try editing.frame(of: "Apple"))
    #expect(after.minX == before.minX + 40)
    let marks = try editing.frames("RowMark"), grips = try editing.frames("RowGrip")
    // The last row can be neither deleted nor moved.
    #expect(marks.count == 3 && grips.count == 3)
    #expect(marks.first.map { $0.width == 22 && $0.midX == 48 } == true)
    #expect(try resting.frames("RowMark").isEmpty)
    try editing.tap("Pear, Remove")
    try editing.tap("Delete")
    #expect(try editing.words.filter { ["Apple", "Pear", "Plum"].contains($0) } == ["Apple", "Plum"])
  }

  @Test("the edit button edits the lists of its container")
  func editButton() throws {
    let screen = try Screen(Fruit())
    try screen.tap("Edit")
    #expect(try screen.frames("RowMark").count == 3)
    #expect(try screen.words.contains("Done"))
    try screen.tap("Done")
    #expect(try screen.frames("RowMark").isEmpty)
  }

  private struct Several: View {
    @State private var chosen: Set<String> = ["Pear"]
    var body: some View {
      VStack {
        Text("chosen \(chosen.sorted().joined(separator: " "))")
        List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("rows of a list that is edited are chosen beside each other")
  func choosingSeveral() throws {
    let screen = try Screen(Several())
    #expect(try screen.frames("RowMark").count == 2)
    try screen.tap("Apple, Select")
    #expect(try screen.words.contains("chosen Apple Pear"))
    try screen.tap("Pear, Select")
    #expect(try screen.words.contains("chosen Apple"))
  }

  private struct Pressed: View {
    @State private var log = "nothing"
    var body: some View {
      VStack {
        Text("Photo").contextMenu {
          Button("Copy") { log = "copied" }
          Button("Delete", role: .destructive) { log = "deleted" }
        }
        Text(log)
      }
    }
  }

  @Test("a finger that stays opens a context menu")
  func contextMenu() throws {
    let screen = try Screen(Pressed())
    #expect(try !screen.words.contains("Copy"))
    try screen.longPress("Photo")
    #expect(try screen.words.contains("Copy"))
    try screen.tap("Delete")
    #expect(try screen.words == ["Photo", "deleted"])
  }
}
