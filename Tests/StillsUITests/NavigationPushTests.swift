import StillsBars
import StillsCore
import SwiftUI
import Testing

/// Screens that push onto each other.
@MainActor @Suite struct NavigationPushTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func aLinkPushesAndTheBackButtonPops() throws {
    let stage = try Stage(
      NavigationStack {
        VStack { NavigationLink("Go") { Text("Second") } }.navigationTitle("First")
      })
    #expect(!stage.strings.contains("Second"))
    try stage.tap(.link, "Go")
    #expect(stage.strings.contains("Second"))
    #expect(!stage.strings.contains("Go"))
    // The back button is called after the screen below.
    #expect(stage.strings.contains("First"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Go"))
    #expect(!stage.strings.contains("Second"))
  }

  @Test func linksOfRowsThatAreMadeWhilePlacingPush() throws {
    let stage = try Stage(
      NavigationStack {
        ScrollView { LazyVStack { ForEach(0..<3) { row in NavigationLink("Row \(row)") { Text("Detail \(row)") } } } }
      })
    try stage.tap(.link, "Row 1")
    #expect(stage.strings.contains("Detail 1"))
    try stage.settle()
    #expect(stage.strings.contains("Detail 1"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Row 1"))
  }

  @Test func theStateOfScreensBelowStays() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \(count)").onAppear { if count == 0 { count = 7 } }
          NavigationLink("Go") { Text("Second") }
        }
      }
    }
    let stage = try Stage(NavigationStack { Screen() })
    #expect(stage.strings.contains("Count 7"))
    try stage.tap(.link, "Go")
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Count 7"))
  }

  @Test func valuesArePushedOntoThePath() throws {
    final class Box { var path: [Int] = [] }
    struct Screen: View {
      @State private var path: [Int] = []
      let box: Box
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Five", value: 5).navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
        .onChange(of: path) { _, new in box.path = new }
      }
    }
    let box = Box()
    let stage = try Stage(Screen(box: box))
    try stage.tap(.link, "Five")
    #expect(stage.strings.contains("Number 5"))
    #expect(box.path == [5])
    try stage.tap(.backButton)
    #expect(box.path == [])
    #expect(stage.strings.contains("Five"))
  }

  @Test func aStackWithoutAPathKeepsItsOwn() throws {
    let stage = try Stage(
      NavigationStack {
        NavigationLink("One", value: 1).navigationDestination(for: Int.self) { number in
          NavigationLink("Next of \(number)", value: number + 1)
        }
      })
    try stage.tap(.link, "One")
    try stage.tap(.link, "Next of 1")
    #expect(stage.strings.contains("Next of 2"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Next of 1"))
  }

  @Test func aPathOfManyTypesIsShown() throws {
    struct Screen: View {
      @State private var path = NavigationPath(["a"])
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: String.self) { text in NavigationLink("Push 3 from \(text)", value: 3) }
            .navigationDestination(for: Int.self) { Text("Int \($0)") }
        }
      }
    }
    let stage = try Stage(Screen())
    try stage.tap(.link, "Push 3 from a")
    #expect(stage.strings.contains("Int 3"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Push 3 from a"))
  }

  @Test func aPresentedDestinationIsPushedAndDismissed() throws {
    struct Second: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) { Second() }
        }
      }
    }
    let stage = try Stage(Screen())
    try stage.press("Show")
    #expect(stage.strings.contains("Close"))
    try stage.press("Close")
    #expect(stage.strings.contains("Show"))
  }

  @Test func anItemIsPushed() throws {
    struct Screen: View {
      @State private var item: String? = "Apple"
      var body: some View {
        NavigationStack {
          Text(item ?? "nothing").navigationDestination(item: $item) { Text("Detail of \($0)") }
        }
      }
    }
    let stage = try Stage(Screen())
    #expect(stage.strings.contains("Detail of Apple"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("nothing"))
  }

  @Test func aPushedScreenIsLikeTheOneBelowIt() throws {
    func title(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGRect? {
      let stage = try Stage(
        NavigationStack {
          NavigationLink("Go") { Text("Body").navigationTitle("Second") }
            .navigationTitle("First").navigationBarTitleDisplayMode(mode)
        })
      try stage.tap(.link, "Go")
      return stage.frame(ofText: "Second")
    }
    #expect((try title(.automatic)?.height ?? 0) > 40)
    #expect((try title(.inline)?.height ?? 99) < 22)
  }

  @Test func theBackButtonCanBeHidden() throws {
    let stage = try Stage(
      NavigationStack {
        NavigationLink("Go") { Text("Body").navigationBarBackButtonHidden(true) }.navigationTitle("First")
      })
    try stage.tap(.link, "Go")
    #expect(stage.frame("BackButton") == nil)
  }

  @Test func aValueWithoutADestinationIsReported() throws {
    struct Screen: View {
      @State private var path = [1]
      var body: some View { NavigationStack(path: $path) { Text("Root") } }
    }
    let stage = try Stage(Screen())
    #expect(stage.reports.messages.contains { $0.contains("Int") })
    #expect(stage.strings.contains("Root"))
  }

  // MARK: Columns

  @Test func aTabletShowsColumnsAndPushesIntoTheDetail() throws {
    let view = NavigationSplitView {
      VStack {
        NavigationLink("Apple") { Text("About apples") }
        NavigationLink("Pear") { Text("About pears") }
      }
    } detail: {
      Text("Choose")
    }
    let stage = try Stage(view, world: try World.on("ipad-pro-11", landscape: true))
    #expect(stage.strings.contains("Apple") && stage.strings.contains("Choose"))
    try stage.tap(.link, "Apple")
    #expect(stage.strings.contains("Apple") && stage.strings.contains("About apples"))
    try stage.tap(.link, "Pear")
    #expect(stage.strings.contains("About pears") && !stage.strings.contains("About apples"))
  }

  @Test func uprightATabletShowsTheDetailAlone() throws {
    let view = NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    let stage = try Stage(view, world: try World.on("ipad-pro-11"))
    #expect(!stage.strings.contains("Sidebar"))
    #expect(stage.strings.contains("Detail"))
  }

  @Test func aPhoneShowsTheColumnThatIsPreferred() throws {
    func strings(_ column: NavigationSplitViewColumn) throws -> [String] {
      try Stage(
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          Text("Sidebar").navigationTitle("List")
        } detail: {
          Text("Detail")
        }
      ).strings
    }
    #expect(try strings(.sidebar).contains("Sidebar"))
    #expect(try strings(.detail) == ["Detail", "List"])
  }
}

extension Stage {
  /// Does what the button with this text does.
  func press(_ text: String) throws {
    var found: ButtonElement?
    placed.forEach { node in
      guard found == nil, let button = node.element as? ButtonElement else { return }
      node.forEach { if ($0.element as? TextElement)?.string == text { found = button } }
    }
    try #require(found).action()
    try settle()
  }
}
