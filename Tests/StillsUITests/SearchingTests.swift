import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Fields to search in: where they stand, and what becomes of a screen while somebody searches.
@MainActor @Suite struct SearchingTests {
  private struct Files: View {
    @State var text = ""
    @State var isPresented = false
    @State var scope = 1
    var hasSuggestions = true

    private struct Rows: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        List {
          Text(isSearching ? "searching" : "resting")
          Button("Leave") { dismissSearch() }
        }
      }
    }

    var body: some View {
      NavigationStack {
        Rows()
          .navigationTitle("Files")
          .searchable(text: $text, isPresented: $isPresented, prompt: "Search files")
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
          .searchSuggestions {
            if hasSuggestions {
              Text("report").searchCompletion("report")
              Text("budget").searchCompletion("budget")
            }
          }
      }
    }
  }

  @Test func atRestTheFieldStandsBelowTheTitle() throws {
    let stage = try Stage(Files())
    let field = try #require(stage.frame("SearchField")), bar = try #require(stage.frame("NavigationBar"))
    #expect(stage.strings.contains("Files") && stage.strings.contains("resting"))
    #expect(!stage.strings.contains("Cancel") && !stage.strings.contains("Mine") && !stage.strings.contains("report"))
    #expect(abs(bar.maxY - 15 - field.maxY) < 0.02)
  }

  @Test func whileSomebodySearchesTheFieldStandsInPlaceOfTheTitle() throws {
    let stage = try Stage(Files(isPresented: true))
    let field = try #require(stage.frame("SearchField")), bar = try #require(stage.frame("NavigationBar"))
    #expect(!stage.strings.contains("Files"))
    // A zone of 56 with the field in its middle, and 44 with what is searched in.
    #expect(abs(bar.maxY - 153.67) < 0.02)
    #expect(abs(field.minY - 63.67) < 0.02)
    let cancel = try #require(stage.frame(ofText: "Cancel"))
    #expect(abs(cancel.maxX - (393 - 16)) < 0.5 && abs(field.maxX - (cancel.minX - 10)) < 0.5)
    #expect(stage.strings.contains("Mine"))
    #expect(stage.strings.contains("searching"))
  }

  @Test func suggestionsLieOverTheContentAndFillTheField() throws {
    let stage = try Stage(Files(isPresented: true))
    #expect(stage.frame(ofText: "report") != nil)
    try stage.tap(.button, "budget")
    #expect(stage.strings.filter { $0 == "budget" }.count == 2)
    #expect(try Stage(Files(isPresented: true, hasSuggestions: false)).frame(ofText: "report") == nil)
  }

  @Test func aTapBeginsAndCancellingEnds() throws {
    let stage = try Stage(Files(hasSuggestions: false))
    try stage.tap(.field)
    #expect(stage.strings.contains("searching"))
    try stage.tap(.button, "Cancel")
    #expect(stage.strings.contains("resting") && stage.strings.contains("Files"))
    // The content may end it, too.
    try stage.tap(.field)
    try stage.press("Leave")
    #expect(stage.strings.contains("resting"))
  }

  private struct Outside: View {
    @State var text = ""
    var body: some View {
      NavigationStack {
        NavigationLink("Go") { Text("Second") }.navigationTitle("Home")
      }
      .searchable(text: $text, prompt: "Find")
    }
  }

  @Test func aFieldThatIsPutOnTheContainerIsThatOfItsFirstScreen() throws {
    let stage = try Stage(Outside())
    #expect(stage.frame(ofText: "Find") != nil)
    try stage.tap(.link, "Go")
    #expect(stage.frame(ofText: "Find") == nil)
  }

  @Test func aFieldThatIsPutOnAllTabsIsThatOfTheOneThatSearches() throws {
    let tabs = TabView(selection: .constant(1)) {
      Tab("Home", systemImage: "house", value: 0) { NavigationStack { Text("First").navigationTitle("Home") } }
      Tab(value: 1, role: .search) { NavigationStack { Text("Second").navigationTitle("Search") } }
    }
    .searchable(text: .constant(""), prompt: "Find")
    #expect(try Stage(tabs).frame(ofText: "Find") != nil)
    let home = TabView(selection: .constant(0)) {
      Tab("Home", systemImage: "house", value: 0) { NavigationStack { Text("First").navigationTitle("Home") } }
      Tab(value: 1, role: .search) { NavigationStack { Text("Second").navigationTitle("Search") } }
    }
    .searchable(text: .constant(""), prompt: "Find")
    #expect(try Stage(home).frame(ofText: "Find") == nil)
  }

  private struct Token: Identifiable { let id: String }

  @Test func tokensStandBeforeTheText() throws {
    let view = NavigationStack {
      Text("Results").navigationTitle("Library")
        .searchable(text: .constant("hill"), tokens: .constant([Token(id: "2024"), Token(id: "Photos")])) {
          Text($0.id)
        }
    }
    let stage = try Stage(view)
    let field = try #require(stage.frame("SearchField"))
    let (first, second, text) = (
      stage.frame(ofText: "2024"), stage.frame(ofText: "Photos"), stage.frame(ofText: "hill")
    )
    let starts = [first, second, text].compactMap { $0?.minX }
    #expect(starts.count == 3 && starts == starts.sorted() && starts.allSatisfy { $0 > field.minX && $0 < field.maxX })
    #expect(stage.reports.messages.isEmpty)
  }

  @Test func tabletsHaveTheFieldAtTheEndOfTheRow() throws {
    let view = NavigationStack {
      Text("List").navigationTitle("Files").searchable(text: .constant(""))
    }
    let stage = try Stage(view, world: try World.on("ipad-pro-11"))
    let field = try #require(stage.frame("SearchField"))
    #expect(field.width == 240 && abs(field.maxX - (834 - 20)) < 0.5)
    #expect(field.maxY < 74)
  }

  // MARK: The newer look

  @Test func theNewerLookSearchesAtTheBottom() throws {
    let world = try World.on("iphone-16", look: .ios26)
    var stage = try Stage(Files(hasSuggestions: false), world: world)
    let resting = try #require(stage.frame("SearchField"))
    #expect(resting.minY > 700 && resting.maxX == 365)
    try stage.tap(.field)
    let field = try #require(stage.frame("SearchField"))
    #expect(field.maxX == 305)
    try stage.tap(.button, "Cancel")
    #expect(stage.frame("SearchField") == resting)
    let minimized = NavigationStack {
      Text("Songs").navigationTitle("Songs").searchable(text: .constant("")).searchToolbarBehavior(.minimize)
    }
    stage = try Stage(minimized, world: world)
    #expect(stage.frame("SearchField") == nil)
    try stage.tap(.button, "Search")
    #expect(stage.frame("SearchField") != nil)
  }

  @Test func theNewerLooksDrawerIs44High() throws {
    let view = NavigationStack {
      Text("List").navigationTitle("Files").searchable(text: .constant(""), placement: .navigationBarDrawer)
    }
    let stage = try Stage(view, world: try World.on("iphone-16", look: .ios26))
    #expect(stage.frame("SearchField")?.height == 44)
  }

  @Test func aCrossInTheFieldClearsIt() throws {
    struct Typed: View {
      @State private var text = "roof"
      var body: some View {
        NavigationStack {
          Text("for \(text)").navigationTitle("Files").searchable(text: $text, isPresented: .constant(true))
        }
      }
    }
    let stage = try Stage(Typed())
    let field = try #require(stage.frame("SearchField"))
    try stage.tap(.field, at: CGPoint(x: 20, y: 10))
    #expect(stage.strings.contains("for roof"))
    try stage.tap(.field, at: CGPoint(x: field.width - 12, y: 10))
    #expect(stage.strings.contains("for "))
  }

  @Test func aNewerFieldWithoutRoomBesideABarsItemsIsAButton() throws {
    struct Crowded: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("Files").searchable(text: $text).toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("A long name") {}
              Spacer()
              Button("Another long name") {}
            }
          }
        }
      }
    }
    let stage = try Stage(Crowded(), world: try World.on("iphone-16", look: .ios26))
    #expect(stage.frame("SearchField") == nil)
    try stage.tap(.button, "Search")
    #expect(stage.frame("SearchField") != nil)
  }
}
