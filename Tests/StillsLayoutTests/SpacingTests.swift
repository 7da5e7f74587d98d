import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct SpacingTests {
  let text = ViewSpacing.text(fromViewAbove: 6.43, toViewBelow: 10.64, fromTextAbove: 2)
  let plain = ViewSpacing()

  @Test func plainViewsStandEightApart() {
    #expect(plain.distance(to: plain, along: .vertical) == 8)
    #expect(plain.distance(to: plain, along: .horizontal) == 8)
  }

  @Test func textHasItsOwnDistancesAboveAndBelow() {
    #expect(plain.distance(to: text, along: .vertical) == 6.43)
    #expect(text.distance(to: plain, along: .vertical) == 10.64)
    #expect(text.distance(to: text, along: .vertical) == 2)
  }

  @Test func theLowerTextDecides() {
    let large = ViewSpacing.text(fromViewAbove: 9, toViewBelow: 15, fromTextAbove: 5)
    #expect(text.distance(to: large, along: .vertical) == 5)
    #expect(large.distance(to: text, along: .vertical) == 2)
  }

  @Test func textStandsEightFromItsNeighboursInARow() {
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: plain, along: .horizontal) == 8)
  }

  @Test func spacersNeedNoDistanceOnTheirAxis() {
    let spacer = ViewSpacing.spacer(.vertical)
    #expect(text.distance(to: spacer, along: .vertical) == 0)
    #expect(spacer.distance(to: plain, along: .vertical) == 0)
    #expect(spacer.distance(to: plain, along: .horizontal) == 8)
    #expect(ViewSpacing.spacer(nil).distance(to: text, along: .horizontal) == 0)
  }

  @Test func zeroNeedsNoDistance() {
    #expect(ViewSpacing.zero.distance(to: plain, along: .vertical) == 0)
  }

  @Test func theLargestSharedDistanceCounts() {
    #expect(plain.union(text).distance(to: plain.union(text), along: .vertical) == 10.64)
  }

  @Test func unionKeepsToTheGivenEdges() {
    let union = ViewSpacing.plain.union(text, edges: .top)
    #expect(plain.distance(to: union, along: .vertical) == 6.43)
    #expect(union.distance(to: plain, along: .vertical) == 8)
  }

  @Test func equalWishesAreEqualWhateverTheirOrder() {
    #expect(ViewSpacing.empty.union(text).union(plain) == plain.union(text))
    #expect(ViewSpacing.empty.union(text).hashValue == text.hashValue)
  }

  // MARK: Through layouts

  /// fatbobman.com, “Spacing of SwiftUI”.
  @Test func columnKeepsEightBetweenRectanglesAndUnequalGapsAroundText() {
    let a = FixedItem(10, 10), middle = FixedItem(10, 10), c = FixedItem(10, 10), text = TextLikeItem(width: 30)
    layOut(vstack(a, middle, c), in: nil, nil)
    #expect(middle.frame.minY - a.frame.maxY == 8)
    #expect(c.frame.minY - middle.frame.maxY == 8)
    layOut(vstack(a, text, c), in: nil, nil)
    #expect(text.frame.minY - a.frame.maxY == 6)
    #expect(c.frame.minY - text.frame.maxY == 11)
    layOut(vstack(spacing: 5, a, text, c), in: nil, nil)
    #expect(text.frame.minY - a.frame.maxY == 5)
    #expect(c.frame.minY - text.frame.maxY == 5)
  }

  /// TokamakUI/Tokamak#272.
  @Test func explicitSpacingIsBetweenNeighboursOnly() {
    let a = FixedItem(10, 10), b = FixedItem(10, 10), c = FixedItem(10, 10)
    let stack = vstack(spacing: 100, a, b, c)
    layOut(stack, in: nil, nil)
    #expect(stack.frame.height == points(3 * 10 + 2 * 100))
    #expect(a.frame.minY == 0)
    #expect(c.frame.maxY == stack.frame.maxY)
  }

  @Test func negativeSpacingOverlaps() {
    #expect(hstack(spacing: -10, FixedItem(30, 10), FixedItem(30, 10)).size(nil, nil).width == 50)
  }

  @Test func aColumnsEdgesAreItsFirstAndLastChildren() {
    let column = vstack(TextLikeItem(width: 10), FixedItem(10, 10))
    #expect(plain.distance(to: column.spacing, along: .vertical) == 6)
    #expect(column.spacing.distance(to: plain, along: .vertical) == 8)
  }

  @Test func aRowAsksAboveAndBelowForAllOfItsChildren() {
    let row = hstack(FixedItem(10, 10), TextLikeItem(width: 10))
    #expect(plain.distance(to: row.spacing, along: .vertical) == 6)
    #expect(row.spacing.distance(to: plain, along: .vertical) == 11)
  }

  @Test func framesAndPaddingMakePlainEdgesOfText() {
    let text = TextLikeItem(width: 10)
    #expect(plain.distance(to: text.frame(height: 30).spacing, along: .vertical) == 8)
    #expect(plain.distance(to: text.frame(width: 30).spacing, along: .vertical) == 6)
    #expect(plain.distance(to: text.with(FlexibleFrameLayout(maxHeight: 30)).spacing, along: .vertical) == 8)
    #expect(plain.distance(to: text.padding(.top, 4).spacing, along: .vertical) == 8)
    #expect(text.padding(.top, 4).spacing.distance(to: plain, along: .vertical) == 11)
    #expect(plain.distance(to: text.padding(.top, 0).spacing, along: .vertical) == 6)
    #expect(plain.distance(to: text.with(PositionLayout(.zero)).spacing, along: .vertical) == 8)
    let overlay = ContainerItem(OverlayLayout(), [text, FixedItem(1, 1)])
    #expect(overlay.spacing == text.spacing)
  }
}
