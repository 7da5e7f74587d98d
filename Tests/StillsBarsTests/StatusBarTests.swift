import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsText
import StillsTypesetting
import Testing

@testable import StillsBars

@Suite struct StatusBarTests {
  private let typesetter = Typesetter(engine: HarfBuzzEngine())
  private let grid = PixelGrid(scale: 3)

  private func bar(_ id: String, orientation: World.Orientation = .portrait) throws -> StatusBar {
    let device = try #require(Device.named(id))
    return try #require(StatusBar(device: device, orientation: orientation, time: "9:41"))
  }

  private func near(_ left: CGFloat?, _ right: CGFloat, by tolerance: CGFloat = 0.34) -> Bool {
    left.map { abs($0 - right) <= tolerance } ?? false
  }

  // liveview/plain-list: 390 × 844.
  @Test func signsStandWhereTheyAreOnANotchPhone() throws {
    let bar = try bar("iphone-14")
    #expect(near(bar.baseline, 30.33))
    #expect(near(bar.textX, (37 + 66.67) / 2))
    #expect(near(bar.cellularX, 302.33))
    #expect(near(bar.wifiX, 324.67))
    #expect(near(bar.batteryX, 346.67))
    #expect(near(bar.batteryX + bar.art.batteryWidth, 371.67))
  }

  // why-not: 393 × 852.
  @Test func signsStandWhereTheyAreBesideTheIsland() throws {
    let bar = try bar("iphone-16")
    #expect(near(bar.baseline, 35.33))
    #expect(near(bar.textX, (53.67 + 89.33) / 2))
    #expect(near(bar.cellularX, 282))
    #expect(near(bar.wifiX, 308.67))
    #expect(near(bar.batteryX, 333))
    #expect(near(bar.batteryX + bar.art.batteryWidth, 360.33))
  }

  // why-not/tabbar-four-items: 430 × 932.
  @Test func signsAreLargerOnLargerPhones() throws {
    let bar = try bar("iphone-15-plus")
    #expect(near(bar.baseline, 35.67))
    #expect(near(bar.cellularX, 305.33))
    #expect(near(bar.wifiX, 334.33))
    #expect(near(bar.batteryX, 361.33))
  }

  @Test func theRowIsCentredOnTheIsland() throws {
    // 62-point safe areas have the island, and with it the row, 2.8 lower.
    let lower = try bar("iphone-16-pro"), higher = try bar("iphone-16")
    #expect(near(lower.baseline - higher.baseline, 2.5, by: 0.6))
  }

  @Test func theBarIsHiddenOnPhonesInLandscapeOnly() throws {
    #expect(StatusBar(device: .default, orientation: .landscape, time: "9:41") == nil)
    let pad = try bar("ipad-pro-11", orientation: .landscape)
    #expect(pad.batteryX > 1100)
    #expect(pad.cellularX == nil)
  }

  @Test func tabletsWriteTheDate() throws {
    let pad = try #require(Device.named("ipad-pro-11"))
    let bar = try #require(StatusBar(device: pad, orientation: .portrait, time: "9:41", date: "Tue Jan 9"))
    #expect(bar.text == "9:41  Tue Jan 9")
    let phone = try #require(StatusBar(device: .default, orientation: .portrait, time: "9:41", date: "Tue Jan 9"))
    #expect(phone.text == "9:41")
  }

  @Test func groupsAreNamedAndHaveRoles() throws {
    let commands = SystemOverlay.commands(
      device: .default, orientation: .portrait, statusBar: .time("9:41"), showsHomeIndicator: true, statusInk: .dark,
      homeIndicatorInk: .light, typesetter: typesetter, pixelGrid: grid)
    let groups = commands.compactMap { if case .group(let group) = $0 { group } else { nil } }
    #expect(groups.map(\.name) == ["StatusBar", "HomeIndicator"])
    #expect(groups.map(\.role) == [.statusBar, .homeIndicator])
    guard case .fill(_, let paint, _) = groups[1].commands[0] else {
      Issue.record("the indicator is not a fill")
      return
    }
    #expect(paint == .color(.white))
    let texts = groups[0].commands.compactMap { if case .glyphs(let run, _) = $0 { run.text } else { nil } }
    #expect(texts == ["9:41"])
  }

  // why-not/grouped-list-14-rows: four dots of 3.33 points, 204 on white.
  @Test func withoutASignalTheBarsAreDots() throws {
    func bars(_ count: Int) throws -> [(CGRect, Double)] {
      let bar = try bar("iphone-16")
      return bar.art.cellularCommands(left: 0, bottom: 20, ink: .black, lit: count).compactMap { command in
        guard case .fill(let path, .color(let ink), _) = command else { return nil }
        return (path.boundingRect, ink.alpha)
      }
    }
    let dots = try bars(0)
    #expect(dots.count == 1)
    #expect(near(dots.first?.0.height, 3.33) && near(dots.first?.0.width, 19.33))
    #expect(dots.first?.1 == 0.2)
    #expect(try bars(2).map { $0.1 } == [1, 0.2])
    #expect(try bars(4).map { $0.1 } == [1])
  }

  @Test func nothingIsDrawnWhereNothingIsAskedFor() {
    #expect(
      SystemOverlay.commands(
        device: .default, orientation: .portrait, statusBar: .hidden, showsHomeIndicator: false, statusInk: .dark,
        homeIndicatorInk: .dark, typesetter: typesetter, pixelGrid: grid
      ).isEmpty)
  }

  @Test(arguments: Device.all.map(\.id)) func everyDeviceKeepsItsBarInsideTheScreen(id: String) throws {
    let device = try #require(Device.named(id)), bar = try bar(id)
    #expect(bar.signsBottom < device.portraitSafeArea.top)
    #expect(bar.batteryX + bar.art.batteryWidth < device.size.width)
    if let cutout = device.cutoutFrame, let cellular = bar.cellularX {
      #expect(cellular > cutout.maxX, "the signal lies under the cut-out")
      #expect(bar.textX < cutout.minX)
    }
  }
}

@Suite struct HomeIndicatorTests {
  @Test(arguments: [
    ("iphone-x", 134.0), ("iphone-14", 139), ("iphone-16", 140), ("iphone-16-pro", 144), ("iphone-15-plus", 154),
  ])
  func widthsAreThoseMeasured(id: String, width: CGFloat) throws {
    let device = try #require(Device.named(id))
    let indicator = try #require(
      HomeIndicator(device: device, orientation: .portrait, pixelGrid: PixelGrid(scale: device.scale)))
    #expect(indicator.frame.width == width)
    #expect(indicator.frame.height == 5)
    #expect(device.size.height - indicator.frame.maxY == 8)
  }

  @Test func edgesLieOnPixels() throws {
    let grid = PixelGrid(scale: 3)
    // x 126.67 to 266.67 of 393, 125.67 of 390.
    let island = try #require(HomeIndicator(device: .default, orientation: .portrait, pixelGrid: grid))
    #expect(abs(island.frame.minX - 126.67) < 0.01)
    let notch = try #require(Device.named("iphone-14"))
    let onNotch = try #require(HomeIndicator(device: notch, orientation: .portrait, pixelGrid: grid))
    #expect(abs(onNotch.frame.minX - 125.67) < 0.01)
  }

  @Test func devicesWithAHomeButtonHaveNone() throws {
    let device = try #require(Device.named("iphone-se-3"))
    #expect(HomeIndicator(device: device, orientation: .portrait, pixelGrid: PixelGrid(scale: 2)) == nil)
  }

  @Test func landscapeBarsAreCentredAtTheLowerEdge() throws {
    let indicator = try #require(
      HomeIndicator(device: .default, orientation: .landscape, pixelGrid: PixelGrid(scale: 3)))
    #expect(indicator.frame.maxY == CGFloat(393 - 8))
    #expect(abs(indicator.frame.midX - 426) < 0.4)
  }
}

@Suite struct InkTests {
  @Test func inkContrastsWithItsGround() {
    #expect(Ink.over(.white) == .dark)
    #expect(Ink.over(.black) == .light)
    #expect(Ink.over(ResolvedColor(red: 0, green: 0.478, blue: 1)) == .light)
    #expect(Ink.over(ResolvedColor(red: 1, green: 0.8, blue: 0)) == .dark)
    #expect(Ink.over(.clear) == .dark)
  }
}
