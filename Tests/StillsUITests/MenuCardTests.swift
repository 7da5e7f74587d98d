import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Open menus: what their content becomes.
@MainActor @Suite struct MenuCardTests {
  private struct Sorting: View {
    @State private var order = "Name"
    @State private var showsHidden = true
    var body: some View {
      VStack {
        Text("by \(order), \(showsHidden ? "all" : "some")")
        Menu("Options") {
          Button("Copy", systemImage: "doc.on.doc") {}
          Section("Sort") {
            Picker("Sort by", selection: $order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
          }
          Divider()
          Toggle("Hidden files", isOn: $showsHidden)
          Menu("More") { Button("Deeper") {} }
        }
      }
    }
  }

  private func opened(_ look: World.Look = .ios18) throws -> Stage {
    let stage = try Stage(PresentationRoot(content: Sorting()), world: try World.on("iphone-16", look: look))
    #expect(stage.reports.messages.isEmpty)
    try stage.tap(.menu)
    return stage
  }

  @Test func pickersTogglesAndMenusAreChoicesInOrder() throws {
    let stage = try opened()
    #expect(stage.strings.suffix(6) == ["Copy", "Sort", "Name", "Date", "Hidden files", "More"])
    #expect(stage.reports.messages.contains("Menu: a menu within a menu does not open"))
    try stage.tap(.button, "Date")
    #expect(stage.strings.contains("by Date, all"))
    try stage.tap(.menu)
    try stage.tap(.button, "Hidden files")
    #expect(stage.strings.contains("by Date, some"))
  }

  @Test func groupsStandApart() throws {
    let stage = try opened()
    func bottom(_ text: String) throws -> CGFloat { try #require(stage.frame(ofText: text)).midY + 22 }
    func top(_ text: String) throws -> CGFloat { try #require(stage.frame(ofText: text)).midY - 22 }
    #expect(try abs(top("Hidden files") - bottom("Date") - 8) < 0.5)
    #expect(try abs(top("Date") - bottom("Name")) < 0.5)
  }

  @Test(arguments: [World.Look.ios18, .ios26]) func iconsStandAtTheEndAndBeforeTitlesInTheNewerLook(
    look: World.Look
  ) throws {
    let stage = try opened(look)
    let title = try #require(stage.frame(ofText: "Copy"))
    let icon = try #require(stage.placed.frames("Image").last { abs($0.midY - title.midY) < 4 })
    #expect(look == .ios26 ? icon.maxX < title.minX : icon.minX > title.maxX + 50)
  }

  @Test(arguments: [(World.Look.ios18, 16), (.ios26, 28)] as [(World.Look, CGFloat)])
  func titlesAloneKeepTheirInset(look: World.Look, inset: CGFloat) throws {
    let menu = Menu("Options") {
      Button("Copy") {}
      Button("Delete") {}
    }
    let stage = try Stage(PresentationRoot(content: menu), world: try World.on("iphone-16", look: look))
    try stage.tap(.menu)
    var card: CGRect?
    stage.placed.forEach { if card == nil, abs($0.frame.width - 250) < 0.01 { card = $0.frame } }
    let edge = try #require(card), title = try #require(stage.frame(ofText: "Copy"))
    #expect(abs(title.minX - edge.minX - inset) < 0.5)
    #expect(look == .ios18 || title.midY - edge.minY > 30)
  }

  @Test func dialogsGrowWithTheTypeSize() throws {
    struct Asking: View {
      var body: some View {
        Color.clear.alert("Sure?", isPresented: .constant(true)) {
          Button("Delete") {}
        } message: {
          Text("Forever")
        }
      }
    }
    var world = World()
    let usual = try Stage(PresentationRoot(content: Asking()), world: world)
    world.typeSize = .accessibility2
    let large = try Stage(PresentationRoot(content: Asking()), world: world)
    for text in ["Sure?", "Forever", "Delete"] {
      let (before, after) = (usual.frame(ofText: text)?.height ?? 0, large.frame(ofText: text)?.height ?? 0)
      #expect(before > 0 && after > 1.4 * before)
    }
    world.typeSize = .small
    #expect(
      try Stage(PresentationRoot(content: Asking()), world: world).frame(ofText: "Sure?")
        == usual.frame(ofText: "Sure?"))
  }
}
