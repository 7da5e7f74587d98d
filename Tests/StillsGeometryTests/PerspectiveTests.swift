import Foundation
import Testing

@testable import StillsGeometry

@Suite struct PerspectiveTests {
  private let perspective = Perspective(center: CGPoint(x: 50, y: 20), slope: CGSize(width: 0.01, height: -0.002))

  @Test func theCentreStaysAndWhatIsNearerIsLarger() {
    #expect(perspective.map(CGPoint(x: 50, y: 20)) == CGPoint(x: 50, y: 20))
    // Twice as far away is half as large.
    let flat = Perspective(center: .zero, slope: CGSize(width: 0.01, height: 0))
    #expect(flat.map(CGPoint(x: 100, y: 30)) == CGPoint(x: 50, y: 15))
    #expect(flat.map(CGPoint(x: -50, y: 30)) == CGPoint(x: -100, y: 60))
  }

  @Test func whatIsSeenAtAPointIsFoundAgain() throws {
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: 90, y: -30), CGPoint(x: 20, y: 70)] {
      let back = try #require(perspective.unmap(perspective.map(point)))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    #expect(Perspective(center: .zero, slope: CGSize(width: 0.01, height: 0)).unmap(CGPoint(x: 200, y: 0)) == nil)
  }

  @Test func theAffineMapAtAPointAgreesInPlaceAndDirection() {
    let point = CGPoint(x: 80, y: 35), matrix = perspective.affine(at: point)
    for step in [CGPoint(x: 0, y: 0), CGPoint(x: 0.001, y: 0), CGPoint(x: 0, y: 0.001)] {
      let exact = perspective.map(point + step), close = (point + step).applying(matrix)
      #expect((exact - close).length < 1e-7)
    }
  }

  @Test func outlinesAreSeenWhereTheirPointsAre() throws {
    let circle = Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60))
    let seen = circle.seen(in: perspective)
    // Every point of the outline is seen of a point of the circle.
    for line in seen.flattened(tolerance: 0.01) {
      for point in line.points {
        let back = try #require(perspective.unmap(point))
        #expect(abs((back - CGPoint(x: 50, y: 30)).length - 30) < 0.05, "\(back)")
      }
    }
  }

  @Test func whatIsBehindTheEyeIsNotSeen() {
    let steep = Perspective(center: .zero, slope: CGSize(width: 0.1, height: 0))
    #expect(steep.bounds(of: CGRect(x: -100, y: 0, width: 50, height: 10)).isNull)
    let part = steep.bounds(of: CGRect(x: -100, y: 0, width: 200, height: 10))
    #expect(part.minX.isFinite && part.maxX < 10 && part.minX < -400)
    #expect(perspective.bounds(of: .null).isNull)
  }
}
