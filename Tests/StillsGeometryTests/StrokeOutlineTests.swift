import Foundation
import StillsGeometry
import Testing

/// What `strokedPath` makes is used as a shape: it is filled even-odd, and stroked again.
@Suite struct StrokeOutlineTests {
  @Test func ringIsTheSameByBothFillRules() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 28, height: 28)).strokedPath(StrokeStyle(lineWidth: 5))
    // Circles just inside both edges, and one within the hole.
    for (radius, isInside) in [(11.6, true), (14.0, true), (16.4, true), (11.3, false), (16.7, false)] {
      for step in 0..<360 {
        let (sine, cosine) = Trigonometry.sineAndCosine(CGFloat(step) * .pi / 180)
        let point = CGPoint(x: 14 + radius * cosine, y: 14 + radius * sine)
        #expect(ring.contains(point, eoFill: true) == isInside, "at \(radius), \(step)°")
        #expect(ring.contains(point) == isInside, "at \(radius), \(step)°")
      }
    }
  }

  @Test func ringHasTwoOutlines() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 28, height: 28)).strokedPath(StrokeStyle(lineWidth: 5))
    #expect(ring.description.components(separatedBy: " m").count - 1 == 2)
  }

  @Test func cornersOfAFrameDoNotOverlap() {
    let frame = Path(CGRect(x: 0, y: 0, width: 40, height: 30)).strokedPath(StrokeStyle(lineWidth: 6))
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: -2, y: -2), CGPoint(x: 39, y: 29), CGPoint(x: 41, y: 2)] {
      #expect(frame.contains(point, eoFill: true))
    }
    #expect(!frame.contains(CGPoint(x: 4, y: 4)))
  }

  @Test(arguments: [CGLineCap.butt, .round, .square]) func openLineIsOneOutline(cap: CGLineCap) {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let outline = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, lineJoin: .round))
    #expect(outline.description.components(separatedBy: " m").count - 1 == 1)
    #expect(outline.contains(CGPoint(x: 19, y: 1), eoFill: true))
    #expect(outline.contains(CGPoint(x: -1, y: 0), eoFill: true) == (cap != .butt))
    #expect(outline.contains(CGPoint(x: 20, y: 21.9), eoFill: true) == (cap != .butt))
    #expect(!outline.contains(CGPoint(x: 17, y: 3)))
  }

  /// A circle smaller than the line is wide has no hole.
  @Test func tightTurnsStayFilled() {
    let dot = Path(ellipseIn: CGRect(x: 8, y: 8, width: 4, height: 4)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(dot.contains(CGPoint(x: 10, y: 10)))
    #expect(dot.contains(CGPoint(x: 16.5, y: 10)))
    #expect(!dot.contains(CGPoint(x: 17.5, y: 10)))
  }

  @Test func lineThatGoesBackIsStillCovered() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 0.5)])
    let outline = path.strokedPath(StrokeStyle(lineWidth: 4))
    for x in [1.0, 10, 19] { #expect(outline.contains(CGPoint(x: x, y: -1))) }
  }
}
