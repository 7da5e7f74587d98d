import Foundation
import StillsGeometry
import Testing

struct PathBooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 20))
  private let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// Of outlines that do not cross, walked so that the area is on one side: the sum of the triangles to the origin.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var points: [CGPoint] = []
    func finish() {
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += a.x * b.y - b.x * a.y }
      points = []
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        finish()
        points = [point]
      case .line(let point): points.append(point)
      default: break
      }
    }
    finish()
    return abs(sum) / 2
  }

  @Test func areasOfOverlappingSquares() {
    #expect(abs(area(left.union(right)) - 650) < 0.1)
    #expect(abs(area(left.intersection(right)) - 150) < 0.1)
    #expect(abs(area(left.subtracting(right)) - 250) < 0.1)
    #expect(abs(area(left.symmetricDifference(right)) - 500) < 0.1)
  }

  @Test func theUnionOfSquaresThatTouchHasNoLineBetweenThem() {
    let other = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
    let union = left.union(other)
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(union.elements.filter { if case .line = $0 { true } else { false } }.count == 3)
  }

  @Test func aHoleIsCutWhereOneAreaLiesInTheOther() {
    let ring = disc.subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 5, y: 20)))
    #expect(abs(area(ring) - .pi * (400 - 100)) < 3)
  }

  @Test func areasThatDoNotMeetHaveNoIntersectionAndBothInTheirUnion() {
    let far = Path(CGRect(x: 30, y: 30, width: 5, height: 5))
    #expect(left.intersection(far).isEmpty)
    #expect(abs(area(left.union(far)) - 425) < 0.1)
    #expect(abs(area(left.subtracting(far)) - 400) < 0.1)
  }

  @Test func sameAreasLeaveNothingWhenSubtracted() {
    #expect(disc.subtracting(disc).isEmpty)
    #expect(abs(area(disc.union(disc)) - .pi * 400) < 2)
  }

  @Test func linesAreKeptInsideOrOutside() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 10))
    line.addLine(to: CGPoint(x: 30, y: 10))
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
    let outside = line.lineSubtraction(left)
    #expect(outside.boundingRect == CGRect(x: -10, y: 10, width: 40, height: 0))
    #expect(outside.elements.count == 4)
  }

  @Test func aStarByTheEvenOddRuleKeepsItsHole() {
    var star = Path()
    star.addLines([(20, 0), (32, 38), (0, 14), (40, 14), (8, 38)].map { CGPoint(x: $0.0, y: $0.1) })
    star.closeSubpath()
    let whole = Path(CGRect(x: -5, y: -5, width: 60, height: 60))
    #expect(!star.intersection(whole, eoFill: true).contains(CGPoint(x: 20, y: 20)))
    #expect(star.intersection(whole).contains(CGPoint(x: 20, y: 20)))
  }

  @Test func pointsAreInsideWhereTheAreasOfRandomPolygonsSaySo() {
    var random = Seeded(state: 7)
    var wrong = 0
    for _ in 0..<25 {
      func polygon() -> Path {
        var path = Path()
        path.addLines((0..<5).map { _ in CGPoint(x: random.next(40), y: random.next(40)) })
        path.closeSubpath()
        return path
      }
      let a = polygon(), b = polygon()
      let union = a.union(b), both = a.intersection(b), rest = a.subtracting(b), one = a.symmetricDifference(b)
      for _ in 0..<100 {
        let point = CGPoint(x: random.next(40), y: random.next(40))
        let inA = a.contains(point), inB = b.contains(point)
        if union.contains(point) != (inA || inB) { wrong += 1 }
        if both.contains(point) != (inA && inB) { wrong += 1 }
        if rest.contains(point) != (inA && !inB) { wrong += 1 }
        if one.contains(point) != (inA != inB) { wrong += 1 }
      }
    }
    // Of 10,000: a point may lie on an outline.
    #expect(wrong <= 2)
  }

  @Test func areasOfRandomPolygonsAddUp() {
    var random = Seeded(state: 11)
    for _ in 0..<60 {
      func polygon() -> Path {
        var path = Path()
        path.addLines((0..<6).map { _ in CGPoint(x: random.next(40), y: random.next(40)) })
        path.closeSubpath()
        return path
      }
      let a = polygon(), b = polygon()
      let areas = [a, b].map { area($0.normalized(eoFill: false)) }
      let both = area(a.intersection(b))
      #expect(abs(area(a.union(b)) + both - areas[0] - areas[1]) < 0.2)
      #expect(abs(area(a.subtracting(b)) + both - areas[0]) < 0.2)
    }
  }
}

/// Small numbers, the same each time.
private struct Seeded {
  var state: UInt64
  mutating func next(_ limit: CGFloat) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
  }
}
