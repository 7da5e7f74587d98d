import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

// Numbers of the facts that no behaviour's own test has: measured §5 and uikit-bars §1, line by line.

@MainActor @Suite struct OlderBarFactsTests {
  private func glyphs(_ node: PlacedNode, _ text: String) -> GlyphRun? {
    for command in node.commands().flattened {
      if case .glyphs(let run, _) = command, run.text == text { return run }
    }
    return nil
  }

  // "title 17 semibold centred", "prompt 13 pt centred", "large title 34 bold": Inter is drawn 0.9685 as large.
  @Test func titlesHaveTheirSizesAndWeights() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.prompt = "Choose"
    var run = try #require(glyphs(BarKit.place(bar, world), "Title"))
    #expect(isNear(run.size, 17 * 1443 / 1490, by: 0.01))
    #expect(run.face.weight == 600)
    run = try #require(glyphs(BarKit.place(bar, world), "Choose"))
    #expect(isNear(run.size, 13 * 1443 / 1490, by: 0.01))
    bar.isLarge = true
    run = try #require(glyphs(BarKit.place(bar, world), "Title"))
    #expect(isNear(run.size, 34 * 1443 / 1490, by: 0.01))
    #expect(run.face.weight == 700)
  }

  // "background becomes standard at offset > 0": a pixel is enough, and the hairline comes with it.
  @Test func theStandardGroundComesWithTheFirstPixelThatScrolls() throws {
    let world = try BarKit.world("iphone-14")
    let bar = BarKit.bar(traits: BarKit.traits(world))
    #expect(!BarKit.place(bar, world).commands().hasBackdrop)
    #expect(BarKit.place(bar, world, scroll: BarScroll(offset: 0.34)).commands().hasBackdrop)
  }

  // "background blur (249,249,249@.94 look)".
  @Test func theStandardGroundIsABlurUnder249At94Percent() throws {
    let world = try BarKit.world("iphone-14")
    let commands = BarKit.place(
      BarKit.bar(traits: BarKit.traits(world)), world, scroll: BarScroll(offset: 10)
    ).commands().flattened
    let tints = commands.compactMap { command -> ResolvedColor? in
      guard case .backdrop(_, _, _, let tint) = command else { return nil }
      return tint
    }
    let tint = try #require(tints.first)
    #expect(isNear(tint.red * 255, 249, by: 0.6) && isNear(tint.alpha, 0.94, by: 0.005))
  }

  // "back chevron 8 from edge": an own arrow's frame begins there.
  @Test func anArrowOfTheAuthorsOwnStandsEightPointsFromTheEdge() throws {
    let world = try BarKit.world("iphone-14")
    var placed = CGRect.zero
    var appearance = BarAppearance()
    appearance.backIndicator = BarImage(size: CGSize(width: 13, height: 21)) { frame, _ in
      placed = frame
      return []
    }
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: appearance, scrollEdge: appearance), fallback: .init())
    bar.backButton = BackButton(title: "Home")
    _ = BarKit.place(bar, world).commands()
    #expect(placed == CGRect(x: 8, y: 47 + (44 - 21) / 2.0, width: 13, height: 21))
    // Negative insets on the left move it to the right.
    appearance.backIndicator?.alignmentInsets.leading = -10
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: appearance, scrollEdge: appearance), fallback: .init())
    _ = BarKit.place(bar, world).commands()
    #expect(placed.minX == 18)
  }

  // "max width ≈ half".
  @Test func theBackTitleTakesHalfOfTheBarAtMost() throws {
    let world = try BarKit.world()
    var bar = BarKit.bar(nil, traits: BarKit.traits(world))
    for title in ["A short one", "The screen before", "The screen before this", "The screen before this one here"] {
      bar.backButton = BackButton(title: title)
      let node = BarKit.place(bar, world)
      let label = (node.frames(of: title) + node.frames(of: "Back")).first
      #expect((label?.maxX ?? 0) <= 393 / 2.0)
    }
  }

  // Dynamic Island: 393: x 133.67-259.33, y 11-48.33; 430: x 152.33-277.67, y 11.33-48.
  @Test(arguments: [
    ("iphone-16", CGRect(x: 133.67, y: 11, width: 125.67, height: 37.33)),
    ("iphone-15-plus", CGRect(x: 152.33, y: 11.33, width: 125.33, height: 36.67)),
  ])
  func theIslandIsWhereItWasMeasured(id: String, frame: CGRect) throws {
    let cutout = try #require(Device.named(id)?.cutoutFrame)
    for (own, measured) in [
      (cutout.minX, frame.minX), (cutout.maxX, frame.maxX), (cutout.minY, frame.minY), (cutout.maxY, frame.maxY),
    ] { #expect(isNear(own, measured, by: 0.7)) }
  }

  // Safe top/bottom, native: 844: 47/34; 852: top 59; 874: top 62; 932: bottom 34.
  @Test(arguments: [
    ("iphone-14", 47.0, 34.0), ("iphone-16", 59.0, 34.0), ("iphone-16-pro", 62.0, 34.0),
    ("iphone-15-plus", 59.0, 34.0), ("iphone-x", 44.0, 34.0), ("iphone-se-3", 20.0, 0.0),
  ])
  func safeAreasAreTheDevicesOwn(id: String, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(id))
    #expect(device.portraitSafeArea.top == CGFloat(top))
    #expect(device.portraitSafeArea.bottom == CGFloat(bottom))
  }

  // Status bar: digit height 11.3 (~16 semibold) beside a notch, 12.3 (~17 semibold) beside the island.
  @Test(arguments: [("iphone-14", 11.3), ("iphone-16", 12.3)])
  func theTimesDigitsAreAsHighAsMeasured(id: String, height: Double) throws {
    let device = try #require(Device.named(id))
    let commands = SystemOverlay.commands(
      device: device, orientation: .portrait, statusBar: .time("9:41"), showsHomeIndicator: false, statusInk: .dark,
      homeIndicatorInk: .dark, typesetter: BarKit.typesetter, pixelGrid: PixelGrid(scale: 3)
    ).flattened
    let size = commands.lazy.compactMap { command -> CGFloat? in
      guard case .glyphs(let run, _) = command else { return nil }
      return run.size
    }.first
    // Inter's digits are as high as its capitals, 1490 of 2048.
    #expect(isNear(try #require(size) * 1490 / 2048, height, by: 0.5))
  }
}

@MainActor @Suite struct NewerBarFactsTests {
  private func grounds(_ node: PlacedNode, height: CGFloat = 44) -> [CGRect] {
    node.commands().flattened.compactMap { command in
      guard case .fill(let path, _, _) = command, isNear(path.boundingRect.height, height) else { return nil }
      return path.boundingRect
    }.sorted { $0.minX < $1.minX }
  }

  // "12 between groups".
  @Test func groundsStandTwelveApart() throws {
    let world = try BarKit.world(look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.trailing = [BarItem(.text("One")), BarItem(.fixedSpace(8)), BarItem(.text("Two"))]
    let frames = grounds(BarKit.place(bar, world))
    #expect(frames.count == 2)
    #expect(isNear(frames[1].minX - frames[0].maxX, 12, by: 0.34))
  }

  // "margins 16", whatever the width.
  @Test(arguments: ["iphone-16", "iphone-16-pro-max"])
  func itemsStandSixteenFromTheSides(id: String) throws {
    let world = try BarKit.world(id, look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.leading = [BarItem(.text("Edit"))]
    bar.trailing = [BarItem(.text("Done"))]
    let frames = grounds(BarKit.place(bar, world))
    #expect(isNear(frames.first?.minX, 16, by: 0.34))
    #expect(isNear(world.device.size.width - (frames.last?.maxX ?? 0), 16, by: 0.34))
  }

  // "17 semibold, clearance 8".
  @Test func theTitleKeepsEightPointsFromGrounds() throws {
    let world = try BarKit.world(look: .ios26)
    let title = "A title that is rather long for it"
    var bar = BarKit.bar(title, traits: BarKit.traits(world))
    bar.trailing = [BarItem(.text("A button"))]
    let node = BarKit.place(bar, world)
    let frame = try #require(node.frames(of: title).first), ground = try #require(grounds(node).first)
    #expect(isNear(ground.minX - frame.maxX, 8, by: 0.67))
  }

  // "chevron 9×18 stroke 2.5, label colour".
  @Test func theArrowIsNineByEighteenInTheMiddleOfItsCircle() throws {
    let world = try BarKit.world(look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.backButton = BackButton(title: "Home")
    let strokes = BarKit.place(bar, world).commands().flattened.compactMap { command -> (CGRect, Paint, CGFloat)? in
      guard case .stroke(let path, let paint, let style) = command else { return nil }
      return (path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2), paint, style.lineWidth)
    }
    let (ink, paint, line) = try #require(strokes.first)
    #expect(isNear(ink.width, 9) && isNear(ink.height, 18))
    #expect(isNear(ink.midX, 16 + 22, by: 1) && isNear(ink.midY, 59 + 22))
    #expect(paint == .color(BarKit.traits(world).color(.label)))
    #expect(line == 2.5)
  }

  // "label y 54 from bar top at x 16", 52 high.
  @Test func theLargeTitlesZoneBegins54BelowTheTop() throws {
    let world = try BarKit.world(look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let extent = BarKit.extent(bar, world)
    #expect(isNear(extent.inlineBottom - extent.top, 54))
    #expect(isNear(extent.restingBottom, 59 + 106))
    let node = BarKit.place(bar, world)
    let frame = try #require(node.frames(of: "Title").first), baseline = try #require(node.baseline(of: "Title"))
    #expect(isNear(frame.minX, 16))
    // Where in the zone the letters stand was measured at M: large-title-*.
    #expect(frame.minY >= 113 && baseline < 165)
  }

  // "opaque background covers from y 0"; "1/3 pt @30 % only for opaque/default backgrounds".
  @Test func anOpaqueGroundReachesToTheTopAndHasAHairline() throws {
    let world = try BarKit.world(look: .ios26)
    let traits = BarKit.traits(world), black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    var bar = BarKit.bar(traits: traits)
    var opaque = BarAppearance.opaque(traits)
    opaque.backgroundColor = ResolvedColor(red: 1, green: 0, blue: 0)
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: opaque, scrollEdge: opaque), fallback: .init())
    let commands = BarKit.place(bar, world).commands()
    #expect(
      commands.fills(ResolvedColor(red: 1, green: 0, blue: 0)) == [CGRect(x: 0, y: 0, width: 393, height: 59 + 54)])
    let line = try #require(commands.fills(black).first)
    #expect(isNear(line.minY, 59 + 54) && isNear(line.height, 1.0 / 3))
    let clear = BarAppearance()
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: clear, scrollEdge: clear), fallback: .init())
    #expect(BarKit.place(bar, world).commands().fills(black).isEmpty)
  }

  // "transparent": the newer look's bar at rest has no ground at all.
  @Test func atRestThereIsNoGround() throws {
    let world = try BarKit.world(look: .ios26)
    let node = BarKit.place(BarKit.bar(traits: BarKit.traits(world)), world)
    #expect(!node.commands().hasBackdrop)
    #expect(node.commands().flattened.allSatisfy { if case .fill = $0 { false } else { true } })
  }
}
