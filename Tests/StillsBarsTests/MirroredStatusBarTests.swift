import Foundation
import StillsBars
import StillsCore
import Testing

/// Status bars of systems whose language runs to the left.
@Suite struct MirroredStatusBarTests {
  private func bars(_ id: String) throws -> (usual: StatusBar, mirrored: StatusBar, width: CGFloat) {
    let device = try #require(Device.named(id))
    let usual = try #require(StatusBar(device: device, orientation: .portrait, time: "9:41", date: "Tue Jan 9"))
    let mirrored = try #require(
      StatusBar(device: device, orientation: .portrait, time: "9:41", date: "Tue Jan 9", isRightToLeft: true))
    return (usual, mirrored, device.size.width)
  }

  @Test(arguments: ["iphone-se-3", "iphone-x", "iphone-14", "iphone-16", "iphone-16-pro-max"])
  func theTimeAndTheSignsChangeSides(_ id: String) throws {
    let (usual, mirrored, width) = try bars(id)
    #expect(abs(mirrored.textX - (width - usual.textX)) < 0.001)
    #expect(abs(mirrored.batteryX - (width - usual.batteryX - usual.art.batteryWidth)) < 0.001)
    #expect(mirrored.batteryX < width / 2)
    let cellular = try #require(mirrored.cellularX), wifi = try #require(mirrored.wifiX)
    if id == "iphone-se-3" {
      #expect(wifi < cellular && wifi > width / 2)
    } else {
      #expect(mirrored.batteryX < wifi && wifi < cellular && cellular < width / 2)
    }
    #expect(mirrored.signsBottom == usual.signsBottom)
  }

  @Test func aTabletsDateEndsAtTheRight() throws {
    let (usual, mirrored, width) = try bars("ipad-pro-11")
    #expect(usual.textAlignment == .left && mirrored.textAlignment == .right)
    #expect(mirrored.textX == width - usual.textX)
  }

  @Test func itIsTheSystemsLanguageThatCounts() {
    var world = World()
    #expect(world.direction == .leftToRight)
    world.layoutDirection = .rightToLeft
    #expect(world.direction == .rightToLeft && world.localeDirection == .leftToRight)
    world = World()
    world.locale = "ar_EG"
    #expect(world.direction == .rightToLeft && world.localeDirection == .rightToLeft)
  }
}

/// The shape of popovers.
@Suite struct PopoverShapeTests {
  private let shape = PopoverShape(look: .ios18)
  private let frame = CGRect(x: 100, y: 100, width: 200, height: 100)

  @Test func theArrowIsOnTheSideOfWhatItPointsAt() {
    func arrow(_ x: CGFloat, _ y: CGFloat) -> PopoverShape.Arrow? {
      shape.arrow(at: CGRect(x: x, y: y, width: 20, height: 20), from: frame)
    }
    #expect(arrow(190, 67)?.side == .top)
    #expect(arrow(190, 213)?.side == .bottom)
    #expect(arrow(67, 140)?.side == .left)
    #expect(arrow(313, 140)?.side == .right)
    #expect(arrow(190, 140) == nil)
    #expect(arrow(190, 67)?.tip == CGPoint(x: 200, y: 87))
    // Not on a corner.
    #expect(arrow(80, 67)?.tip == CGPoint(x: 126, y: 87))
  }

  @Test func aBubbleTakesTheFirstSideWithRoom() {
    let room = CGRect(x: 0, y: 0, width: 400, height: 800), size = CGSize(width: 200, height: 300)
    func frame(_ y: CGFloat, _ sides: [PopoverShape.Side]) -> CGRect {
      PopoverShape.frame(
        of: size, beside: CGRect(x: 0, y: y, width: 40, height: 40), sides: sides, gap: 10, in: room)
    }
    #expect(frame(100, [.bottom, .top]) == CGRect(x: 0, y: 150, width: 200, height: 300))
    #expect(frame(700, [.bottom, .top]) == CGRect(x: 0, y: 390, width: 200, height: 300))
    #expect(frame(100, [.right]) == CGRect(x: 50, y: 0, width: 200, height: 300))
    // No side has room for all of it.
    let high = PopoverShape.frame(
      of: CGSize(width: 200, height: 900), beside: CGRect(x: 0, y: 100, width: 40, height: 40), sides: [.bottom],
      gap: 10, in: room)
    #expect(high == CGRect(x: 0, y: 150, width: 200, height: 650))
    let over = PopoverShape.frame(of: size, beside: room, sides: [.bottom, .top], gap: 10, in: room)
    #expect(over == CGRect(x: 100, y: 250, width: 200, height: 300))
  }
}
