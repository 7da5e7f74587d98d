import Foundation
import StillsGeometry
import Testing

private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
    && abs(a.maxY - b.maxY) < tolerance
}

@Suite struct PathTests {
  @Test func arcFlaggedClockwiseIsTheUpperHalfDisc() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 200, y: 370), radius: 50, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
    path.closeSubpath()
    #expect(isClose(path.boundingRect, CGRect(x: 150, y: 320, width: 100, height: 50), 0.02))
    #expect(path.contains(CGPoint(x: 200, y: 330)))
    #expect(!path.contains(CGPoint(x: 200, y: 400)))
  }

  @Test func arcFlaggedCounterclockwiseIsTheLowerHalfDisc() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 200, y: 370), radius: 50, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
    #expect(isClose(path.boundingRect, CGRect(x: 150, y: 370, width: 100, height: 50), 0.02))
  }

  @Test(arguments: [true, false]) func wholeTurnIsACircle(clockwise: Bool) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(-90), endAngle: .degrees(clockwise ? -450 : 270),
      clockwise: clockwise)
    #expect(isClose(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
  }

  @Test func arcIsJoinedToTheCurrentPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.description.hasPrefix("0 0 m 25 0 l 25 2.76"))
  }

  @Test func tangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.description.hasPrefix("0 0 m 6 0 l"))
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test func tangentArcAlongOneLineIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.description == "0 0 m 10 0 l")
  }

  @Test func boundsFollowTheCurveAndNotItsControls() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(Path().boundingRect.isNull)
    #expect(
      isClose(
        Path(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 8)).boundingRect, CGRect(x: 3, y: 4, width: 20, height: 8)
      ))
  }

  @Test func containsFollowsTheFillRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test func trimTakesAPartOfTheLength() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 10 5 l")
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.5).description == "0 0 m 10 0 l")
  }

  @Test func trimOfACircleIsAnArcFromTheRight() {
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
    #expect(isClose(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
  }

  @Test func trimOfARectangleGoesAroundItsCorners() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.125, to: 0.5)
    #expect(path.description == "5 0 m 10 0 l 10 10 l")
  }

  @Test func textGoesBothWays() {
    let text = "0 0 m 10 0 l 12.5 1 15 2 q 1 2 3 4 5 6.25 c h"
    #expect(Path(text)?.description == text)
    #expect(Path("0 0 10 20 re")?.description == "0 0 m 10 0 l 10 20 l 0 20 l h")
    #expect(Path("") == Path())
    for wrong in ["0 m", "0 0 x", "1 2", "0 0 0 l", "nan 0 m"] { #expect(Path(wrong) == nil) }
  }

  @Test func strokedLineIsABox() {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    let butt = path.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(isClose(butt.boundingRect, CGRect(x: 10, y: 8, width: 10, height: 4)))
    let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(isClose(round.boundingRect, CGRect(x: 8, y: 8, width: 14, height: 4)))
    #expect(round.contains(CGPoint(x: 8.5, y: 10)))
    #expect(!round.contains(CGPoint(x: 8.2, y: 8.2)))
  }

  @Test func strokedCornerHasItsMitre() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)])
    let corner = CGPoint(x: 11.8, y: 11.8)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).contains(corner))
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(corner))
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(corner))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(CGPoint(x: 11.3, y: 11.3)))
  }

  @Test func strokedDashesLeaveGaps() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 30, y: 0)])
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: 2))
    #expect(
      [1, 3, 7, 9, 11.5, 13].map { dashed.contains(CGPoint(x: $0, y: 0.5)) } == [true, false, false, true, true, false])
  }

  @Test func oddNumbersNeverTrap() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 0, -5, 1e308]
    for a in odd {
      for b in odd {
        let rect = CGRect(x: a, y: b, width: b, height: a)
        var path = Path(roundedRect: rect, cornerRadius: a)
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerSize: CGSize(width: a, height: b))
        path.addEllipse(in: rect)
        path.addArc(
          center: CGPoint(x: a, y: b), radius: b, startAngle: .radians(a), endAngle: .radians(b), clockwise: true)
        path.addArc(tangent1End: CGPoint(x: a, y: b), tangent2End: CGPoint(x: b, y: a), radius: a)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(a), delta: .radians(b))
        path.addCurve(to: CGPoint(x: a, y: 1), control1: CGPoint(x: 1, y: b), control2: CGPoint(x: a, y: b))
        _ = path.boundingRect
        _ = path.contains(CGPoint(x: 1, y: b))
        _ = path.trimmedPath(from: a, to: b)
        _ = path.description
        _ = path.strokedPath(StrokeStyle(lineWidth: a, lineJoin: .round, miterLimit: b, dash: [a, b], dashPhase: a))
      }
    }
  }
}

@Suite struct RoundedRectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test func continuousCornerHasThreeCurves() {
    let path = Path(roundedRect: rect, cornerRadius: 10)
    let curves = path.description.split(separator: " ").filter { $0 == "c" }
    #expect(curves.count == 12)
    // The bottom right corner, first: 1.528665 radii before the corner, with the controls of facts.
    #expect(
      path.description.hasPrefix(
        "200 50 m 200 84.71335 l 200 89.1151 200 91.31593 199.250886 93.68506 c "
          + "198.3094 96.27176"))
    #expect(path.description.contains("196.27176 98.3094 193.68506 99.250886 c"))
  }

  @Test func circularCornerIsAQuarterCircle() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    #expect(path.description.hasPrefix("200 50 m 200 90 l 200 95.522847 195.522847 100 190 100 c"))
  }

  @Test func radiusIsAtMostHalfTheShortSide() {
    #expect(Path(roundedRect: rect, cornerRadius: 80) == Path(roundedRect: rect, cornerRadius: 50))
  }

  @Test func capsuleSqueezesTheCurveWhereThereIsNoRoom() {
    let path = Path(roundedRect: rect, cornerRadius: 50)
    // Along the short side there is one radius of room: start at r, controls at 0.96 r and 0.82 r.
    #expect(path.description.hasPrefix("200 50 m 200 50 l 200 52 200 59 "))
    #expect(path.description.contains(" c 123.56675 100 l") == false)
    #expect(path.description.contains("123.56675 100 c"))
  }

  @Test func cornersWithoutRadiusStaySharp() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 20), style: .circular)
    #expect(path.description.hasPrefix("200 50 m 200 100 l 0 100 l 0 20 l"))
    #expect(path.contains(CGPoint(x: 0.5, y: 99.5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func unevenRadiiTakeWhatTheirNeighbourLeaves() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 90, bottomLeading: 5), style: .circular)
    #expect(path.description.contains("0 90 l"))
    let greedy = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 90, bottomLeading: 60), style: .circular)
    #expect(greedy.description.contains("0 50 l"))
  }

  @Test func noRadiusIsARectangle() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(rect).asRectangle == rect)
    #expect(Path(ellipseIn: rect).asRectangle == nil)
  }
}
