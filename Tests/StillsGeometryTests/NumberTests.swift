import Foundation
import StillsGeometry
import Testing

@Suite struct TrigonometryTests {
  private let angles: [Double] = (-2000...2000).map { Double($0) * 0.0137 } + [1000.5, -54321.25, 99999]

  @Test func sineAndCosineAgreeWithTheSystems() {
    for angle in angles {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 1e-12)
      #expect(abs(cosine - cos(angle)) < 1e-12)
    }
  }

  @Test func tangentAgreesWithTheSystems() {
    for angle in angles where abs(cos(angle)) > 0.01 {
      #expect(abs(Trigonometry.tangent(angle) - tan(angle)) < 1e-10)
    }
  }

  @Test func arcsAgreeWithTheSystems() {
    for x in stride(from: -3.0, through: 3, by: 0.11) {
      for y in stride(from: -3.0, through: 3, by: 0.07) {
        #expect(abs(Trigonometry.arcTangent(y: y, x: x) - atan2(y, x)) < 1e-12)
      }
      if abs(x) <= 1 { #expect(abs(Trigonometry.arcCosine(x) - acos(x)) < 1e-8) }
    }
  }

  @Test func quarterTurnsAreExact() {
    #expect(Trigonometry.sineAndCosine(.pi / 2) == (1, 0))
    #expect(Trigonometry.sineAndCosine(.pi) == (0, -1))
    #expect(Trigonometry.sineAndCosine(-.pi / 2) == (-1, 0))
    #expect(Trigonometry.sineAndCosine(2 * .pi) == (0, 1))
    #expect(Trigonometry.arcTangent(y: 0, x: -1) == .pi)
    #expect(Trigonometry.arcTangent(y: 1, x: 0) == .pi / 2)
  }

  @Test func oddNumbersGiveNotANumber() {
    #expect(Trigonometry.sine(.infinity).isNaN)
    #expect(Trigonometry.cosine(.nan).isNaN)
    _ = Trigonometry.sine(1e300)
    _ = Trigonometry.arcTangent(y: .infinity, x: .infinity)
  }
}

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (1.0005, "1.001"), (1.0004, "1"),
      (-0.0004, "0"), (12.050, "12.05"), (1e6, "1000000"), (1e20, "100000000000000000000"), (.nan, "nan"),
      (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(CGFloat, String)])
  func shortestFormOfThreePlaces(value: CGFloat, text: String) {
    #expect(NumberText.string(value) == text)
  }

  @Test func placesCanBeChosen() {
    #expect(NumberText.string(1.23456789, places: 6) == "1.234568")
    #expect(NumberText.string(1.5, places: 0) == "2")
    #expect(NumberText.string(1.05, places: 9) == "1.05")
  }
}

@Suite struct PixelGridTests {
  @Test func halvesGoUp() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(-0.25) == 0)
    #expect(grid.round(0.24) == 0)
    #expect(PixelGrid(scale: 3).round(1.0 / 3) == 1.0 / 3)
  }

  @Test func neighboursStillTouchAfterSnapping() {
    let grid = PixelGrid(scale: 3)
    let left = grid.snap(CGRect(x: 0.1, y: 0, width: 33.37, height: 5))
    let right = grid.snap(CGRect(x: 33.47, y: 0, width: 20.2, height: 5))
    #expect(left.maxX == right.minX)
  }

  @Test func ceilForgivesRoundingErrors() {
    #expect(PixelGrid(scale: 3).ceil(10.0001) == 10)
    #expect(PixelGrid(scale: 2).ceil(10.1) == 10.5)
  }

  @Test func oddRectanglesStayAsTheyAre() {
    let odd = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    #expect(PixelGrid(scale: 2).snap(odd) == odd)
  }
}

@Suite struct AffineTransformTests {
  private let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: -5)

  @Test func inverseUndoes() {
    let point = CGPoint(x: 12, y: -7)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
  }

  @Test func firstNamedIsAppliedLast() {
    // translatedBy and the like act before what is there already.
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2))
    #expect(point == CGPoint(x: 10, y: 1))
    let other = CGPoint(x: 1, y: 0).applying(
      CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(rotationAngle: .pi / 2)))
    #expect(other == CGPoint(x: 0, y: 11))
  }

  @Test func singularMatricesStayWhatTheyAre() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesBecomeTheBoxAroundTheirCorners() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(rect == CGRect(x: -1, y: 0, width: 1, height: 2))
  }

  @Test func axesKnowTheirSets() {
    #expect(Axis.Set.horizontal.contains(Axis.horizontal))
    #expect(!Axis.Set.horizontal.contains(Axis.vertical))
    #expect(Edge.Set.vertical.contains(Edge.top))
  }
}
