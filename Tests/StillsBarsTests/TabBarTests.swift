import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

/// The older look's tab bars and toolbars (facts: measured §5, uikit-bars §4 and §6).
@MainActor @Suite struct TabBarTests {
  private func tabs(_ titles: [String], _ world: World) -> TabBar {
    TabBar(
      items: titles.map { TabBarItem(title: $0, icon: .symbol("calendar")) },
      appearance: BarAppearanceChoice(fallback: .default(BarKit.traits(world))))
  }

  private func place(_ bar: TabBar, _ world: World, scroll: BarScroll = BarScroll()) -> PlacedNode {
    TabBarElement(bar, traits: BarKit.traits(world), space: BarKit.space(world), scroll: scroll).placed(
      context: BarKit.context(world))
  }

  // why-not/tabbar-four-items: 430 × 932.
  @Test func theBarIs49HighAboveTheHomeIndicator() throws {
    let world = try BarKit.world("iphone-15-plus")
    let node = place(tabs(["Red", "Green", "Blue", "Purple"], world), world)
    #expect(node.frame == CGRect(x: 0, y: 849, width: 430, height: 83))
  }

  @Test func itemsShareTheWidthAndTitlesStand45BelowTheTop() throws {
    let world = try BarKit.world("iphone-15-plus")
    let node = place(tabs(["Red", "Green", "Blue", "Purple"], world), world)
    for (index, title) in ["Red", "Green", "Blue", "Purple"].enumerated() {
      let frame = try #require(node.frames(of: title).first)
      #expect(isNear(frame.midX, 430 / 8 * CGFloat(2 * index + 1)))
      #expect(isNear(node.baseline(of: title), 849 + 45))
    }
    #expect(node.frames(kind: "BarImage").allSatisfy { isNear($0.midY, 849 + 18.8) })
  }

  @Test func theOthersAreGreyAndTheChosenOneTinted() throws {
    let world = try BarKit.world("iphone-15-plus")
    var bar = tabs(["Red", "Green"], world)
    bar.tint = ResolvedColor(red: 1, green: 0, blue: 0)
    let traits = BarKit.traits(world)
    let appearance = BarAppearance.default(traits)
    #expect(bar.iconColor(isSelected: true, traits: traits, appearance: appearance) == bar.tint)
    let grey = bar.iconColor(isSelected: false, traits: traits, appearance: appearance)
    #expect(isNear(grey.red * 255, 153) && isNear(grey.green * 255, 153) && isNear(grey.blue * 255, 153))
  }

  @Test func theGroundShowsOnlyWhileContentLiesBelowIt() throws {
    let world = try BarKit.world()
    let hairline = BarAppearance.hairline(BarKit.traits(world))
    let atEdge = place(tabs(["A"], world), world).commands()
    #expect(!atEdge.hasBackdrop && atEdge.fills(hairline).isEmpty)
    let over = place(tabs(["A"], world), world, scroll: BarScroll(below: 100)).commands()
    #expect(over.hasBackdrop)
    let line = try #require(over.fills(hairline).first)
    #expect(isNear(line.maxY, 852 - 83))
    #expect(isNear(line.height, 1.0 / 3))
  }

  @Test func onItsSideTheBarIs32HighAndTitlesStandBeside() throws {
    let world = try BarKit.world("iphone-16", landscape: true)
    let extent = TabBarExtent(BarKit.traits(world), space: BarKit.space(world), itemCount: 2)
    #expect(extent.row.height == 32)
    let node = place(tabs(["A", "B"], world), world)
    let (icon, title) = (try #require(node.frames(kind: "BarImage").first), try #require(node.frames(of: "A").first))
    #expect(title.minX > icon.maxX)
  }

  @Test func aSixthTabGoesBehindMoreOnPhones() throws {
    let world = try BarKit.world()
    let node = place(tabs(["A", "B", "C", "D", "E", "F"], world), world)
    #expect(node.frames(kind: "TabItem").count == 5)
    #expect(node.frames(of: "More").count == 1)
    #expect(node.frames(of: "E").isEmpty)
  }

  @Test func tabletsHaveTheirTabsAtTheTop() throws {
    let world = try BarKit.world("ipad-pro-11")
    let extent = TabBarExtent(BarKit.traits(world), space: BarKit.space(world), itemCount: 3)
    #expect(extent.row.minY == world.device.portraitSafeArea.top)
    #expect(extent.row.height == 44)
    #expect(extent.bottomInset == 0)
  }

  @Test func aTabIsATouchTargetWithItsTitle() throws {
    let world = try BarKit.world()
    var chosen = ""
    var bar = tabs([], world)
    bar.items = ["A", "B"].map { title in TabBarItem(title: title, icon: nil) { chosen = title } }
    var targets: [TouchTarget] = []
    place(bar, world).forEach { node in
      MainActor.assumeIsolated { if let target = node.element.touchTarget(of: node) { targets.append(target) } }
    }
    #expect(targets.map(\.label) == ["A", "B"])
    #expect(targets.allSatisfy { $0.role == .tab })
    targets.last?.tap?(.zero)
    #expect(chosen == "B")
  }

  @Test func pageDotsAre18Apart() throws {
    let dots = PageDotsElement(count: 4, selectedIndex: 0, traits: BarKit.traits(try BarKit.world()))
    #expect(dots.sizeThatFits(.unspecified) == CGSize(width: 18 * 4 + 20, height: 26))
  }

  // MARK: Toolbars

  private func toolbar(_ items: [BarItem], _ world: World) -> PlacedNode {
    let bar = Toolbar(items: items, appearance: BarAppearanceChoice(fallback: .default(BarKit.traits(world))))
    return ToolbarElement(bar, traits: BarKit.traits(world), space: BarKit.space(world)).placed(
      context: BarKit.context(world))
  }

  @Test func flexibleSpacesShareWhatIsLeft() throws {
    let world = try BarKit.world()
    let node = toolbar(
      [
        BarItem(.text("One")), BarItem(.flexibleSpace), BarItem(.text("Two")), BarItem(.flexibleSpace),
        BarItem(.text("Three")),
      ], world)
    let frames = try ["One", "Two", "Three"].map { try #require(node.frames(of: $0).first) }
    #expect(isNear(frames[0].minX, 16))
    #expect(isNear(frames[2].maxX, 393 - 16, by: 0.34))
    #expect(isNear(frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX, by: 0.68))
  }

  @Test func theBarIs44HighAboveTheSafeBottom() throws {
    let world = try BarKit.world()
    let extent = ToolbarExtent(BarKit.traits(world), space: BarKit.space(world))
    #expect(extent.row == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
    let side = try BarKit.world(landscape: true)
    #expect(ToolbarExtent(BarKit.traits(side), space: BarKit.space(side)).row.height == 32)
  }
}
