import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import Testing

@testable import StillsBars

/// Which appearance a bar has, and what it draws (facts: uikit-bars §2).
@MainActor @Suite struct BarAppearanceTests {
  private func plain(_ red: Double) -> BarAppearance {
    var appearance = BarAppearance()
    appearance.backgroundColor = ResolvedColor(red: red, green: 0, blue: 0)
    return appearance
  }

  private func red(_ appearance: BarAppearance) -> Double? { appearance.backgroundColor?.red }

  @Test func atTheEdgeABarWithoutAnEdgeAppearanceIsTransparent() {
    let choice = BarAppearanceChoice(bar: BarAppearanceSlots(standard: plain(1)), fallback: .init())
    #expect(!choice.chosen(isAtEdge: true, isCompact: false).hasBackground)
    #expect(red(choice.chosen(isAtEdge: false, isCompact: false)) == 1)
  }

  @Test func theScreensAppearanceWinsSlotBySlot() {
    let choice = BarAppearanceChoice(
      screen: BarAppearanceSlots(standard: plain(0.1)),
      bar: BarAppearanceSlots(standard: plain(0.2), scrollEdge: plain(0.3)), fallback: .init())
    #expect(red(choice.chosen(isAtEdge: false, isCompact: false)) == 0.1)
    #expect(red(choice.chosen(isAtEdge: true, isCompact: false)) == 0.3)
  }

  @Test func compactBarsLookForCompactAppearancesFirst() {
    let slots = BarAppearanceSlots(
      standard: plain(0.1), compact: plain(0.2), scrollEdge: plain(0.3), compactScrollEdge: plain(0.4))
    let choice = BarAppearanceChoice(bar: slots, fallback: .init())
    #expect(red(choice.chosen(isAtEdge: false, isCompact: true)) == 0.2)
    #expect(red(choice.chosen(isAtEdge: true, isCompact: true)) == 0.4)
    let regular = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: plain(0.1), scrollEdge: plain(0.3)), fallback: .init())
    #expect(red(regular.chosen(isAtEdge: true, isCompact: true)) == 0.3)
  }

  // B07: one colour down to the end of the large title, no seam at the status bar.
  @Test func aGroundReachesFromTheEdgeOfTheScreenToTheEndOfTheLargeTitle() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: plain(1), scrollEdge: plain(1)), fallback: .init())
    let fills = BarKit.place(bar, world).commands().fills(ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(fills == [CGRect(x: 0, y: 0, width: 390, height: 143)])
  }

  // B08.
  @Test func redShowsOnlyOnceContentHasScrolledUnderTheBar() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.appearance = BarAppearanceChoice(bar: BarAppearanceSlots(standard: plain(1)), fallback: .init())
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    #expect(BarKit.place(bar, world).commands().fills(red).isEmpty)
    #expect(BarKit.place(bar, world, scroll: BarScroll(offset: 1)).commands().fills(red).count == 1)
  }

  @Test func aLargeTitleMakesWayBeforeContentGoesUnderTheBar() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    #expect(BarKit.extent(bar, world, scroll: BarScroll(offset: 52)).isAtEdge)
    #expect(!BarKit.extent(bar, world, scroll: BarScroll(offset: 53)).isAtEdge)
  }

  // B10: iPhone X, title and one left item.
  @Test func onAnIPhoneXTheGroundEndsAt88AndTheRowBeginsAt44() throws {
    let world = try BarKit.world("iphone-x")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.leading = [BarItem(.symbol("plus"))]
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: plain(1), scrollEdge: plain(1)), fallback: .init())
    #expect(BarKit.extent(bar, world).row == CGRect(x: 0, y: 44, width: 375, height: 44))
    let fills = BarKit.place(bar, world).commands().fills(ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(fills == [CGRect(x: 0, y: 0, width: 375, height: 88)])
  }

  // pf-snapshot/uikit-nav-tab-iphone-x: ink from 18 to 35.67, 13 to 31 below the bar's top.
  @Test func aPlusStandsAtTheMargin() throws {
    let world = try BarKit.world("iphone-x")
    var bar = BarKit.bar(nil, traits: BarKit.traits(world))
    bar.leading = [BarItem(.symbol("plus"))]
    let frame = try #require(BarKit.place(bar, world).frames(kind: "BarImage").first)
    #expect(isNear(frame.minX, 16))
    #expect(isNear(frame.midY, 44 + 22, by: 0.34))
  }

  @Test func theHairlineIsAPixelOfBlackAt30PercentBelowTheBar() throws {
    let world = try BarKit.world("iphone-x")
    let bar = BarKit.bar(traits: BarKit.traits(world))
    let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    let lines = BarKit.place(bar, world, scroll: BarScroll(offset: 10)).commands().fills(black)
    #expect(lines.count == 1)
    #expect(isNear(lines.first?.minY, 88))
    #expect(isNear(lines.first?.height, 1.0 / 3))
  }

  @Test func textsTakeTheColoursAndFontsOfTheAppearance() throws {
    let world = try BarKit.world()
    var appearance = BarAppearance.opaque(BarKit.traits(world))
    appearance.title.color = ResolvedColor(red: 1, green: 1, blue: 1)
    appearance.button.normal.color = ResolvedColor(red: 1, green: 1, blue: 0)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.leading = [BarItem(.text("Edit"))]
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: appearance, scrollEdge: appearance), fallback: .init())
    let paints = BarKit.place(bar, world).commands().flattened.compactMap { command -> Paint? in
      guard case .glyphs(_, let paint) = command else { return nil }
      return paint
    }
    #expect(paints.contains(.color(ResolvedColor(red: 1, green: 1, blue: 1))))
    #expect(paints.contains(.color(ResolvedColor(red: 1, green: 1, blue: 0))))
  }
}
