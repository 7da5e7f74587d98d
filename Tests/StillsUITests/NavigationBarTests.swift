import Stills
import StillsBars
import StillsCore
import StillsDisplay
import StillsImaging
import SwiftUI
import Testing

/// What navigation containers draw around their screens.
@MainActor @Suite struct NavigationBarTests {
  /// As large as it may be.
  private struct Filler: View {
    var body: some View {
      Color.green.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("filler")
    }
  }

  private func fillerFrame(_ stage: Stage) -> CGRect? {
    var frame: CGRect?
    stage.placed.forEach { if $0.element.accessibilityIdentifier == "filler" { frame = $0.frame } }
    return frame
  }

  private func isNear(_ left: CGFloat?, _ right: CGFloat) -> Bool { left.map { abs($0 - right) < 0.02 } ?? false }

  // gabriel/navstack-center-text.
  @Test func aRootWithNothingToSayHasNoBar() throws {
    let stage = try Stage(NavigationStack { Filler() })
    #expect(stage.frame("NavigationBar") == nil)
    #expect(isNear(fillerFrame(stage)?.minY, 59))
  }

  @Test func aRootsTitleIsLarge() throws {
    let stage = try Stage(NavigationStack { Filler().navigationTitle("Home") })
    #expect(isNear(stage.frame("NavigationBar")?.maxY, 53.67 + 96))
    #expect(isNear(fillerFrame(stage)?.minY, 53.67 + 96))
    #expect(isNear(stage.frame(ofText: "Home")?.minX, 16))
  }

  @Test func contentUnderAnInlineTitleBeginsAt97() throws {
    let stage = try Stage(
      NavigationStack { Filler().navigationTitle("Home").navigationBarTitleDisplayMode(.inline) })
    #expect(isNear(fillerFrame(stage)?.minY, 97.67))
    #expect(isNear(fillerFrame(stage)?.maxY, 852 - 34))
    #expect(isNear(stage.frame(ofText: "Home")?.midX, 393 / 2))
  }

  @Test func theOldNamesSayTheSame() throws {
    let old = try Stage(NavigationView { Filler().navigationBarTitle("Home", displayMode: .inline) })
    let new = try Stage(
      NavigationView { Filler().navigationTitle("Home").navigationBarTitleDisplayMode(.inline) })
    #expect(old.placed.commands == new.placed.commands)
  }

  @Test func aTitleMadeWhilePlacingMakesRoomForTheBar() throws {
    let stage = try Stage(
      NavigationStack {
        GeometryReader { _ in Filler().navigationTitle("Late").navigationBarTitleDisplayMode(.inline) }
      })
    #expect(isNear(fillerFrame(stage)?.minY, 97.67))
  }

  @Test(arguments: [true, false]) func aHiddenBarLeavesItsRoom(isOld: Bool) throws {
    let screen = Filler().navigationTitle("Home")
    let stage = try Stage(
      NavigationStack {
        if isOld { screen.navigationBarHidden(true) } else { screen.toolbar(.hidden, for: .navigationBar) }
      })
    #expect(stage.frame("NavigationBar") == nil)
    #expect(isNear(fillerFrame(stage)?.minY, 59))
  }

  // MARK: Items

  @Test func itemsStandInTheirPlaces() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("More") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
      })
    #expect(isNear(stage.frame(ofText: "Cancel")?.minX, 16))
    #expect(isNear(stage.frame(ofText: "Save")?.maxX, 393 - 16))
    let (more, save) = (stage.frame(ofText: "More"), stage.frame(ofText: "Save"))
    #expect(isNear(more?.maxX, (save?.minX ?? 0) - 8))
    let below = try #require(stage.frame(ofText: "Below"))
    #expect(abs(below.midX - 393 / 2) < 0.34)
    #expect(abs(below.midY - (852 - 34 - 22)) < 0.34)
    #expect(isNear(fillerFrame(stage)?.maxY, 852 - 34 - 44))
  }

  @Test func aStatusStandsInTheMiddleOfTheBottom() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {} }
          ToolbarItem(placement: .status) { Text("Updated") }
        }
      })
    #expect(isNear(stage.frame(ofText: "A")?.minX, 16))
    let status = try #require(stage.frame(ofText: "Updated"))
    #expect(abs(status.midX - 393 / 2) < 20)
  }

  @Test func aPrincipalItemStandsForTheTitle() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Two"); Text("Lines")
            }
          }
        }
      })
    #expect(!stage.strings.contains("Home"))
    #expect(isNear(stage.frame(ofText: "Two")?.midX, 393 / 2))
  }

  @Test func theOldItemsStandThereToo() throws {
    let stage = try Stage(
      NavigationView {
        Filler().navigationBarItems(leading: Text("L"), trailing: Button("T") {})
      })
    #expect(isNear(stage.frame(ofText: "L")?.minX, 16))
    #expect(isNear(stage.frame(ofText: "T")?.maxX, 393 - 16))
  }

  @Test func itemsKeepTheirSizeWhateverTheTypeSize() throws {
    var world = World()
    world.typeSize = .accessibility3
    let view = NavigationStack { Filler().toolbar { Button("Edit") {} } }
    let (large, usual) = (try Stage(view, world: world), try Stage(view))
    #expect(large.frame(ofText: "Edit")?.size == usual.frame(ofText: "Edit")?.size)
  }

  @Test func itemsOnTheKeyboardAreReported() throws {
    let stage = try Stage(
      NavigationStack { Filler().toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } } })
    #expect(stage.reports.messages.contains { $0.contains("keyboard") })
    #expect(!stage.strings.contains("Done"))
  }

  // B35.
  @Test func aProminentButtonInTheBarIsDrawnTinted() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().navigationTitle("Home").toolbar { Button("Go") {}.buttonStyle(.borderedProminent) }
      })
    let blue = ResolvedColor.bytes(0, 122, 255)
    let fills = stage.placed.commands.everyFill(of: blue)
    #expect(fills.count == 1)
    #expect((fills.first?.maxX ?? 0) > 370)
  }

  @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .principal, .bottomBar])
  func theGroundOfAnItemKeepsToTheItem(placement: ToolbarItemPlacement) throws {
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    let stage = try Stage(
      NavigationStack {
        Filler().toolbar {
          ToolbarItem(placement: placement) {
            Color.clear.frame(width: 30, height: 44).background(Color(red: 0, green: 0, blue: 1))
          }
        }
      })
    #expect(stage.placed.commands.everyFill(of: blue).map { $0.height.rounded() } == [44])
  }

  @Test func searchingTakesAFieldBelowTheTitle() throws {
    let stage = try Stage(NavigationStack { Filler().navigationTitle("Home").searchable(text: .constant("")) })
    #expect(stage.strings.contains("Search"))
    #expect(isNear(fillerFrame(stage)?.minY, 53.67 + 96 + 52))
  }

  // MARK: Colours

  @Test func aVisibleBackgroundReachesFromTheEdgeToTheBarsEnd() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      })
    let fills = stage.placed.commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(fills.count == 1)
    #expect(isNear(fills.first?.minY, 0))
    #expect(isNear(fills.first?.maxY, 97.67))
  }

  @Test func aBackgroundThatIsNotVisibleWaitsForContentToScroll() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().navigationTitle("Home").toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar)
      })
    #expect(stage.placed.commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0)).isEmpty)
  }

  @Test func aSchemeOfTheBarsOwnTurnsTitleAndStatusBarWhite() throws {
    let stage = try Stage(
      NavigationStack {
        Filler().navigationTitle("Home").toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      })
    #expect(stage.placed.screenRequest.statusBarScheme == .dark)
    #expect(stage.placed.commands.letterPaints.contains(.color(.white)))
  }

  @Test func whatTheAppSaidToTheProxyHoldsForTheBarsThatComeUpThen() throws {
    let before = BarProxies.navigationBar
    defer { BarProxies.navigationBar = before }
    var appearance = BarAppearance()
    appearance.backgroundColor = ResolvedColor(red: 1, green: 0, blue: 0)
    BarProxies.navigationBar = { _ in
      var style = BarStyle()
      style.slots = BarAppearanceSlots(standard: appearance, scrollEdge: appearance)
      return style
    }
    let stage = try Stage(NavigationStack { Filler().navigationTitle("Home").navigationBarTitleDisplayMode(.inline) })
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    #expect(stage.placed.commands.everyFill(of: red).count == 1)
    // A change does not reach bars that are on the screen.
    BarProxies.navigationBar = { _ in BarStyle() }
    try stage.settle()
    #expect(stage.placed.commands.everyFill(of: red).count == 1)
  }

  // The first article: a colour behind the bar's place, and a bar without a ground.
  @Test(arguments: ["iphone-se-3", "iphone-16", "iphone-16-pro-max", "ipad-pro-11"])
  func aColourPutBehindTheBarFillsAllOfItsPlace(id: String) throws {
    struct Colored<Content: View>: View {
      let content: Content
      var body: some View {
        ZStack {
          content
          VStack {
            Color(red: 1, green: 0, blue: 0).edgesIgnoringSafeArea([.top, .leading, .trailing])
              .frame(minWidth: 0, maxWidth: .infinity, maxHeight: 0, alignment: .center)
            Spacer()
          }
        }
      }
    }
    let world = try World.on(id)
    let view = NavigationView {
      Colored(content: Color.white).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.hidden, for: .navigationBar)
    }
    .navigationViewStyle(.stack)
    let stage = try Stage(view, world: world)
    let bottom = try #require(stage.frame("NavigationBar")).maxY
    let fills = stage.placed.commands.everyFill(of: ResolvedColor(red: 1, green: 0, blue: 0))
    let width = world.device.size.width
    #expect(fills.count == 1)
    #expect(fills.first.map { $0.minX <= 0 && $0.maxX >= width && $0.minY <= 0 } == true)
    #expect(isNear(fills.first?.maxY, bottom))
  }

  // B34.
  @Test func aLazyGridIsDrawnBelowTheBar() throws {
    let stage = try Stage(
      NavigationView {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<8) { Text("Cell \($0)") } }
        }
        .navigationTitle("Grid").navigationBarTitleDisplayMode(.inline)
      })
    #expect(stage.strings.filter { $0.hasPrefix("Cell") }.count == 8)
    #expect((stage.frame(ofText: "Cell 0")?.minY ?? 0) > 97.66)
  }

  @Test(arguments: World.Orientation.allCases)
  func contentNeverGetsLessThanTheDevicesOwnInsets(orientation: World.Orientation) throws {
    for device in Device.all {
      var world = World(device: device)
      world.orientation = orientation
      var insets: EdgeInsets?
      let probe = GeometryReader { proxy in
        let _ = { insets = proxy.safeAreaInsets }()
        Color.clear
      }
      _ = try Stage(NavigationStack { probe.navigationTitle("Title") }, world: world)
      let own = device.safeArea(orientation)
      let found = try #require(insets)
      let name = Comment(rawValue: "\(device.id) \(orientation)")
      #expect(found.top > own.top, name)
      #expect(found.bottom == own.bottom && found.leading == own.leading && found.trailing == own.trailing, name)
    }
  }
}

extension [DisplayCommand] {
  fileprivate var flat: [DisplayCommand] {
    flatMap { command in
      if case .group(let group) = command { return group.commands.flat }
      return [command]
    }
  }

  func everyFill(of color: ResolvedColor) -> [CGRect] {
    flat.compactMap {
      guard case .fill(let path, .color(let own), _) = $0, own == color else { return nil }
      return path.boundingRect
    }
  }

  var letterPaints: [Paint] {
    flat.compactMap {
      guard case .glyphs(_, let paint) = $0 else { return nil }
      return paint
    }
  }
}
