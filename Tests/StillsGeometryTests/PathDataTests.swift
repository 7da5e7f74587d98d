import Foundation
import Testing

@testable import StillsGeometry

@Suite struct PathDataTests {
  @Test func commandsAreReadWithAndWithoutSeparators() {
    let path = Path(svgData: "M1 2L3,4h5v-1l-.5.5 1e1-2z")
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .line(to: CGPoint(x: 8, y: 4)),
        .line(to: CGPoint(x: 8, y: 3)), .line(to: CGPoint(x: 7.5, y: 3.5)), .line(to: CGPoint(x: 17.5, y: 1.5)),
        .closeSubpath,
      ])
  }

  @Test func pointsAfterAMoveAreLines() {
    #expect(Path(svgData: "m1 1 2 0 0 2").elements.count == 3)
    #expect(Path(svgData: "m1 1 2 0 0 2").currentPoint == CGPoint(x: 3, y: 3))
  }

  @Test func smoothCurvesGoOnInTheDirectionOfTheLast() {
    let path = Path(svgData: "M0 0C0 10 10 10 10 0S20-10 20 0Q25 5 30 0T40 0")
    #expect(path.elements.count == 5)
    #expect(
      path.elements[2]
        == .curve(
          to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -10), control2: CGPoint(x: 20, y: -10)))
    #expect(path.elements[4] == .quadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 35, y: -5)))
  }

  @Test func arcsAreFoundByTheirEnds() {
    let half = Path(svgData: "M10 0A10 10 0 0 1 -10 0")
    #expect(abs(half.boundingRect.minY) < 0.01 && abs(half.boundingRect.maxY - 10) < 0.01)
    let other = Path(svgData: "M10 0a10 10 0 01-20 0")
    #expect(abs(other.boundingRect.maxY - 10) < 0.01)
    let large = Path(svgData: "M10 0A10 10 0 1 1 0 -10")
    #expect(abs(large.boundingRect.maxY - 10) < 0.01 && abs(large.boundingRect.minX + 10) < 0.01)
    #expect(Path(svgData: "M0 0A0 5 0 0 1 3 4").elements.count == 2)
  }

  @Test(arguments: ["", "M", "L1", "M1 1 C 2", "xyz", "M1e999 0 L1 1", "M-.-.", "Z1 2", "M0 0A1 1 0 2 3 4 5"])
  func whatCannotBeReadEndsThePath(data: String) {
    #expect(Path(svgData: data).elements.count <= 2)
  }
}
