import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// The newer look's bars, as SwiftUI's containers fill them; and columns on tablets.
@MainActor @Suite struct NewerBarTests {
  private func fills(_ stage: Stage, _ color: ResolvedColor) -> [CGRect] {
    stage.placed.commands.everyFill(of: color)
  }

  @Test func aTabWithTheRoleOfSearchStandsByItself() throws {
    let stage = try Stage(
      TabView {
        Tab("Home", systemImage: "house") { Text("First") }
        Tab(role: .search) { Text("Second") }
        Tab("Library", systemImage: "books.vertical") { Text("Third") }
      }, world: try World.on("iphone-16", look: .ios26))
    #expect(stage.frame(ofText: "Search") == nil)
    let items = stage.placed.frames("TabItem")
    #expect(items.count == 3)
    #expect(items.last.map { $0.width == 62 && $0.maxX == 393 - 21 } == true)
    try stage.tap(.tab, "Search")
    #expect(stage.strings.contains("Second"))
    #expect(stage.frame(ofText: "Library") != nil)
  }

  private struct Form: View {
    var isValid: Bool
    var body: some View {
      NavigationStack {
        Text("Form").navigationTitle("Form").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(!isValid) }
        }
      }
      .tint(Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test func aDisabledConfirmingButtonIsNotFilled() throws {
    let world = try World.on("iphone-16", look: .ios26), red = ResolvedColor(red: 1, green: 0, blue: 0)
    #expect(fills(try Stage(Form(isValid: true), world: world), red).count == 1)
    #expect(fills(try Stage(Form(isValid: false), world: world), red).isEmpty)
  }

  @Test func aButtonWhoseRoleIsToConfirmIsFilledWhereverItStands() throws {
    let world = try World.on("iphone-16", look: .ios26), red = ResolvedColor(red: 1, green: 0, blue: 0)
    let view = NavigationStack {
      Text("Form").navigationTitle("Form").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button(role: .confirm) {} }
      }
    }
    .tint(Color(red: 1, green: 0, blue: 0))
    #expect(fills(try Stage(view, world: world), red).count == 1)
  }

  // MARK: One view in columns

  private var single: some View {
    NavigationView { Text("Only").navigationTitle("Home") }
  }

  @Test func theOnlyViewOfATabletsNavigationViewIsASidebar() throws {
    var world = try World.on("ipad-pro-11")
    var stage = try Stage(single, world: world)
    #expect(stage.frame(ofText: "Only") == nil)
    world.orientation = .landscape
    stage = try Stage(single, world: world)
    #expect((stage.frame(ofText: "Only")?.maxX ?? 999) < 320)
    #expect(stage.reports.messages.isEmpty)
    // In the style of stacks it fills the screen.
    stage = try Stage(single.navigationViewStyle(.stack), world: try World.on("ipad-pro-11"))
    #expect(stage.frame(ofText: "Only") != nil)
  }
}
