import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

/// The newer look's bars (facts: measured §5, uikit-bars §1 and §6, controls §7 and §8).
@MainActor @Suite struct GlassBarTests {
  @Test(arguments: [("iphone-16", 59.0), ("iphone-16-pro", 62.0), ("iphone-14", 47.0)])
  func theBarBeginsAtTheSafeTopAndIs54High(id: String, top: Double) throws {
    let world = try BarKit.world(id, look: .ios26)
    let bar = BarKit.bar(traits: BarKit.traits(world))
    let extent = BarKit.extent(bar, world)
    #expect(isNear(extent.top, top))
    #expect(isNear(extent.row.maxY, top + 44))
    #expect(isNear(extent.restingBottom, top + 54))
    #expect(isNear(BarKit.place(bar, world).baseline(of: "Title"), top + 28, by: 0.17))
  }

  @Test func withoutAStatusBarItKeepsTenFromTheEdge() throws {
    let world = try BarKit.world("iphone-14", look: .ios26, landscape: true)
    #expect(isNear(BarKit.extent(BarKit.bar(traits: BarKit.traits(world)), world).top, 10))
  }

  @Test func theBackButtonIsACircleOf44AtTheMargin() throws {
    let world = try BarKit.world(look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.backButton = BackButton(title: "Home")
    let node = BarKit.place(bar, world)
    #expect(node.frames(kind: "BackButton").first == CGRect(x: 16, y: 59, width: 44, height: 44))
    #expect(node.frames(of: "Home").isEmpty)
  }

  // home-assistant/form-rows-toolbar-button-ios26: "Clear".
  @Test func aTextButtonStandsOnACapsuleThatEnds16BeforeTheEdge() throws {
    let world = try BarKit.world("iphone-14", look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.trailing = [BarItem(.text("Clear"))]
    let capsules = BarKit.place(bar, world).commands().flattened.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _) = command, isNear(path.boundingRect.height, 44) else { return nil }
      return path.boundingRect
    }
    let capsule = try #require(capsules.first)
    #expect(isNear(390 - capsule.maxX, 16))
    #expect(isNear(capsule.width, 64, by: 3))
  }

  @Test func plainNeighboursShareAGroundAndSpacesPartIt() throws {
    let world = try BarKit.world(look: .ios26)
    func grounds(_ items: [BarItem]) -> Int {
      var bar = BarKit.bar(traits: BarKit.traits(world))
      bar.trailing = items
      return BarKit.place(bar, world).commands().flattened.filter { command in
        guard case .fill(let path, _, _) = command else { return false }
        return isNear(path.boundingRect.height, 44)
      }.count
    }
    let (plus, minus) = (BarItem(.text("One")), BarItem(.text("Two")))
    #expect(grounds([plus, minus]) == 1)
    #expect(grounds([plus, BarItem(.fixedSpace(8)), minus]) == 2)
    #expect(grounds([plus, BarItem(.text("Done"), isProminent: true)]) == 2)
  }

  // The picture's bar began at 53.67; its baseline was at 152.3.
  @Test func theLargeTitleAtMIsAs33PointsAndAsFarDownAsMeasured() throws {
    var world = try BarKit.world("iphone-14", look: .ios26, typeSize: .medium)
    world.safeArea = EdgeInsets(top: 53.67, leading: 0, bottom: 34, trailing: 0)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let node = BarKit.place(bar, world)
    #expect(isNear(node.baseline(of: "Title"), 152.33, by: 0.34))
    #expect(isNear(node.frames(of: "Title").first?.minX, 16))
  }

  @Test func aLargeTitleAdds52() throws {
    let world = try BarKit.world(look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let extent = BarKit.extent(bar, world)
    #expect(isNear(extent.restingBottom - extent.top, 106))
  }

  // MARK: Tab bar

  private func tabs(_ count: Int, _ world: World) -> TabBar {
    let items = (0..<count).map { TabBarItem(title: "Tab \($0)", icon: .symbol("house")) }
    return TabBar(items: items, appearance: BarAppearanceChoice(fallback: .default(BarKit.traits(world))))
  }

  @Test(arguments: [2, 3, 5])
  func thePlatterIsAsWideAsItsItems(count: Int) throws {
    let world = try BarKit.world(look: .ios26)
    let extent = TabBarExtent(BarKit.traits(world), space: BarKit.space(world), itemCount: count)
    #expect(isNear(extent.frame.width, min(86 * CGFloat(count) + 16, 361)))
    #expect(isNear(extent.frame.height, 62))
    #expect(isNear(extent.frame.minY, 852 - 83))
    #expect(isNear(extent.bottomInset + 34, 83))
  }

  @Test func itemsAre94By54AndOverlapByEight() throws {
    let world = try BarKit.world(look: .ios26)
    let node = TabBarElement(tabs(3, world), traits: BarKit.traits(world), space: BarKit.space(world)).placed(
      context: BarKit.context(world))
    let items = node.frames(kind: "TabItem")
    #expect(items.count == 3)
    #expect(items.allSatisfy { isNear($0.width, 94) && isNear($0.height, 54) })
    #expect(isNear(items[0].maxX - items[1].minX, 8))
    #expect(isNear(items[0].minY - node.frame.minY, 4))
  }

  // MARK: Toolbar

  @Test func theToolbarTakes76OnAPhoneWithAHomeButton() throws {
    let world = try BarKit.world("iphone-se-3", look: .ios26)
    let extent = ToolbarExtent(BarKit.traits(world), space: BarKit.space(world))
    #expect(isNear(extent.bottomInset, 76))
    #expect(isNear(extent.row.height, 48))
    #expect(extent.margin == 28)
  }
}
