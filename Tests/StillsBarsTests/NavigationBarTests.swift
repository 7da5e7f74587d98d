import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

/// The older look's navigation bar (facts: measured §5, uikit-bars §1).
@MainActor @Suite struct NavigationBarTests {
  private func extent(_ id: String, landscape: Bool = false, look: World.Look = .ios18) throws -> NavigationBarExtent {
    let world = try BarKit.world(id, look: look, landscape: landscape)
    return BarKit.extent(BarKit.bar(traits: BarKit.traits(world)), world)
  }

  @Test(arguments: [
    ("iphone-14", 47.0, 91.0), ("iphone-16", 53.67, 97.67), ("iphone-16-pro", 56.33, 100.33), ("iphone-8", 20.0, 64.0),
  ])
  func theBarBeginsBesideTheIslandAndAtTheSafeTopElsewhere(id: String, top: Double, bottom: Double) throws {
    let extent = try extent(id)
    #expect(isNear(extent.top, top))
    #expect(isNear(extent.restingBottom, bottom))
  }

  @Test func aSafeAreaOfTheCallersIsNotOverlapped() throws {
    var world = try BarKit.world("iphone-16")
    world.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    #expect(BarKit.extent(BarKit.bar(traits: BarKit.traits(world)), world).top == 59)
  }

  @Test func heightsAre44And32OnItsSideAnd50OnTablets() throws {
    #expect(isNear(try extent("iphone-16").row.height, 44))
    #expect(isNear(try extent("iphone-16", landscape: true).row.height, 32))
    #expect(isNear(try extent("iphone-16-pro-max", landscape: true).row.height, 44))
    #expect(isNear(try extent("ipad-pro-11").row.height, 50))
  }

  @Test(arguments: ["iphone-se-3", "iphone-14", "iphone-16", "iphone-16-pro", "iphone-11"])
  func theTitlesBaselineIs28BelowTheBarsTop(id: String) throws {
    let world = try BarKit.world(id)
    let bar = BarKit.bar(traits: BarKit.traits(world))
    let baseline = try #require(BarKit.place(bar, world).baseline(of: "Title"))
    #expect(isNear(baseline - BarKit.extent(bar, world).top, 28, by: 0.17))
  }

  @Test func theTitleIsCentredInTheBar() throws {
    let world = try BarKit.world()
    let frame = try #require(BarKit.place(BarKit.bar(traits: BarKit.traits(world)), world).frames(of: "Title").first)
    #expect(isNear(frame.midX, 393 / 2))
  }

  @Test func theTitleKeepsEightPointsFromItems() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar("A title that is long", traits: BarKit.traits(world))
    bar.trailing = [BarItem(.text("A button that is long"))]
    let node = BarKit.place(bar, world)
    let title = try #require(node.frames(of: "A title that is long").first)
    let button = try #require(node.frames(of: "A button that is long").first)
    #expect(title.midX < 393 / 2)
    #expect(isNear(button.minX - title.maxX, 8))
    #expect(isNear(393 - button.maxX, 16))
  }

  @Test func aTitleWithoutRoomIsCut() throws {
    let world = try BarKit.world()
    let title = String(repeating: "A long title ", count: 8)
    let frame = try #require(
      BarKit.place(BarKit.bar(title, traits: BarKit.traits(world)), world).frames(of: title).first)
    #expect(frame.minX >= 16)
    #expect(frame.maxX <= 393 - 16 + 0.01)
  }

  @Test(arguments: [
    ("iphone-16", 16.0), ("iphone-11-pro-max", 20.0), ("iphone-16-pro-max", 20.0), ("ipad-pro-11", 20.0),
  ])
  func marginsGrowAt414Points(id: String, margin: Double) throws {
    let world = try BarKit.world(id)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.leading = [BarItem(.text("Edit"))]
    #expect(isNear(BarKit.place(bar, world).frames(of: "Edit").first?.minX, margin))
  }

  @Test func itemsStandEightApartAndFixedSpaceAdds() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.trailing = [BarItem(.text("One")), BarItem(.text("Two"))]
    var node = BarKit.place(bar, world)
    var (one, two) = (try #require(node.frames(of: "One").first), try #require(node.frames(of: "Two").first))
    #expect(isNear(two.minX - one.maxX, 8))
    bar.trailing.insert(BarItem(.fixedSpace(10)), at: 1)
    node = BarKit.place(bar, world)
    (one, two) = (try #require(node.frames(of: "One").first), try #require(node.frames(of: "Two").first))
    #expect(isNear(two.minX - one.maxX, 18))
  }

  // MARK: Back button

  private func backBar(_ world: World, to title: String?, mode: BackButton.DisplayMode = .automatic) -> NavigationBar {
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.backButton = BackButton(title: title)
    bar.backButton?.mode = mode
    return bar
  }

  @Test func theArrowsInkStandsWhereItIsMeasured() throws {
    let world = try BarKit.world("iphone-14")
    let commands = BarKit.place(backBar(world, to: "Accessibility"), world).commands().flattened
    let strokes = commands.compactMap { command -> CGRect? in
      guard case .stroke(let path, _, let style) = command else { return nil }
      return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    }
    let ink = try #require(strokes.first)
    #expect(isNear(ink.minX, 9.33))
    #expect(isNear(ink.maxX, 20.33))
    #expect(isNear(ink.minY - 47, 12.33))
    #expect(isNear(ink.maxY - 47, 31.33))
  }

  @Test func theLabelBesideTheArrowIsOnTheTitlesBaseline() throws {
    let world = try BarKit.world("iphone-14")
    let node = BarKit.place(backBar(world, to: "Accessibility"), world)
    #expect(isNear(node.frames(of: "Accessibility").first?.minX, 29))
    #expect(isNear(node.baseline(of: "Accessibility"), 47 + 28, by: 0.17))
  }

  @Test func aLongBackTitleGivesWayToBackAndThenToTheArrow() throws {
    let world = try BarKit.world()
    let long = "The screen before this one"
    #expect(BarKit.place(backBar(world, to: long), world).frames(of: "Back").count == 1)
    var crowded = backBar(world, to: long)
    crowded.title = "A title that takes very nearly all of the room"
    let node = BarKit.place(crowded, world)
    #expect(node.frames(of: "Back").isEmpty && node.frames(of: long).isEmpty)
    #expect(node.frames(kind: "BackButton").count == 1)
  }

  @Test func theBackButtonCanBeGenericOrAnArrowAlone() throws {
    let world = try BarKit.world()
    #expect(BarKit.place(backBar(world, to: "Home", mode: .generic), world).frames(of: "Back").count == 1)
    #expect(BarKit.place(backBar(world, to: "Home", mode: .minimal), world).frames(kind: "BarText").count == 1)
  }

  @Test func aTouchOnTheBackButtonGoesBack() throws {
    let world = try BarKit.world()
    var went = 0
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.backButton = BackButton(title: "Home") { went += 1 }
    var target: TouchTarget?
    BarKit.place(bar, world).forEach { node in
      MainActor.assumeIsolated { target = target ?? node.element.touchTarget(of: node) }
    }
    #expect(target?.role == .backButton)
    target?.tap?(.zero)
    #expect(went == 1)
  }

  // MARK: Prompt, large title

  @Test func aPromptAdds30And32InTheNewerLook() throws {
    for (look, height) in [(World.Look.ios18, 30.0), (.ios26, 32.0)] {
      let world = try BarKit.world(look: look)
      var bar = BarKit.bar(traits: BarKit.traits(world))
      let plain = BarKit.extent(bar, world).restingBottom
      bar.prompt = "Choose"
      #expect(isNear(BarKit.extent(bar, world).restingBottom - plain, height))
      #expect(isNear(BarKit.place(bar, world).frames(of: "Choose").first?.midX, 393 / 2))
    }
  }

  @Test func aLargeTitleMakesTheBar96High() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let extent = BarKit.extent(bar, world)
    #expect(isNear(extent.restingBottom - extent.top, 96))
    #expect(isNear(extent.restingBottom, 143))
    let node = BarKit.place(bar, world)
    #expect(node.frames(of: "Title").count == 1)
    #expect(isNear(node.frames(of: "Title").first?.minX, 16))
    #expect(isNear(node.frames(of: "Title").first?.height, 40.67))
    #expect(isNear(node.baseline(of: "Title"), 47 + 80.33))
  }

  @Test func largeTitlesHaveNoPlaceOnAPhoneOnItsSide() throws {
    let world = try BarKit.world("iphone-16", landscape: true)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let extent = BarKit.extent(bar, world)
    #expect(isNear(extent.restingBottom - extent.top, 32))
    #expect(extent.showsInlineTitle)
  }

  @Test func theInlineTitleComesOnceThirtySixPointsHaveGone() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    func shown(_ offset: CGFloat) -> Bool {
      BarKit.extent(bar, world, scroll: BarScroll(offset: offset)).showsInlineTitle
    }
    #expect(!shown(0))
    #expect(!shown(36))
    #expect(shown(37))
    #expect(shown(400))
  }

  @Test func theBarCollapsesAsContentScrollsAndGrowsAsItIsPulled() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    func bottom(_ offset: CGFloat) -> CGFloat {
      BarKit.extent(bar, world, scroll: BarScroll(offset: offset)).bottom
    }
    let resting = bottom(0)
    #expect(isNear(resting - bottom(20), 20))
    #expect(isNear(resting - bottom(52), 52))
    #expect(isNear(resting - bottom(500), 52))
    #expect(isNear(bottom(-30) - resting, 30))
    // What content may take at rest does not change.
    #expect(BarKit.extent(bar, world, scroll: BarScroll(offset: 500)).restingBottom == resting)
  }

  @Test func theSearchFieldTakes52AndGoesFirst() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar(traits: BarKit.traits(world))
    let plain = BarKit.extent(bar, world).restingBottom
    bar.isLarge = true
    bar.searchField = BarSearchField()
    #expect(isNear(BarKit.extent(bar, world).restingBottom - plain, 104))
    let scrolled = BarKit.extent(bar, world, scroll: BarScroll(offset: 52))
    #expect(scrolled.shownSearch == 0)
    #expect(scrolled.shownLargeTitle == 52)
    let field = try #require(BarKit.place(bar, world).frames(kind: "SearchField").first)
    #expect(isNear(field.height, 36))
    #expect(isNear(field.minX, 16))
    #expect(isNear(field.maxX, 393 - 16))
    #expect(isNear(plain + 52 + 1, field.minY))
  }

  @Test func nothingFiniteComesOfOffsetsThatAreNoNumbers() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    for offset in [CGFloat.nan, .infinity, -.infinity] {
      #expect(BarKit.extent(bar, world, scroll: BarScroll(offset: offset)).bottom.isFinite)
    }
  }

  @Test func itemsAndTitleMirrorWhereTextRunsToTheLeft() throws {
    let world = try BarKit.world()
    let traits = BarKit.traits(world, isRightToLeft: true)
    var bar = BarKit.bar(traits: traits)
    bar.leading = [BarItem(.text("Edit"))]
    let node = NavigationBarElement(bar, traits: traits, space: BarKit.space(world)).placed(
      context: BarKit.context(world))
    #expect(isNear(node.frames(of: "Edit").first?.maxX, 393 - 16))
  }

  @Test func aViewAmongTheItemsIsMeasuredAndCentred() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.trailing = [BarItem(.element(Box(width: 30, height: 20)))]
    let frame = try #require(BarKit.place(bar, world).frames(kind: "Box").first)
    #expect(isNear(frame.maxX, 390 - 16))
    #expect(isNear(frame.midY, 47 + 22))
    #expect(frame.size == CGSize(width: 30, height: 20))
  }
}

final class Box: ViewElement {
  let size: CGSize
  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(kind: "Box")
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
}
