import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Rows that are chosen, and sidebars that choose them.
@MainActor @Suite struct ListSelectionTests {
  private struct Places: View {
    @State var chosen: String? = "Rome"
    var usesLinks = false

    var body: some View {
      NavigationSplitView {
        List(["Oslo", "Rome"], id: \.self, selection: $chosen) { place in
          if usesLinks { NavigationLink(place, value: place) } else { Text(place) }
        }
        .navigationTitle("Places")
      } detail: {
        Text("At \(chosen ?? "home")")
      }
    }
  }

  private func fill(_ color: SystemColor, _ stage: Stage) -> [CGRect] {
    stage.placed.commands.everyFill(of: color.resolved(look: .ios18, isDark: false))
  }

  @Test(arguments: [true, false]) func aTouchOnARowOfASidebarChoosesIt(usesLinks: Bool) throws {
    let stage = try Stage(Places(usesLinks: usesLinks), world: try World.on("ipad-pro-11", landscape: true))
    #expect(stage.strings.contains("At Rome"))
    let (oslo, rome) = (stage.frame(ofText: "Oslo"), stage.frame(ofText: "Rome"))
    var ground = try #require(fill(.tertiarySystemFill, stage).first)
    #expect(rome.map { ground.contains($0) } == true)
    #expect(ground.minX == 16 && ground.maxX == 304)
    try stage.tap(usesLinks ? .link : .button, usesLinks ? "Oslo" : nil)
    #expect(stage.strings.contains("At Oslo"))
    ground = try #require(fill(.tertiarySystemFill, stage).first)
    #expect(oslo.map { ground.contains($0) } == true)
    // No cards, no lines between rows, no arrows.
    #expect(fill(.secondarySystemGroupedBackground, stage).isEmpty)
  }

  @Test func aColumnIsAsWideAsItsContentSays() throws {
    let view = NavigationSplitView {
      Color(red: 1, green: 0, blue: 0).navigationSplitViewColumnWidth(min: 100, ideal: 240, max: 300)
    } detail: {
      Color.green
    }
    let stage = try Stage(view, world: try World.on("ipad-pro-11", landscape: true))
    let red = stage.placed.commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(red.first?.width == 240)
  }

  @Test func aChosenRowOfAListIsGrey() throws {
    struct Rows: View {
      @State var chosen: Set<Int> = [2]
      var body: some View {
        List(selection: $chosen) {
          Text("First").tag(1)
          Text("Second").tag(2)
        }
      }
    }
    let stage = try Stage(Rows())
    let grounds = fill(.systemGray4, stage)
    #expect(grounds.count == 1)
    #expect(stage.frame(ofText: "Second").map { grounds.first?.contains($0) == true } == true)
  }
}
