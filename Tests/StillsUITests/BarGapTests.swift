import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Parts of bars that the author moves, shrinks or opens.
@MainActor @Suite struct BarGapTests {
  private func newer(_ id: String = "iphone-16") throws -> World { try World.on(id, look: .ios26) }

  // MARK: The system's items

  @Test func theFieldToSearchInStandsWhereTheAuthorPutsIt() throws {
    let view = NavigationStack {
      Text("Notes").searchable(text: .constant(""))
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Button("First") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Last") {} }
        }
    }
    let stage = try Stage(view, world: try newer())
    let first = try #require(stage.frame(ofText: "First")), last = try #require(stage.frame(ofText: "Last"))
    let field = try #require(stage.frame("SearchField"))
    #expect(first.maxX < field.minX && field.maxX < last.minX)
    // 12 between grounds, which are 12 larger than their texts.
    #expect(abs(field.minX - first.maxX - 24) < 0.5 && abs(last.minX - field.maxX - 24) < 0.5)
  }

  // MARK: Title menus

  private struct Document: View {
    @State private var name = "Letter"
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle(name).navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            Button("Rename") { name = "Renamed" }
            Button("Delete", role: .destructive) {}
          }
      }
    }
  }

  @Test func theTitleOpensItsMenu() throws {
    for look in [World.Look.ios18, .ios26] {
      let stage = try Stage(
        PresentationRoot(content: Document()), world: try World.on("iphone-16", look: look))
      let title = try #require(stage.frame(ofText: "Letter"))
      #expect(!stage.strings.contains("Rename"))
      try stage.tap(.menu)
      #expect(stage.strings.contains("Rename") && stage.frame(ofText: "Letter") == title)
      try stage.tap(.button, "Rename")
      #expect(stage.strings.contains("Renamed") && !stage.strings.contains("Delete"))
    }
  }

  // MARK: Stacks in sidebars

  private struct Sidebar: View {
    @State var path: [Int]? = nil

    @ViewBuilder private var list: some View {
      List { NavigationLink("Mail", value: 1) }.navigationTitle("Apps")
        .navigationDestination(for: Int.self) { Text("Pushed \($0)").navigationTitle("Second") }
    }

    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        if path == nil {
          NavigationStack { list }
        } else {
          NavigationStack(path: Binding(get: { path ?? [] }, set: { path = $0 })) { list }
        }
      } detail: {
        Text("Nothing").navigationTitle("Detail")
      }
    }
  }

  private func barsAtTheLeft(_ stage: Stage) -> Int {
    stage.placed.frames("NavigationBar").filter { $0.minX == 0 }.count
  }

  @Test func aStackInASidebarHasOneBarAndPushesThere() throws {
    for path in [nil, []] as [[Int]?] {
      let stage = try Stage(Sidebar(path: path), world: try World.on("ipad-pro-11", landscape: true))
      #expect(barsAtTheLeft(stage) == 1)
      #expect(stage.strings.contains("Apps"))
      try stage.press("Mail")
      #expect(barsAtTheLeft(stage) == 1)
      let pushed = try #require(stage.frame(ofText: "Pushed 1"))
      #expect(pushed.maxX < 330)
      #expect(stage.strings.contains("Nothing"))
    }
  }

  @Test func aStackInASidebarStandsOnWhatItsPathSays() throws {
    let stage = try Stage(Sidebar(path: [7]), world: try World.on("ipad-pro-11", landscape: true))
    #expect(stage.strings.contains("Pushed 7") && stage.strings.contains("Nothing"))
    #expect(barsAtTheLeft(stage) == 1)
  }

  // MARK: Tab bars that make way

  private struct Tabs: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    @State private var position = ScrollPosition(edge: .top)

    private struct Playing: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .inline ? "Inline" : "Expanded") }
    }

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            ScrollView {
              Button("Down") { position.scrollTo(y: 300) }
              Button("Up") { position.scrollTo(y: 100) }
              Color.red.frame(height: 3000)
            }
            .scrollPosition($position)
            .navigationTitle("Home")
          }
        }
        Tab("Library", systemImage: "star") { Text("Library") }
        Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory { Playing() }
    }
  }

  private func tabs(_ stage: Stage) -> Int { stage.placed.frames("TabItem").count }

  @Test func aTabBarMakesWayAsContentScrollsAndComesBack() throws {
    let stage = try Stage(Tabs(), world: try newer())
    #expect(tabs(stage) == 3 && stage.strings.contains("Expanded"))
    try stage.tap(.button, "Down")
    #expect(tabs(stage) == 2 && stage.strings.contains("Inline"))
    let bar = try #require(stage.frame("TabBar")), accessory = try #require(stage.frame("TabAccessory"))
    #expect(accessory.minY == bar.minY && accessory.maxY == bar.maxY && accessory.height == 48)
    #expect(accessory.minX > bar.minX + 48 && accessory.maxX < bar.maxX - 48)
    try stage.tap(.button, "Up")
    #expect(tabs(stage) == 3 && stage.strings.contains("Expanded"))
  }

  @Test func aTouchOnTheSmallTabBarBringsItBack() throws {
    let stage = try Stage(Tabs(), world: try newer())
    try stage.tap(.button, "Down")
    #expect(tabs(stage) == 2)
    try stage.tap(.tab)
    #expect(tabs(stage) == 3)
  }

  @Test func tabBarsStayWhereNothingElseIsSaid() throws {
    for (behavior, world) in [
      (TabBarMinimizeBehavior.never, try newer()), (.automatic, try newer()),
      (.onScrollDown, try World.on("iphone-16")), (.onScrollDown, try newer("ipad-pro-11")),
    ] {
      let stage = try Stage(Tabs(behavior: behavior), world: world), before = tabs(stage)
      try stage.tap(.button, "Down")
      #expect(tabs(stage) == before)
    }
  }

  // MARK: Edges

  @Test func aHardEdgeHasALineAndAHiddenOneNothing() throws {
    func bar(_ change: (ScrollView<AnyView>) -> AnyView) throws -> (line: Bool, scrim: Bool) {
      let view = NavigationStack {
        change(ScrollView { AnyView(Color.white.frame(height: 3000)) })
          .navigationTitle("Edge").navigationBarTitleDisplayMode(.inline)
          .defaultScrollAnchor(.bottom)
      }
      let commands = try Stage(view, world: try newer()).placed.commands.everyCommand
      let hasLine = commands.contains { if case .backdrop = $0 { true } else { false } }
      let hasScrim = commands.contains { if case .fill(_, .linearGradient, _) = $0 { true } else { false } }
      return (hasLine, hasScrim)
    }
    let soft = try bar { AnyView($0) }
    let hard = try bar { AnyView($0.scrollEdgeEffectStyle(.hard, for: .top)) }
    let hidden = try bar { AnyView($0.scrollEdgeEffectHidden(true, for: .top)) }
    #expect(soft.scrim && !soft.line)
    #expect(hard.line && !hard.scrim)
    #expect(!hidden.line && !hidden.scrim)
  }
}

extension [DisplayCommand] {
  fileprivate var everyCommand: [DisplayCommand] {
    flatMap { command -> [DisplayCommand] in
      if case .group(let group) = command { return group.commands.everyCommand }
      return [command]
    }
  }
}
