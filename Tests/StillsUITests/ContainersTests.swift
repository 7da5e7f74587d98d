import Foundation
import StillsCore
import SwiftUI
import Testing

/// Views that take others apart: iOS 18's subviews, sections and container values.
@MainActor @Suite struct ContainersTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) cards")
          if let first = subviews.first { first.frame(height: 80) }
          ForEach(subviews.dropFirst()) { $0.frame(height: 40) }
        }
      }
    }
  }

  @Test func subviewsAreCountedAndPutElsewhere() throws {
    let view = Cards {
      Color.red
      if false { Color.blue }
      ForEach(0..<2) { _ in Color.green }
      Group {
        Color.orange; Text("last")
      }
    }
    let placed = try RenderKit.place(view, in: CGSize(width: 100, height: 400))
    #expect(placed.strings == ["5 cards", "last"])
    #expect(placed.frames("Color").map(\.height) == [80, 40, 40, 40])
  }

  @Test func aSliceIsAViewToo() throws {
    let view = Group(
      subviews: Group {
        Text("a"); Text("b"); Text("c")
      }
    ) { subviews in
      subviews[1...]
      subviews.prefix(1)
    }
    #expect(try RenderKit.place(VStack { view }).strings == ["b", "c", "a"])
  }

  @Test func subviewsTakeTheSurroundingsThatTheyArePutInto() throws {
    let view = VStack {
      ForEach(
        subviews: Group {
          Text("a"); Divider()
        }
      ) { $0.font(.system(size: 30)) }
    }
    let placed = try RenderKit.place(view, in: CGSize(width: 100, height: 100))
    var sizes: [CGFloat] = []
    placed.forEach { if let text = $0.element as? TextElement { sizes += text.fonts.map(\.size) } }
    #expect(sizes == [30])
    #expect(placed.frames("Divider").first?.width == 100, "it lies across the column that it is put into")
  }

  @Test func stateOfSubviewsStays() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let stage = try Stage(VStack { ForEach(subviews: Counter()) { $0.padding() } })
    try stage.tap(.button, "0")
    #expect(stage.strings == ["1"])
  }

  @Test func valuesReachTheContainer() throws {
    let view = ForEach(
      subviews: Group {
        Text("a").containerValue(\.isPinned, true)
        Text("b").tag(7)
        Text("c").containerValue(\.isPinned, true).containerValue(\.rank, 3).padding(1)
      }
    ) { subview in
      let values = subview.containerValues
      Text("\(values.isPinned) \(values.rank) \(values.tag(for: Int.self) ?? 0) \(values.hasTag(7))")
    }
    #expect(
      try RenderKit.place(VStack { view }).strings == ["true 1 0 false", "false 1 7 true", "true 3 0 false"])
  }

  @Test func sectionsComeInParts() throws {
    let view = VStack {
      Group(
        sections: Group {
          Text("alone")
          Section("First") {
            Text("a"); Text("b")
          }
          Section {
            Text("c")
          } header: {
            Text("Second")
          } footer: {
            Text("end")
          }
        }
      ) { sections in
        Text("\(sections.count)")
        ForEach(sections) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          section.header
          section.content
          section.footer
        }
      }
    }
    #expect(
      try RenderKit.place(view).strings
        == ["3", "0 1 0", "alone", "1 2 0", "First", "a", "b", "1 1 1", "Second", "c", "end"])
    let loop = VStack { ForEach(sections: Section("A") { Text("x") }) { $0.header } }
    #expect(try RenderKit.place(loop).strings == ["A"])
  }

  // MARK: Outlines

  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  private let folders = [
    Folder(id: "one", inside: [Folder(id: "two", inside: [Folder(id: "three")]), Folder(id: "four")]),
    Folder(id: "five"),
  ]

  @Test func aTreeIsClosedAtFirstAndOpensRowByRow() throws {
    let stage = try Stage(List(folders, children: \.inside) { Text($0.id) })
    #expect(stage.strings == ["one", "five"])
    try stage.tap(.button, "one")
    #expect(stage.strings == ["one", "two", "four", "five"])
  }

  @Test func outlinesStandOutsideOfListsToo() throws {
    let tree = OutlineGroup(folders, children: \.inside) { Text($0.id) }
    #expect(try RenderKit.place(VStack { tree }, in: CGSize(width: 200, height: 200)).strings == ["one", "five"])
    let root = OutlineGroup(folders[0], id: \.id, children: \.inside) { Text($0.id) }
    #expect(try RenderKit.place(Form { root }, in: CGSize(width: 200, height: 200)).strings == ["one"])
  }

  // MARK: Others

  @Test func severalDaysAreChosen() throws {
    struct Days: View {
      @State var days: Set<DateComponents> = [
        DateComponents(year: 2007, month: 1, day: 3), DateComponents(year: 2007, month: 1, day: 20),
      ]
      var body: some View {
        VStack {
          Text("\(days.count) days")
          MultiDatePicker("Days", selection: $days, in: Date.distantPast..<Date.distantFuture)
        }
      }
    }
    let stage = try Stage(Days())
    #expect(stage.strings.contains("January 2007") && stage.strings.contains("2 days"))
    try stage.tap(.button, "5")
    #expect(stage.strings.contains("3 days"))
    try stage.tap(.button, "20")
    #expect(stage.strings.contains("2 days"))
  }

  @Test func controlGroupsHaveStyles() throws {
    let group = ControlGroup("Edit", systemImage: "pencil") {
      Button("Cut") {}; Button("Copy") {}
    }
    #expect(try RenderKit.place(group).strings == ["Cut", "Copy"])
    #expect(try RenderKit.place(group.controlGroupStyle(.navigation)).strings == ["Cut", "Copy"])
    #expect(try RenderKit.place(group.controlGroupStyle(.menu)).strings == ["Edit"])
  }

  @Test func otherSpellingsCompileAndDraw() throws {
    struct Note: Transferable {}
    let view = VStack {
      PasteButton(payloadType: Note.self) { _ in }
      TextField("Name", text: .constant("abc"), selection: .constant(nil))
      TextField("Name", text: .constant("abc"), selection: .constant(nil), prompt: Text("p"), axis: .vertical)
      TextEditor(text: .constant("x"), selection: .constant(TextSelection(insertionPoint: "x".startIndex)))
    }
    .containerBackground(.red, for: .navigation)
    #expect(try RenderKit.place(view, in: CGSize(width: 300, height: 300)).strings.contains("Paste"))
  }
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinned.self] }
    set { self[IsPinned.self] = newValue }
  }

  @Entry fileprivate var rank = 1
}

private struct IsPinned: ContainerValueKey {
  static let defaultValue = false
}
