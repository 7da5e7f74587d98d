import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// What comes out of the view that it belongs to: popovers, and choices in the newer look and on tablets.
@MainActor @Suite struct BubbleTests {
  private struct Asks: View {
    var alignment = Alignment.center
    @State private var answer = "-"
    @State private var isAsking = true

    var body: some View {
      Button("Ask \(answer)") { isAsking = true }
        .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Erase", role: .destructive) { answer = "erased" }
          Button("Archive") { answer = "archived" }
          Button("Cancel", role: .cancel) { answer = "cancelled" }
        } message: {
          Text("It is gone then.")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  /// With what is presented on it.
  private func screen(_ view: some View, world: World = World()) throws -> Stage {
    try Stage(PresentationRoot(content: view), world: world)
  }

  private func details(_ stage: Stage) -> String? {
    var details: String?
    stage.placed.forEach { if $0.element.kind == "bubble" { details = $0.element.details } }
    return details
  }

  @Test func choicesOfTheNewerLookComeOutOfTheButton() throws {
    let stage = try screen(Asks(), world: try World.on("iphone-16", look: .ios26))
    let bubble = try #require(stage.frame("bubble")), button = try #require(stage.frame(ofText: "Ask -"))
    #expect(bubble.width == 238)
    #expect(abs(bubble.midX - button.midX) < 0.5)
    #expect(abs(button.minY - bubble.maxY - 14.25) < 0.5)
    #expect(details(stage) == "arrow bottom")
    // The way out is a touch beside it.
    #expect(stage.strings == ["Ask -", "Really?", "It is gone then.", "Erase", "Archive"])
    let erase = try #require(stage.frame(ofText: "Erase")), archive = try #require(stage.frame(ofText: "Archive"))
    #expect(abs(archive.midY - erase.midY - 56) < 0.5)
    try stage.tap(.button, "Erase")
    #expect(stage.strings == ["Ask erased"])
  }

  @Test func choicesStandBelowAButtonAtTheTopOfTheScreen() throws {
    for look in [World.Look.ios18, .ios26] {
      let stage = try screen(Asks(alignment: .top), world: try World.on("ipad-pro-11", look: look))
      let bubble = try #require(stage.frame("bubble")), button = try #require(stage.frame(ofText: "Ask -"))
      #expect(bubble.minY > button.maxY)
      #expect(details(stage) == "arrow top")
      #expect(!stage.strings.contains("Cancel"))
      try stage.tap(.backdrop)
      #expect(stage.strings == ["Ask -"])
    }
  }

  @Test func olderPhonesHaveTheirChoicesAtTheBottom() throws {
    let stage = try screen(Asks(alignment: .top))
    #expect(stage.frame("bubble") == nil)
    #expect(stage.strings.contains("Cancel"))
    #expect((stage.frame(ofText: "Cancel")?.minY ?? 0) > 600)
  }

  // MARK: Popovers

  private func popover(_ edge: Edge?, direction: LayoutDirection = .leftToRight, on id: String) throws -> Stage {
    let view = Color.green.frame(width: 40, height: 40).popover(isPresented: .constant(true), arrowEdge: edge) {
      Text("Words").frame(width: 200, height: 100)
    }
    var world = try World.on(id)
    world.layoutDirection = direction
    return try screen(view, world: world)
  }

  @Test func anArrowIsAtTheEdgeThatIsAskedFor() throws {
    func side(_ edge: Edge?, _ direction: LayoutDirection = .leftToRight) throws -> String? {
      let stage = try popover(edge, direction: direction, on: "ipad-pro-11")
      #expect(stage.frame("bubble")?.size == CGSize(width: 200, height: 100))
      return details(stage)
    }
    #expect(try side(nil) == "arrow top")
    #expect(try side(.bottom) == "arrow top")
    #expect(try side(.top) == "arrow bottom")
    #expect(try side(.leading) == "arrow right")
    #expect(try side(.trailing) == "arrow left")
    #expect(try side(.leading, .rightToLeft) == "arrow left")
  }

  @Test func onPhonesAPopoverIsASheetUnlessTheContentSays() throws {
    func kind(_ adaptation: PresentationAdaptation, on id: String) throws -> String {
      let view = Text("Base").popover(isPresented: .constant(true)) {
        Text("Words").presentationCompactAdaptation(adaptation)
      }
      let stage = try screen(view, world: try World.on(id))
      var names: [String] = []
      stage.placed.forEach { names.append($0.element.kind) }
      return ["bubble", "fullScreenCover"].first { names.contains($0) } ?? "sheet"
    }
    #expect(try kind(.automatic, on: "iphone-16") == "sheet")
    #expect(try kind(.sheet, on: "iphone-16") == "sheet")
    #expect(try kind(.popover, on: "iphone-16") == "bubble")
    #expect(try kind(.none, on: "iphone-16") == "bubble")
    #expect(try kind(.fullScreenCover, on: "iphone-16") == "fullScreenCover")
    #expect(try kind(.fullScreenCover, on: "ipad-pro-11") == "bubble")
  }

  @Test func aPopoverInASidebarIsNoSheet() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("Side").popover(isPresented: .constant(true)) { Text("Words") }
    } detail: {
      Text("Detail")
    }
    #expect(try screen(view, world: try World.on("ipad-pro-11", landscape: true)).frame("bubble") != nil)
  }

  @Test func aPopoverOfAListIsNotAsLargeAsTheScreen() throws {
    let view = Text("Base").popover(isPresented: .constant(true)) { List { Text("One") } }
    let bubble = try #require(try screen(view, world: try World.on("ipad-pro-11")).frame("bubble"))
    #expect(bubble.width == 320 && bubble.height < 300)
  }

  @Test func inTheDarkCardsAreLighterThanTheScreen() throws {
    struct Ground: View {
      @Environment(\.self) private var environment
      var body: some View { Color(uiColor: .systemBackground).frame(width: 50, height: 50) }
    }
    let elevated = ResolvedColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255)
    for isSheet in [true, false] {
      let view = Text("Base")
        .sheet(isPresented: .constant(isSheet)) { Ground() }
        .popover(isPresented: .constant(!isSheet)) { Ground() }
      var world = try World.on("ipad-pro-11")
      world.appearance = .dark
      let fills = try screen(view, world: world).placed.commands.everyFill(of: elevated)
      #expect(fills.contains { $0.width == 50 })
      #expect(fills.contains { $0.width > 50 || !isSheet })
    }
  }
}

extension BubbleTests {
  // MARK: Sheets

  private struct Behind: View {
    let interaction: PresentationBackgroundInteraction
    @State private var count = 0
    var body: some View {
      VStack { Button("Count \(count)") { count += 1 } }
        .frame(maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium, .large], selection: .constant(.medium))
            .presentationBackgroundInteraction(interaction)
        }
    }
  }

  @Test func aScreenThatMayBeTouchedBehindASheetIsNotDimmed() throws {
    let dim = SystemColor.dimming.resolved(look: .ios18, isDark: false)
    func isDimmed(_ interaction: PresentationBackgroundInteraction) throws -> Bool {
      !(try screen(Behind(interaction: interaction)).placed.commands.everyFill(of: dim).isEmpty)
    }
    #expect(try isDimmed(.automatic))
    #expect(try isDimmed(.disabled))
    #expect(try isDimmed(.enabled) == false)
    #expect(try isDimmed(.enabled(upThrough: .medium)) == false)
    #expect(try isDimmed(.enabled(upThrough: .height(100))))
  }

  @Test func sheetsOnTabletsAreAsLargeAsTheyAsk() throws {
    func size(_ sizing: some PresentationSizing) throws -> CGSize? {
      let view = Text("Base").sheet(isPresented: .constant(true)) {
        Color.red.frame(width: 200, height: 100).presentationSizing(sizing)
      }
      return try screen(view, world: try World.on("ipad-pro-11")).frame("card")?.size
    }
    #expect(try size(.form) == CGSize(width: 540, height: 620))
    #expect(try size(.automatic) == CGSize(width: 540, height: 620))
    #expect(try size(.page) == CGSize(width: 712, height: 1194 - 88))
    #expect(try size(.fitted) == CGSize(width: 200, height: 100))
    #expect(try size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 100))
  }

  @Test func aSheetOnATabletIsAsNarrowAsAPhone() throws {
    struct Width: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(width == .compact ? "compact" : "regular") }
    }
    let world = try World.on("ipad-pro-11")
    let sheet = Text("A").sheet(isPresented: .constant(true)) { Width() }
    #expect(try screen(sheet, world: world).strings.last == "compact")
    let cover = Text("A").fullScreenCover(isPresented: .constant(true)) { Width() }
    #expect(try screen(cover, world: world).strings.last == "regular")
  }

  @Test func aNavigationBarInASheetIsHigherAndTheScreenBehindHasAGround() throws {
    let view = Text("Base").sheet(isPresented: .constant(true)) {
      NavigationStack { Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    let stage = try screen(view)
    #expect(stage.frame("NavigationBar")?.height == 56)
    let grounds = stage.placed.commands.everyFill(of: .white)
    #expect(grounds.contains { $0 == CGRect(x: 0, y: 0, width: 393, height: 852) })
    let cover = Text("Base").fullScreenCover(isPresented: .constant(true)) {
      NavigationStack { Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    let covered = try #require(try screen(cover).frame("NavigationBar"))
    #expect(abs(covered.height - 97.67) < 0.5)
  }

  // MARK: Inspectors

  @Test func anInspectorIsAColumnWhereThereIsRoom() throws {
    let view = Color(red: 1, green: 0, blue: 0).inspector(isPresented: .constant(true)) {
      Color(red: 0, green: 1, blue: 0).inspectorColumnWidth(min: 100, ideal: 250, max: 400)
    }
    func frames(_ id: String, _ direction: LayoutDirection) throws -> (content: CGRect, panel: CGRect, isSheet: Bool) {
      var world = try World.on(id)
      world.layoutDirection = direction
      let stage = try screen(view, world: world), commands = stage.placed.commands
      let content = try #require(commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0)).first)
      let panel = try #require(commands.everyFill(of: ResolvedColor(red: 0, green: 1, blue: 0)).first)
      return (content, panel, stage.frame("card") != nil)
    }
    let left = try frames("ipad-pro-11", .leftToRight), right = try frames("ipad-pro-11", .rightToLeft)
    #expect(!left.isSheet)
    // A line of half a point is between them; fills are on the picture's pixels.
    #expect(abs(left.panel.width - 250) < 0.3)
    #expect(abs(left.panel.maxX - 834) < 0.3)
    #expect(abs(left.content.maxX - 583.5) < 0.3)
    #expect(abs(right.panel.width - 250) < 0.3)
    #expect(abs(right.panel.minX) < 0.3)
    #expect(abs(right.content.minX - 250.5) < 0.3)
    #expect(try frames("iphone-16", .leftToRight).isSheet)
  }
}
