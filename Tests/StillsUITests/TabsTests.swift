import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Tab views: their bars, their pages, and what is chosen.
@MainActor @Suite struct TabsTests {
  private func isNear(_ left: CGFloat?, _ right: CGFloat) -> Bool { left.map { abs($0 - right) < 0.02 } ?? false }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func theFirstTabIsShownAndAnotherChosen() throws {
    let stage = try Stage(
      TabView {
        Text("A page").tabItem { Label("First", systemImage: "house") }
        Text("B page").tabItem { Label("Second", systemImage: "gear") }
      })
    #expect(stage.strings == ["A page", "First", "Second"])
    try stage.tap(.tab, "Second")
    #expect(stage.strings == ["B page", "First", "Second"])
  }

  @Test func theAuthorsSelectionIsReadAndWritten() throws {
    struct Screen: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Text("A \(tab)").tabItem { Text("First") }.tag("a")
          Text("B \(tab)").tabItem { Text("Second") }.tag("b")
        }
      }
    }
    let stage = try Stage(Screen())
    #expect(stage.strings.contains("B b"))
    try stage.tap(.tab, "First")
    #expect(stage.strings.contains("A a"))
  }

  @Test func tabsOfTheNewerKindDoTheSame() throws {
    struct Screen: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) { Text("Home page") }
          TabSection("More") {
            Tab("Books", systemImage: "book", value: 1) { Text("Books page") }.badge(5)
          }
        }
      }
    }
    let stage = try Stage(Screen())
    #expect(stage.strings.contains("Books page"))
    #expect(stage.strings.contains("5"))
    try stage.tap(.tab, "Home")
    #expect(stage.strings.contains("Home page"))
  }

  @Test func aTabThatWasShownKeepsItsState() throws {
    let stage = try Stage(
      TabView {
        Counter(name: "A").tabItem { Text("First") }
        Counter(name: "B").tabItem { Text("Second") }
      })
    try stage.press("A 0")
    try stage.tap(.tab, "Second")
    try stage.tap(.tab, "First")
    #expect(stage.strings.contains("A 1"))
  }

  @Test func contentStandsAboveTheBarAndTheHomeIndicator() throws {
    let stage = try Stage(
      TabView {
        Color.green.frame(maxHeight: .infinity).accessibilityIdentifier("page").tabItem { Text("First") }
      })
    var frame: CGRect?
    stage.placed.forEach { if $0.element.accessibilityIdentifier == "page" { frame = $0.frame } }
    #expect(isNear(frame?.minY, 59))
    #expect(isNear(frame?.maxY, 852 - 83))
  }

  @Test func badgesStandInTheBar() throws {
    let stage = try Stage(
      TabView {
        Text("A").tabItem { Text("First") }.badge(3)
        Text("B").tabItem { Text("Second") }.badge("new")
        Text("C").tabItem { Text("Third") }.badge(0)
      })
    #expect(stage.strings.contains("3") && stage.strings.contains("new") && !stage.strings.contains("0"))
  }

  @Test func aScreenCanHideTheBarAroundIt() throws {
    let stage = try Stage(
      TabView {
        NavigationStack { Text("A").toolbar(.hidden, for: .tabBar) }.tabItem { Text("First") }
      })
    #expect(stage.frame("TabBar") == nil)
  }

  @Test func theTintInksTheChosenTab() throws {
    let stage = try Stage(
      TabView { Text("A").tabItem { Text("First") } }.tint(Color(red: 1, green: 0, blue: 0)))
    #expect(stage.placed.commands.letterPaints.contains(.color(ResolvedColor(red: 1, green: 0, blue: 0))))
  }

  @Test func theGroundIsSeenWhereContentGoesOnBelow() throws {
    func hasGround(_ count: Int) throws -> Bool {
      let stage = try Stage(
        TabView {
          ScrollView { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.tabItem { Text("First") }
        })
      return stage.placed.commands.contains { command in
        guard case .group(let group) = command else { return false }
        return group.role == .tabBar && group.commands.contains { if case .backdrop = $0 { true } else { false } }
      }
    }
    #expect(try !hasGround(3))
    #expect(try hasGround(80))
  }

  @Test func aStackInATabHasBothBars() throws {
    let stage = try Stage(
      TabView {
        NavigationStack { Text("A").navigationTitle("Title") }.tabItem { Text("First") }
      })
    #expect(stage.frame("NavigationBar") != nil && stage.frame("TabBar") != nil)
  }

  @Test func pagesHaveDotsAndFillTheirRoom() throws {
    let pages = TabView {
      Color.red
      Color.blue
    }
    let stage = try Stage(pages.tabViewStyle(.page))
    #expect(stage.frame("PageDots")?.size == CGSize(width: 56, height: 26))
    #expect(stage.frame("TabBar") == nil)
    #expect(try Stage(pages.tabViewStyle(.page(indexDisplayMode: .never))).frame("PageDots") == nil)
  }

  @Test func noTabsAtAllAreDrawnAsNothing() throws {
    let stage = try Stage(TabView { EmptyView() })
    #expect(stage.strings.isEmpty)
  }
}
