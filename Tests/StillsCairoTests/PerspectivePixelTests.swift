import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging
import StillsVector
import Testing

@testable import StillsCairo

/// A picture in perspective against the outline that is seen, computed.
@Suite struct PerspectivePixelTests {
  private func list(_ commands: [DisplayCommand], slope: CGSize) -> DisplayList {
    var group = DisplayGroup(commands: commands)
    group.perspective = Perspective(center: CGPoint(x: 50, y: 50), slope: slope)
    return DisplayList(size: CGSize(width: 100, height: 100), scale: 2, background: .white, commands: [.group(group)])
  }

  private func pixels(_ list: DisplayList) throws -> PixelBuffer {
    try CairoRenderer(outlines: StubOutlines(), images: StubImages()).pixels(of: list)
  }

  private func svg(_ list: DisplayList) -> String {
    SVGWriter(outlines: StubOutlines(), images: StubImages(), outlinesText: true).string(for: list)
  }

  private func pdf(_ list: DisplayList) throws -> [UInt8] {
    try CairoRenderer(outlines: StubOutlines(), images: StubImages()).pdf(of: list, title: nil)
  }

  private let area = CGRect(x: 20, y: 20, width: 60, height: 60)

  @Test(arguments: [CGSize(width: 0.008, height: 0), CGSize(width: -0.004, height: 0.01)])
  func pixelsAreWhereTheAreaIsSeen(slope: CGSize) throws {
    let path = Path(area)
    let list = list([.fill(path, .color(.black), FillStyle())], slope: slope)
    let drawn = try pixels(list)
    let seen = path.seen(in: Perspective(center: CGPoint(x: 50, y: 50), slope: slope))
    for y in 0..<200 {
      for x in 0..<200 {
        let point = CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2)
        // A pixel and a half from the edge and more there is no doubt.
        let around = [(-0.8, -0.8), (0.8, -0.8), (0, 0), (-0.8, 0.8), (0.8, 0.8)].map { (dx: CGFloat, dy: CGFloat) in
          seen.contains(CGPoint(x: point.x + dx, y: point.y + dy))
        }
        guard Set(around).count == 1 else { continue }
        #expect(drawn[x, y].red == (around[0] ? 0 : 255), "at \(x), \(y)")
      }
    }
  }

  @Test func lettersAndPartsInsideMoveAlong() throws {
    let slope = CGSize(width: 0.01, height: 0)
    let perspective = Perspective(center: CGPoint(x: 50, y: 50), slope: slope)
    let dot = Path(ellipseIn: CGRect(x: 76, y: 26, width: 8, height: 8))
    let list = list(
      [.fill(Path(area), .color(.white), FillStyle()), .fill(dot, .color(.black), FillStyle())], slope: slope)
    let drawn = try pixels(list)
    let center = perspective.map(CGPoint(x: 80, y: 30))
    #expect(drawn[Int(center.x * 2), Int(center.y * 2)].red == 0)
    // Where the affine map in the middle would have it, there is nothing.
    #expect(drawn[160, 60].red == 255)
  }

  @Test func vectorsAndPagesAreDrawnToo() throws {
    let slope = CGSize(width: 0.008, height: 0.002)
    let list = list([.fill(Path(area), .color(.black), FillStyle())], slope: slope)
    let corner = Perspective(center: CGPoint(x: 50, y: 50), slope: slope).map(CGPoint(x: 20, y: 20))
    let place = "M" + NumberText.string(corner.x) + " " + NumberText.string(corner.y)
    #expect(svg(list).contains(place), "\(svg(list))")
    #expect(try pdf(list).count > 500)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e308, -1e308, 5])
  func impossibleSlopesDoNotTrap(number: CGFloat) throws {
    let list = list(
      [.fill(Path(area), .color(.black), FillStyle())], slope: CGSize(width: number, height: 0))
    _ = try pixels(list)
    _ = svg(list)
    _ = try pdf(list)
  }
}
