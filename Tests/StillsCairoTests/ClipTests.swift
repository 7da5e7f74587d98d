import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging
import Testing

@testable import StillsCairo

@Suite struct ClipTests {
  private let bounds = CGRect(x: 3, y: 5, width: 100, height: 60)

  @Test func roundedAreasAreFreeButForTheirCorners() throws {
    let path = Path(roundedRect: bounds, cornerSize: CGSize(width: 10, height: 10), style: .circular)
    let interior = try #require(path.interior(isEvenOdd: false))
    #expect(bounds.contains(interior))
    #expect(interior.width >= 80 && interior.height >= 40)
    // The outline itself belongs to one side only.
    let within = interior.insetBy(dx: 0.01, dy: 0.01)
    for x in [within.minX, within.maxX] {
      for y in [within.minY, within.maxY] { #expect(path.contains(CGPoint(x: x, y: y))) }
    }
  }

  @Test func rectanglesAreFreeThroughout() {
    #expect(Path(bounds).interior(isEvenOdd: true) == bounds)
  }

  @Test func holesAreNotFree() {
    var path = Path(ellipseIn: bounds)
    path.addRect(CGRect(x: 40, y: 20, width: 20, height: 20))
    if let interior = path.interior(isEvenOdd: true) {
      #expect(!interior.intersects(CGRect(x: 40, y: 20, width: 20, height: 20)))
    }
    #expect(Path().interior(isEvenOdd: false) == nil)
  }

  @Test func softClipThatTouchesNoLetterChangesNone() throws {
    let inside: [DisplayCommand] = [
      .glyphs(
        .stub([1, 2, 3], size: 14, at: CGPoint(x: 40.2, y: 50.7), text: "abc"),
        .color(ResolvedColor(red: 0, green: 0.3, blue: 1, alpha: 0.6)))
    ]
    let clip = Path(roundedRect: bounds, cornerSize: CGSize(width: 10, height: 10), style: .continuous)
    func pixels(_ commands: [DisplayCommand]) throws -> PixelBuffer {
      let list = DisplayList(size: CGSize(width: 110, height: 70), scale: 2, background: .white, commands: commands)
      return try CairoRenderer(outlines: StubOutlines(), images: nil).pixels(of: list)
    }
    let clipped = try pixels([.group(inside) { $0.clip = clip }])
    #expect(try PixelComparison(clipped, pixels(inside)).isIdentical)
  }
}
