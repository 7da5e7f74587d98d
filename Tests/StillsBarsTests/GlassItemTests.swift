import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

/// What is filled, and what stands by itself, in the newer look.
@MainActor @Suite struct GlassItemTests {
  private func tabs(_ titles: [String], search: Int?, selected: Int = 0, _ world: World) -> TabBar {
    var items = titles.map { TabBarItem(title: $0, icon: .symbol("house")) }
    if let search { items[search].isSearch = true }
    return TabBar(
      items: items, selectedIndex: selected, appearance: BarAppearanceChoice(fallback: .default(BarKit.traits(world))))
  }

  private func place(_ bar: TabBar, _ world: World, isRightToLeft: Bool = false) -> PlacedNode {
    TabBarElement(bar, traits: BarKit.traits(world, isRightToLeft: isRightToLeft), space: BarKit.space(world)).placed(
      context: BarKit.context(world))
  }

  private func grounds(_ node: PlacedNode) -> [CGRect] {
    node.commands().flattened.compactMap { command in
      guard case .fill(let path, _, _) = command, isNear(path.boundingRect.height, 62) else { return nil }
      return path.boundingRect
    }.sorted { $0.minX < $1.minX }
  }

  @Test func theTabThatSearchesHasACircleAtTheTrailingEdge() throws {
    let world = try BarKit.world(look: .ios26)
    let node = place(tabs(["Home", "Search", "More"], search: 1, world), world)
    let frames = grounds(node)
    #expect(frames.count == 2)
    #expect(frames.first == CGRect(x: 21, y: 769, width: 2 * 86 + 16, height: 62))
    #expect(frames.last == CGRect(x: 393 - 21 - 62, y: 769, width: 62, height: 62))
    // Its title is not shown, and its icon stands in the middle.
    #expect(node.frames(of: "Search").isEmpty)
    #expect(node.frames(of: "Home").count == 1 && node.frames(of: "More").count == 1)
    #expect(node.frames(kind: "TabItem").last == frames.last)
  }

  @Test func theCircleIsAtTheLeftWhereTextRunsToTheLeft() throws {
    let world = try BarKit.world(look: .ios26)
    let frames = grounds(place(tabs(["Home", "Search"], search: 1, world), world, isRightToLeft: true))
    #expect(frames.first?.minX == 21 && frames.first?.width == 62)
    #expect(isNear(frames.last?.maxX, 393 - 21))
  }

  @Test func manyTabsLeaveRoomForTheCircle() throws {
    let world = try BarKit.world(look: .ios26)
    let node = place(tabs(["A", "B", "C", "D", "E", "F"], search: 5, selected: 5, world), world)
    let frames = grounds(node)
    #expect(frames.count == 2)
    #expect(isNear(frames[1].minX - frames[0].maxX, 8))
    #expect(node.frames(of: "More").count == 1)
    #expect(node.frames(kind: "TabItem").count == 5)
  }

  @Test func theOlderLooksTabThatSearchesIsATabLikeOthers() throws {
    let world = try BarKit.world()
    let node = place(tabs(["Home", "Search"], search: 1, world), world)
    #expect(node.frames(of: "Search").count == 1)
    #expect(isNear(node.frames(of: "Search").first?.midX, 393 * 3 / 4.0))
  }

  @Test func aTabletsTabThatSearchesShowsItsIcon() throws {
    for look in [World.Look.ios18, .ios26] {
      let world = try BarKit.world("ipad-pro-11", look: look)
      let node = place(tabs(["Home", "Search"], search: 1, world), world)
      #expect(node.frames(of: "Search").isEmpty)
      #expect(node.frames(kind: "BarImage").count == 1)
    }
  }

  // MARK: Disabled

  private let tint = ResolvedColor(red: 1, green: 0, blue: 0)

  private func bar(_ item: BarItem, _ world: World) -> [DisplayCommand] {
    var bar = BarKit.bar(traits: BarKit.traits(world))
    (bar.trailing, bar.tint) = ([item], tint)
    return BarKit.place(bar, world).commands()
  }

  @Test func aConfirmingItemIsFilledWithTheTintUnlessItIsDisabled() throws {
    let world = try BarKit.world(look: .ios26)
    var item = BarItem(.text("Done"), isProminent: true)
    #expect(bar(item, world).fills(tint).count == 1)
    #expect(bar(item, world).inkOfText("Done") == .color(.white))
    item.isEnabled = false
    #expect(bar(item, world).fills(tint).isEmpty)
    #expect(bar(item, world).inkOfText("Done") == .color(BarKit.traits(world).color(.tertiaryLabel)))
  }

  @Test func soIsOneInAToolbar() throws {
    let world = try BarKit.world(look: .ios26)
    for isEnabled in [true, false] {
      var item = BarItem(.text("Done"), isProminent: true)
      item.isEnabled = isEnabled
      var toolbar = Toolbar(
        items: [item], appearance: BarAppearanceChoice(fallback: .default(BarKit.traits(world))))
      toolbar.tint = tint
      let commands = ToolbarElement(toolbar, traits: BarKit.traits(world), space: BarKit.space(world)).placed(
        context: BarKit.context(world)
      ).commands()
      #expect(commands.fills(tint).count == (isEnabled ? 1 : 0))
    }
  }
}

extension [DisplayCommand] {
  fileprivate func inkOfText(_ text: String) -> Paint? {
    for case .glyphs(let run, let paint) in flattened where run.text == text { return paint }
    return nil
  }
}
