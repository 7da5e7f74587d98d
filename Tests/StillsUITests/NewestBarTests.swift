import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// What only the newer look has: accessories of tab bars, lines below titles; and titles at the side.
@MainActor @Suite struct NewestBarTests {
  private struct Music: View {
    var isShown = true
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          Color(red: 1, green: 0, blue: 0).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        Tab("Radio", systemImage: "star") { Text("Radio") }
      }
      .tabViewBottomAccessory(isEnabled: isShown) { Text("Now playing") }
    }
  }

  private func contentBottom(_ stage: Stage) -> CGFloat? {
    stage.placed.commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0)).first?.maxY
  }

  @Test func anAccessoryStandsAboveTheTabBarAndTakesItsRoom() throws {
    let world = try World.on("iphone-16", look: .ios26)
    let stage = try Stage(Music(), world: world)
    let accessory = try #require(stage.frame("TabAccessory")), bar = try #require(stage.frame("TabBar"))
    #expect(accessory == CGRect(x: 21, y: bar.minY - 8 - 48, width: 393 - 42, height: 48))
    #expect(stage.frame(ofText: "Now playing").map { accessory.contains($0) } == true)
    #expect(contentBottom(stage) == accessory.minY)
    #expect(try Stage(Music(isShown: false), world: world).frame("TabAccessory") == nil)
  }

  @Test func theOlderLookHasNoAccessoryAndSaysSo() throws {
    let stage = try Stage(Music())
    #expect(stage.frame("TabAccessory") == nil)
    #expect(stage.reports.messages.contains { $0.contains("tabViewBottomAccessory") })
  }

  private func inbox(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack {
      Text("Mail").navigationTitle("Inbox").navigationSubtitle("12 unread").navigationBarTitleDisplayMode(mode)
    }
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    let world = try World.on("iphone-16", look: .ios26)
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let stage = try Stage(inbox(mode), world: world)
      let title = try #require(stage.frame(ofText: "Inbox")), line = try #require(stage.frame(ofText: "12 unread"))
      let bar = try #require(stage.frame("NavigationBar"))
      #expect(line.minY >= title.maxY - 4 && line.maxY <= bar.maxY)
      if mode == .inline { #expect(abs(line.midX - title.midX) < 0.5) } else { #expect(line.minX == title.minX) }
    }
    #expect(try Stage(inbox(.large), world: world).frame("NavigationBar")?.height == 185)
    let older = try Stage(inbox(.large))
    #expect(older.frame(ofText: "12 unread") == nil)
    #expect(older.reports.messages.contains { $0.contains("navigationSubtitle") })
  }

  @Test func anEditorsTitleStandsAfterTheArrow() throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Documents").navigationDestination(for: Int.self) { _ in
        Text("Page").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline).toolbarRole(.editor)
      }
    }
    let stage = try Stage(view)
    #expect((stage.frame(ofText: "Letter")?.minX ?? 999) < 60)
    #expect(!stage.strings.contains("Documents"))
    #expect(stage.reports.messages.isEmpty)
  }

  // MARK: More than five tabs

  private struct Seven: View {
    @State var chosen: Int
    var body: some View {
      TabView(selection: $chosen) {
        ForEach(0..<7) { number in
          Text("Content \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }.tag(number)
        }
      }
    }
  }

  @Test func theFifthOfMoreTabsLeadsToAListOfTheRest() throws {
    let stage = try Stage(Seven(chosen: 0))
    #expect(stage.strings.contains("More") && !stage.strings.contains("Tab 4"))
    try stage.tap(.tab, "More")
    #expect(["Tab 4", "Tab 5", "Tab 6"].allSatisfy { stage.strings.contains($0) })
    #expect(!stage.strings.contains("Content 0"))
    try stage.tap(.link, "Tab 5")
    #expect(stage.strings.contains("Content 5"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Tab 6") && !stage.strings.contains("Content 5"))
    try stage.tap(.tab, "Tab 1")
    #expect(stage.strings.contains("Content 1") && !stage.strings.contains("Tab 6"))
  }

  @Test func aChosenTabWithoutAPlaceInTheBarStandsOnTheListOfTheRest() throws {
    let stage = try Stage(Seven(chosen: 6))
    #expect(stage.strings.contains("Content 6"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Tab 4"))
    // Tablets have room for all.
    let tablet = try Stage(Seven(chosen: 6), world: try World.on("ipad-pro-11"))
    #expect(tablet.strings.contains("Tab 6") && !tablet.strings.contains("More"))
  }

  // MARK: What is not drawn

  @Test func whatContentUnderBarsLacksIsReported() throws {
    let view = ScrollView { Text("A") }.safeAreaBar(edge: .bottom) { Text("B") }
      .scrollEdgeEffectStyle(.soft, for: .bottom)
    let newer = try Stage(view, world: try World.on("iphone-16", look: .ios26)).reports.messages
    #expect(newer.contains { $0.hasPrefix("safeAreaBar") } && newer.contains { $0.hasPrefix("scrollEdgeEffectStyle") })
    #expect(try Stage(view).reports.messages.isEmpty)
  }
}
