import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Facts layout §7, as views and paths. How shadows, blurs, blends and colours look is compared in StillsOracleTests.
@Suite @MainActor struct EffectFacts {
  @Test func whatIsBehindAndInFrontIsOfferedThePrimarysSizeAndCountsForNothing() throws {
    let view = square.overlay(alignment: .topLeading) { Color.blue.frame(width: 200, height: 10) }
      .background { Color.green }
    let placed = try RenderKit.place(view, in: CGSize(width: 100, height: 100))
    #expect(try RenderKit.size(view) == CGSize(width: 50, height: 50))
    #expect(placed.frames("Color").contains(CGRect(x: 25, y: 25, width: 200, height: 10)))
    #expect(placed.frames("Color").filter { $0 == CGRect(x: 25, y: 25, width: 50, height: 50) }.count == 2)
  }

  @Test func overlaysAreAlignedByTheGuidesOfBoth() throws {
    let badge = Color.blue.frame(width: 10, height: 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      .alignmentGuide(.top) { $0[VerticalAlignment.center] }
    let placed = try RenderKit.place(
      square.overlay(alignment: .topTrailing) { badge }, in: CGSize(width: 50, height: 50))
    #expect(placed.frames("Color").last == CGRect(x: 45, y: -5, width: 10, height: 10))
  }

  @Test func aBorderIsOnePointInside() throws {
    let drawn = try drawing(square.border(.blue))
    let middle = CGRect(x: 25, y: 0, width: 50, height: 50).insetBy(dx: 0.5, dy: 0.5)
    #expect(drawn.contains { if case .stroke(Path(middle), _, StrokeStyle(lineWidth: 1)) = $0 { true } else { false } })
  }

  @Test func aStrokeIsCentredOnTheOutlineAndABorderStrokeInside() throws {
    let outline = CGRect(x: 0, y: 0, width: 100, height: 50)
    guard case .stroke(let centred, _, _)? = try drawing(Rectangle().stroke(lineWidth: 10)).first,
      case .stroke(let inside, _, _)? = try drawing(Rectangle().strokeBorder(lineWidth: 10)).first
    else {
      Issue.record("no strokes")
      return
    }
    #expect(centred.boundingRect == outline && inside.boundingRect == outline.insetBy(dx: 5, dy: 5))
  }

  @Test func circlesAreSquareAndCapsulesAndRectanglesFill() throws {
    #expect(try FactStage.size(Circle(), 90, 40) == CGSize(width: 40, height: 40))
    #expect(try FactStage.size(Capsule(), 90, 40) == CGSize(width: 90, height: 40))
    #expect(try FactStage.size(Ellipse(), 90, 40) == CGSize(width: 90, height: 40))
  }

  @Test func roundedCornersAreContinuousUnlessToldOtherwise() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let continuous = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    #expect(RoundedRectangle(cornerRadius: 20).path(in: rect) == continuous)
    #expect((.rect(cornerRadius: 20) as RoundedRectangle).path(in: rect) == continuous)
    let capsule = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(Capsule().path(in: capsule) == Capsule(style: .continuous).path(in: capsule))
  }

  @Test func aContinuousCornerHasThreeCurvesThatBeginOneAndAHalfRadiiFromIt() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .continuous)
    var curves = 0
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .curve(let to, let one, let two):
        curves += 1
        points += [one, two, to]
      case .quadCurve(let to, _): points.append(to)
      case .closeSubpath: break
      }
    }
    #expect(curves == 12)
    for number in [1.528665, 1.08849, 0.868407] as [CGFloat] {
      #expect(points.contains { abs($0.y) < 1e-6 && abs($0.x - 20 * number) < 0.001 }, "\(number)")
    }
    for number in [(0.631494, 0.0749114), (0.372824, 0.16906), (0.16906, 0.372824)] as [(CGFloat, CGFloat)] {
      #expect(points.contains { abs($0.x - 20 * number.0) < 0.001 && abs($0.y - 20 * number.1) < 0.001 }, "\(number)")
    }
  }

  @Test func aRadiusIsLimitedToHalfTheShortSide() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(
      RoundedRectangle(cornerRadius: 500).path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
  }

  @Test func unevenRadiiAreLimitedByTheEdgeThatTheNeighbourLeaves() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let wide = UnevenRoundedRectangle(topLeadingRadius: 90, topTrailingRadius: 0, style: .circular).path(in: rect)
    let tooWide = UnevenRoundedRectangle(topLeadingRadius: 100, topTrailingRadius: 0, style: .circular).path(in: rect)
    let more = UnevenRoundedRectangle(topLeadingRadius: 400, topTrailingRadius: 0, style: .circular).path(in: rect)
    #expect(wide != tooWide && tooWide == more)
    #expect(wide.boundingRect == rect && more.boundingRect == rect)
  }

  @Test func cornerRadiusClipsToTheSameRoundedRectangle() throws {
    let clipped = try #require(try group(square.cornerRadius(12)))
    let rect = CGRect(x: 25, y: 0, width: 50, height: 50)
    #expect(clipped.clip == RoundedRectangle(cornerRadius: 12).path(in: rect))
  }

  @Test func aShadowsDefaultIsAThirdOfBlackAndGoesByTheAlphaBelow() throws {
    let drawn = try #require(try group(square.shadow(radius: 6, x: 1, y: 2)))
    #expect("\(drawn)".contains("0.33"), "\(drawn)")
  }

  @Test func opacityIsEachLeafsUnlessAGroupIsMadeOfThem() throws {
    let two = ZStack {
      square; square
    }
    #expect(try drawing(two.opacity(0.5)).fills.map(\.color.alpha) == [0.5, 0.5])
    #expect(try group(two.compositingGroup().opacity(0.5))?.opacity == 0.5)
  }
}
