import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

/// Grounds of the newer look's toolbars.
@MainActor @Suite struct GlassToolbarTests {
  private func grounds(_ items: [BarItem]) throws -> [CGRect] {
    let world = try BarKit.world(look: .ios26), traits = BarKit.traits(world)
    let bar = Toolbar(items: items, appearance: BarAppearanceChoice(fallback: .default(traits)))
    let node = ToolbarElement(bar, traits: traits, space: BarKit.space(world)).placed(context: BarKit.context(world))
    return node.commands().flattened.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _) = command, isNear(path.boundingRect.height, 48) else { return nil }
      return path.boundingRect
    }.sorted { $0.minX < $1.minX }
  }

  @Test func neighboursShareAGroundAndSpacesPartIt() throws {
    let one = BarItem(.text("One")), two = BarItem(.text("Two"))
    #expect(try grounds([one, two]).count == 1)
    let parted = try grounds([one, BarItem(.fixedSpace(8)), two])
    #expect(parted.count == 2)
    let spread = try grounds([one, BarItem(.flexibleSpace), two])
    #expect(isNear(spread.first?.minX, 28, by: 0.34) && isNear(spread.last?.maxX, 393 - 28, by: 0.34))
    var own = two
    own.isProminent = true
    #expect(try grounds([one, own]).count == 2)
  }

  // "no flexible space → whole row centred".
  @Test func withoutASpaceTheRowStandsInTheMiddle() throws {
    let ground = try #require(try grounds([BarItem(.text("One")), BarItem(.text("Two"))]).first)
    #expect(isNear(ground.midX, 393 / 2.0, by: 0.34))
  }

  @Test func onTheGreyOfASheetItIsLighterThanOnBlack() throws {
    let world = try BarKit.world(look: .ios26)
    func ground(_ isElevated: Bool) throws -> Double {
      var traits = BarTraits(world: world, typesetter: nil, isDark: true)
      traits.isElevated = isElevated
      let commands = Glass.commands(in: CGRect(x: 0, y: 0, width: 48, height: 48), traits: traits)
      guard case .fill(_, .color(let color), _)? = commands.flattened.first else { return 0 }
      return color.red
    }
    let sheet = SystemColor.systemGroupedBackground.resolved(
      look: .ios26, isDark: true, isHighContrast: false, isElevated: true)
    #expect(try ground(true) > sheet.red + 0.05)
    #expect(try ground(false) < sheet.red)
  }
}
