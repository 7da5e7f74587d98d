import Foundation
import StillsCore
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

/// The room that every arrangement of bars leaves on every device.
@MainActor @Suite struct BarArrangementTests {
  private struct Bars: OptionSet {
    let rawValue: Int
    static let navigation = Bars(rawValue: 1), toolbar = Bars(rawValue: 2), tabs = Bars(rawValue: 4)
  }

  private func arrangement(_ bars: Bars, isLarge: Bool, traits: BarTraits) -> BarArrangement {
    let choice = BarAppearanceChoice(fallback: .default(traits))
    var arrangement = BarArrangement()
    if bars.contains(.navigation) {
      arrangement.navigationBar = BarKit.bar(traits: traits)
      arrangement.navigationBar?.isLarge = isLarge
    }
    if bars.contains(.toolbar) { arrangement.toolbar = Toolbar(items: [BarItem(.text("Edit"))], appearance: choice) }
    if bars.contains(.tabs) {
      arrangement.tabBar = TabBar(items: [TabBarItem(title: "A", icon: nil)], appearance: choice)
    }
    return arrangement
  }

  @Test(arguments: World.Look.allCases, World.Orientation.allCases)
  func contentKeepsTheDevicesOwnInsetsAndThoseOfItsBars(look: World.Look, orientation: World.Orientation) {
    for device in Device.all {
      var world = World(device: device)
      (world.look, world.orientation) = (look, orientation)
      let space = BarKit.space(world), traits = BarKit.traits(world)
      for bars in (0..<8).map({ Bars(rawValue: $0) }) {
        for isLarge in [false, true] {
          let left = arrangement(bars, isLarge: isLarge, traits: traits).contentSpace(in: space, traits: traits)
          let own = device.safeArea(orientation), insets = left.insets
          let name = Comment(rawValue: "\(device.id) \(orientation) \(look) \(bars.rawValue)")
          #expect(insets.leading == own.leading && insets.trailing == own.trailing, name)
          #expect(insets.top >= own.top && insets.bottom >= own.bottom, name)
          #expect(left.full == space.full, name)
          if bars.contains(.navigation) { #expect(insets.top > own.top, name) }
          if bars.contains(.toolbar) { #expect(insets.bottom > own.bottom, name) }
          if bars.contains(.tabs) { #expect(insets.bottom + insets.top > own.bottom + own.top, name) }
          if bars == [] { #expect(insets == own, name) }
        }
      }
    }
  }

  @Test func anIPhone16sContentStandsBetween97And83() throws {
    let world = try BarKit.world()
    let traits = BarKit.traits(world)
    let left = arrangement([.navigation, .tabs], isLarge: false, traits: traits)
      .contentSpace(in: BarKit.space(world), traits: traits)
    #expect(isNear(left.safe.minY, 97.67))
    #expect(isNear(852 - left.safe.maxY, 83))
  }

  @Test func barsInASheetBeginAtItsOwnTop() throws {
    let world = try BarKit.world()
    let traits = BarKit.traits(world)
    let sheet = CGRect(x: 0, y: 69, width: 393, height: 783)
    let space = BarSpace(full: sheet, safe: CGRect(x: 0, y: 69, width: 393, height: 749))
    #expect(NavigationBarExtent(BarKit.bar(traits: traits), traits: traits, space: space).top == 69)
  }
}
