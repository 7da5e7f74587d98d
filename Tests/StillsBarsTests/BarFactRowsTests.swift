import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import Testing

@testable import StillsBars

// More numbers of measured §5 and uikit-bars §1, each named as it stands there. Where the two disagree, or a number and
// Apple's own picture do, the picture is right, and the test says so.

/// Points of type that letters of so many points are drawn with: Inter is drawn 0.9685 as large.
private func drawn(_ size: CGFloat) -> CGFloat { size * 1443 / 1490 }

extension [DisplayCommand] {
  fileprivate func run(_ text: String) -> GlyphRun? {
    for case .glyphs(let run, _) in flattened where run.text == text { return run }
    return nil
  }

  /// The rectangles around fills and strokes, where they are drawn.
  fileprivate var inks: [CGRect] {
    flatMap { command -> [CGRect] in
      switch command {
      case .fill(let path, _, _): [path.boundingRect]
      case .stroke(let path, _, let style):
        [path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)]
      case .group(let group): group.commands.inks.map { $0.applying(group.transform) }
      default: []
      }
    }
  }

  fileprivate var ink: CGRect { inks.reduce(.null) { $0.union($1) } }
}

@MainActor @Suite struct OlderBarRowsTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)

  // "label h 41, y 3.5", "baseline near zone bottom". The baseline was measured at 80.33, which puts the label at 4.
  @Test func theLargeTitlesLabelIs41HighAtTheTopOfItsZone() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let node = BarKit.place(bar, world)
    let frame = try #require(node.frames(of: "Title").first)
    #expect(isNear(frame.height, 41, by: 0.5))
    #expect(isNear(frame.minY - 91, 3.5, by: 0.51))
    #expect(isNear(143 - (node.baseline(of: "Title") ?? 0), 15.67))
  }

  // "background view extends from bar up under the status bar to the top of the window".
  @Test func theGroundReachesToTheTopOfTheWindow() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    var appearance = BarAppearance()
    appearance.backgroundColor = red
    bar.appearance = BarAppearanceChoice(
      bar: BarAppearanceSlots(standard: appearance, scrollEdge: appearance), fallback: .init())
    #expect(BarKit.place(bar, world).commands().fills(red) == [CGRect(x: 0, y: 0, width: 390, height: 91)])
  }

  // "0.33, black 30 %: nav below y 44", "1 px hairline below the bar (outside bounds)".
  @Test func theHairlineIsAPixelBelowTheBar() throws {
    let world = try BarKit.world("iphone-14")
    let traits = BarKit.traits(world)
    let line = try #require(
      BarKit.place(BarKit.bar(traits: traits), world, scroll: BarScroll(offset: 10)).commands()
        .fills(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.3)).first)
    #expect(isNear(line.minY, 47 + 44))
    #expect(isNear(line.height, 1.0 / 3))
    #expect(line.minX == 0 && line.width == 390)
  }

  // "title 17 regular tint", "baseline bar + 28". "8 leading, 5–6 gap" after an image of 12.33 would put the letters at
  // 26; they were measured at 30.33.
  @Test func theBackTitleIs17RegularInTheTint() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(nil, traits: BarKit.traits(world))
    bar.backButton = BackButton(title: "Home")
    bar.tint = red
    let node = BarKit.place(bar, world)
    var paint: Paint?
    for case .glyphs(let run, let own) in node.commands().flattened where run.text == "Home" { paint = own }
    let run = try #require(node.commands().run("Home"))
    #expect(isNear(run.size, drawn(17), by: 0.01))
    #expect(run.face.weight == 400)
    #expect(paint == .color(red))
    #expect(isNear(node.frames(of: "Home").first?.minX, 29) && isNear(node.baseline(of: "Home"), 75, by: 0.17))
  }

  // "UIKit "+" item: ink x 18–35.67, y 13–31 of the bar, system blue".
  @Test func aPlusStandsWhereItWasMeasured() throws {
    let world = try BarKit.world("iphone-8")
    var bar = BarKit.bar(nil, traits: BarKit.traits(world))
    bar.leading = [BarItem(.symbol("plus"))]
    let commands = BarKit.place(bar, world).commands()
    let ink = commands.ink
    #expect(isNear(ink.minX, 18, by: 1) && isNear(ink.maxX, 35.67, by: 1))
    #expect(isNear(ink.minY - 20, 13, by: 1) && isNear(ink.maxY - 20, 31, by: 1))
  }

  // "label 10 medium".
  @Test func tabTitlesAre10Medium() throws {
    let world = try BarKit.world("iphone-15-plus")
    let bar = TabBar(
      items: [TabBarItem(title: "Red", icon: nil)],
      appearance: BarAppearanceChoice(fallback: .default(BarKit.traits(world))))
    let node = TabBarElement(bar, traits: BarKit.traits(world), space: BarKit.space(world)).placed(
      context: BarKit.context(world))
    let run = try #require(node.commands().run("Red"))
    #expect(isNear(run.size, drawn(10), by: 0.01))
    #expect(run.face.weight == 500)
  }

  // "signal/wifi/battery ink x 325–341, 346.67–371.67, y 18.3–30.7"; "wifi 308.67–325.67, battery 333–360.33, y 22.7–35.7".
  @Test(arguments: [("iphone-14", 371.67, 18.3, 30.7), ("iphone-16", 360.33, 22.7, 35.7)])
  func theStatusBarsSignsAreAsHighAsMeasured(id: String, right: Double, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(id))
    let ink = SystemOverlay.commands(
      device: device, orientation: .portrait, statusBar: .time("9:41"), showsHomeIndicator: false, statusInk: .dark,
      homeIndicatorInk: .dark, typesetter: BarKit.typesetter, pixelGrid: PixelGrid(scale: 3)
    ).ink
    #expect(isNear(ink.maxX, right, by: 0.67))
    #expect(isNear(ink.minY, top, by: 0.67) && isNear(ink.maxY, bottom, by: 0.67))
  }

  // "5 high, bottom gap 8; black on light".
  @Test func theHomeIndicatorIsBlackOnLight() {
    let commands = SystemOverlay.commands(
      device: .default, orientation: .portrait, statusBar: .hidden, showsHomeIndicator: true, statusInk: .dark,
      homeIndicatorInk: .dark, typesetter: BarKit.typesetter, pixelGrid: PixelGrid(scale: 3))
    #expect(commands.fills(.black).map(\.height) == [5])
    #expect(commands.fills(.black).map(\.maxY) == [852 - 8])
  }

  // "bar button titles align their glyph edge to the margin": by their frame; an E's ink begins 1.3 within it.
  @Test func buttonTitlesBeginAtTheMargin() throws {
    let world = try BarKit.world("iphone-14")
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.leading = [BarItem(.text("Edit"))]
    bar.trailing = [BarItem(.text("Done"), isProminent: true)]
    let node = BarKit.place(bar, world)
    #expect(isNear(node.frames(of: "Edit").first?.minX, 16))
    #expect(isNear(node.frames(of: "Done").first?.maxX, 390 - 16, by: 0.34))
    let (edit, done) = (node.commands().run("Edit"), node.commands().run("Done"))
    #expect(edit?.face.weight == 400 && done?.face.weight == 600)
  }
}

@MainActor @Suite struct NewerBarRowsTests {
  // "label y 54 from bar top at x 16". The zone begins there. In Apple's own picture (large-title-*-ios26, at M) the
  // letters' baseline is 98.67 below the bar's top, and a label of theirs would begin at 67.3: the picture is right.
  @Test func theLargeTitlesZoneBeginsAt54AndItsLettersStandAtItsEnd() throws {
    var world = try BarKit.world("iphone-14", look: .ios26, typeSize: .medium)
    world.safeArea = EdgeInsets(top: 53.67, leading: 0, bottom: 34, trailing: 0)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.isLarge = true
    let node = BarKit.place(bar, world), extent = BarKit.extent(bar, world)
    #expect(isNear(extent.inlineBottom - extent.top, 54))
    let frame = try #require(node.frames(of: "Title").first)
    #expect(isNear(frame.minX, 16))
    #expect(isNear(frame.minY - extent.top, 67.3, by: 0.34))
    #expect(isNear((node.baseline(of: "Title") ?? 0) - extent.top, 98.67, by: 0.34))
    let run = try #require(node.commands().run("Title"))
    #expect(isNear(run.size, drawn(33), by: 0.01))
    #expect(run.face.weight == 700)
  }

  // "title baseline 87" at 393 points.
  @Test func theInlineTitlesBaselineIsAt87() throws {
    let world = try BarKit.world("iphone-16", look: .ios26)
    let node = BarKit.place(BarKit.bar(traits: BarKit.traits(world)), world)
    #expect(isNear(node.baseline(of: "Title"), 87, by: 0.17))
    let run = try #require(node.commands().run("Title"))
    #expect(isNear(run.size, drawn(17), by: 0.01) && run.face.weight == 600)
  }

  // "platters 44 high".
  @Test func groundsAreAsHighAsTheirRow() throws {
    let world = try BarKit.world(look: .ios26)
    var bar = BarKit.bar(traits: BarKit.traits(world))
    bar.trailing = [BarItem(.text("Clear"))]
    let extent = BarKit.extent(bar, world)
    #expect(isNear(extent.row.minY, 59) && isNear(extent.row.height, 44))
    #expect(BarKit.place(bar, world).commands().inks.contains { isNear($0.height, 44) && isNear($0.minY, 59) })
  }
}
