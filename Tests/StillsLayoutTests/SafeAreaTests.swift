import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct SafeAreaTests {
  let area = SafeArea(
    full: rect(0, 0, 390, 844), insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  func grown(_ frame: CGRect, _ edges: Edge.Set = .all) -> CGRect {
    area.growing(frame, ignoring: edges, pixelLength: 1.0 / 3)
  }

  @Test func safeRectangleIsInsideTheInsets() { #expect(area.safe == rect(0, 47, 390, 763)) }

  @Test func frameThatTouchesReachesToTheFullEdge() {
    #expect(grown(area.safe) == area.full)
    #expect(grown(rect(100, 47, 200, 50)) == rect(100, 0, 200, 97))
  }

  @Test func onlyTheGivenEdgesAreIgnored() {
    #expect(grown(area.safe, .top) == rect(0, 0, 390, 810))
    #expect(grown(area.safe, .horizontal) == area.safe)
  }

  @Test func frameThatKeepsAwayStays() {
    let inset = area.safe.insetBy(dx: 10, dy: 10)
    #expect(grown(inset) == inset)
  }

  @Test func halfAPixelStillTouches() {
    #expect(grown(rect(0, 47.1, 390, 10)).minY == 0)
    #expect(grown(rect(0, 47.2, 390, 10)).minY == 47.2)
  }

  @Test func insetsOfAFrameAreWhatIgnoringTheSafeAreaWouldAdd() {
    func insets(_ frame: CGRect) -> EdgeInsets { area.insets(of: frame, pixelLength: 1 / 3) }
    #expect(insets(area.safe) == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(insets(area.full) == EdgeInsets())
    #expect(insets(rect(0, 60, 390, 100)) == EdgeInsets())
    #expect(insets(rect(0, 20, 390, 100)).top == 20)
  }

  @Test func leadingIsRightInARightToLeftLayout() {
    let landscape = SafeArea(
      full: rect(0, 0, 844, 390), insets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 0),
      layoutDirection: .rightToLeft)
    #expect(landscape.safe == rect(0, 0, 797, 369))
    let grown = landscape.growing(
      landscape.safe, ignoring: .leading, pixelLength: 0.5, layoutDirection: .rightToLeft)
    #expect(grown == rect(0, 0, 844, 369))
    #expect(
      landscape.insets(of: landscape.safe, pixelLength: 0.5, layoutDirection: .rightToLeft)
        == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 0))
  }
}
