import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Split views: which columns show, where they stand, and what becomes of them on phones.
@MainActor @Suite struct SplitColumnTests {
  private struct Three: View {
    @State var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Kinds").navigationTitle("Sidebar")
      } content: {
        Text("Fruit").navigationTitle("Middle")
      } detail: {
        VStack {
          Text("Apple")
          Button("Hide") { visibility = .detailOnly }
        }
      }
    }
  }

  private func columns(_ visibility: NavigationSplitViewVisibility, landscape: Bool) throws -> [String] {
    let stage = try Stage(Three(visibility: visibility), world: try World.on("ipad-pro-11", landscape: landscape))
    return ["Kinds", "Fruit", "Apple"].filter { stage.strings.contains($0) }
  }

  @Test func ofThreeColumnsTheSidebarWaitsUntilItIsAskedFor() throws {
    #expect(try columns(.automatic, landscape: true) == ["Fruit", "Apple"])
    #expect(try columns(.doubleColumn, landscape: true) == ["Fruit", "Apple"])
    #expect(try columns(.all, landscape: true) == ["Kinds", "Fruit", "Apple"])
    #expect(try columns(.detailOnly, landscape: true) == ["Apple"])
    #expect(try columns(.automatic, landscape: false) == ["Apple"])
  }

  @Test func theButtonShowsAndHidesAColumnAndTellsTheAuthor() throws {
    let stage = try Stage(Three(), world: try World.on("ipad-pro-11", landscape: true))
    try stage.tap(.button, "Toggle Sidebar")
    #expect(stage.strings.contains("Kinds"))
    try stage.tap(.button, "Toggle Sidebar")
    #expect(!stage.strings.contains("Kinds") && stage.strings.contains("Fruit"))
    // What the author says afterwards counts again.
    try stage.press("Hide")
    #expect(!stage.strings.contains("Fruit"))
  }

  private func twoColumns(
    _ style: some NavigationSplitViewStyle, landscape: Bool
  ) throws -> (sidebar: CGRect, detail: CGRect, stage: Stage) {
    let view = NavigationSplitView(columnVisibility: .constant(.all)) {
      Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
    } detail: {
      Color(red: 0, green: 1, blue: 0).ignoresSafeArea()
    }
    .navigationSplitViewStyle(style)
    let stage = try Stage(view, world: try World.on("ipad-pro-11", landscape: landscape))
    let commands = stage.placed.commands
    let red = try #require(commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0)).first)
    let green = try #require(commands.everyFill(of: ResolvedColor(red: 0, green: 1, blue: 0)).first)
    return (red, green, stage)
  }

  @Test func columnsStandOverADetailThatKeepsItsSize() throws {
    for (isOver, columns) in [
      (false, try twoColumns(.automatic, landscape: true)), (true, try twoColumns(.automatic, landscape: false)),
      (false, try twoColumns(.balanced, landscape: false)), (true, try twoColumns(.prominentDetail, landscape: true)),
    ] {
      let start: CGFloat = isOver ? 0 : 320.5, hasBackdrop = columns.stage.frame("backdrop") != nil
      #expect(abs(columns.sidebar.width - 320) < 0.5)
      #expect(abs(columns.detail.minX - start) < 0.5)
      #expect(hasBackdrop == isOver)
    }
  }

  @Test(arguments: [true, false]) func theNewerSidebarFloatsOverWhatIsBesideIt(isMirrored: Bool) throws {
    let view = NavigationSplitView {
      List { Text("Sidebar") }
    } detail: {
      Text("Detail").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(red: 0, green: 1, blue: 0))
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    let stage = try Stage(view, world: try World.on("ipad-pro-11", look: .ios26, landscape: true))
    #expect(stage.frame("sidebarPanel") == CGRect(x: isMirrored ? 1194 - 330 : 10, y: 10, width: 320, height: 814))
    // The detail's ground reaches below it, its content keeps beside it.
    let ground = stage.placed.commands.everyFill(of: ResolvedColor(red: 0, green: 1, blue: 0)).first
    #expect(ground?.minX == 0 && ground?.width == 1194)
    let middle = try #require(stage.frame(ofText: "Detail")?.midX)
    #expect(abs(middle - (isMirrored ? (1194 - 340) / 2.0 : (340 + 1194) / 2.0)) < 1)
    #expect(
      stage.placed.commands.everyFill(
        of: SystemColor.secondarySystemBackground.resolved(
          look: .ios26, isDark: false)
      ).isEmpty)
  }

  @Test func aTouchBesideColumnsThatStandOverTheDetailHidesThem() throws {
    let view = NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    let stage = try Stage(view, world: try World.on("ipad-pro-11"))
    try stage.tap(.button, "Toggle Sidebar")
    #expect(stage.strings.contains("Sidebar"))
    try stage.tap(.backdrop)
    #expect(!stage.strings.contains("Sidebar"))
  }

  // MARK: Phones

  private struct Mail: View {
    @State var box: String?
    @State var letter: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Drafts"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
      } content: {
        List(["First", "Second"], id: \.self, selection: $letter) { letter in
          NavigationLink(letter, value: letter)
        }
        .navigationTitle(box ?? "None")
      } detail: {
        Text("Reading \(letter ?? "nothing")")
      }
    }
  }

  @Test func aChoiceInAListPushesTheNextColumn() throws {
    let stage = try Stage(Mail())
    #expect(stage.strings.contains("Boxes") && !stage.strings.contains("First"))
    try stage.tap(.button)
    #expect(stage.strings.contains("First") && stage.strings.contains("Inbox"))
    try stage.tap(.link, "Second")
    #expect(stage.strings.contains("Reading Second"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("First") && !stage.strings.contains("Reading Second"))
    try stage.tap(.backButton)
    #expect(stage.strings.contains("Boxes") && !stage.strings.contains("First"))
    // The same once more.
    try stage.tap(.button)
    #expect(stage.strings.contains("First"))
  }

  @Test func whatIsChosenFromTheBeginningIsOnTop() throws {
    #expect(try Stage(Mail(box: "Drafts")).strings.contains("First"))
    #expect(try Stage(Mail(box: "Drafts", letter: "First")).strings.contains("Reading First"))
  }

  private struct Stacked: View {
    @State var chosen: String? = "Inbox"
    @State var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        List(["Inbox"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Boxes")
      } detail: {
        NavigationStack(path: $path) {
          NavigationLink("Deeper", value: 1).navigationTitle("Letters")
            .navigationDestination(for: Int.self) { Text("Letter \($0), path of \(path.count)") }
        }
      }
    }
  }

  @Test func aStackInTheDetailHasTheColumnsBar() throws {
    for world in [try World.on("iphone-16"), try World.on("ipad-pro-11")] {
      let stage = try Stage(Stacked(), world: world)
      #expect(stage.placed.frames("NavigationBar").count == 1)
      #expect(stage.strings.contains("Letters"))
      try stage.tap(.link, "Deeper")
      #expect(stage.strings.contains("Letter 1, path of 1"))
      #expect(stage.placed.frames("NavigationBar").count == 1)
      try stage.tap(.backButton)
      #expect(stage.strings.contains("Deeper"))
    }
    let phone = try Stage(Stacked())
    try phone.tap(.backButton)
    #expect(phone.strings.contains("Boxes") && !phone.strings.contains("Letters"))
  }

  // MARK: Lists

  private struct Sidebar: View {
    var body: some View {
      NavigationSplitView {
        List { Text("Row") }.listStyle(.sidebar)
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test func aSidebarsListHasNoCardsInAColumn() throws {
    let card = SystemColor.secondarySystemGroupedBackground.resolved(look: .ios18, isDark: false)
    let stage = try Stage(Sidebar(), world: try World.on("ipad-pro-11", landscape: true))
    #expect(stage.placed.commands.everyFill(of: card).isEmpty)
    #expect(!(try Stage(Sidebar()).placed.commands.everyFill(of: card).isEmpty))
  }

  @Test func theRoomBetweenSectionsIsTheAuthors() throws {
    func rowsApart(_ list: some View) throws -> CGFloat {
      let stage = try Stage(list)
      return (stage.frame(ofText: "B")?.minY ?? 0) - (stage.frame(ofText: "A")?.minY ?? 0) - 44
    }
    func gap(_ spacing: ListSectionSpacing) throws -> CGFloat {
      try rowsApart(
        List {
          Section { Text("A") }
          Section { Text("B") }
        }
        .listSectionSpacing(spacing))
    }
    func headed(_ spacing: ListSectionSpacing) throws -> CGFloat {
      try rowsApart(
        List {
          Section { Text("A") }
          Section {
            Text("B")
          } header: {
            Text("H")
          }
        }
        .listSectionSpacing(spacing))
    }
    #expect(abs(try gap(.default) - 35) < 0.4)
    #expect(abs(try gap(.compact) - 17.5) < 0.4)
    #expect(abs(try gap(.custom(60)) - 60) < 0.4)
    let (usual, wider) = (try headed(.default), try headed(.custom(60)))
    #expect(abs(wider - usual - 25) < 0.4)
  }
}
