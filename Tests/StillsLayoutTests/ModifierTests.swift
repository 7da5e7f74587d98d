import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct FrameTests {
  @Test func fixedFrameHasItsSizeAndOffersIt() {
    let child = color()
    let frame = child.frame(width: 50, height: 30)
    layOut(frame, in: 300, 300)
    #expect(frame.frame == rect(125, 135, 50, 30))
    #expect(child.offer == ProposedViewSize(width: 50, height: 30))
  }

  @Test func dimensionThatIsNotGivenIsTheChilds() {
    #expect(FixedItem(20, 10).frame(width: 50).size(300, 300) == size(50, 10))
    #expect(color().frame(width: 50).size(300, 200) == size(50, 200))
    #expect(color().frame(width: 50).size(nil, nil) == size(50, 10))
  }

  @Test func childIsPlacedByAlignmentAndMayStickOut() {
    let small = FixedItem(20, 10), large = FixedItem(90, 10)
    layOut(small.frame(width: 50, height: 50, .bottomTrailing), in: nil, nil)
    #expect(small.frame == rect(30, 40, 20, 10))
    layOut(large.frame(width: 50, .leading), in: nil, nil)
    #expect(large.frame.minX == 0)
    layOut(large.frame(width: 50), in: nil, nil)
    #expect(large.frame.minX == -20)
  }

  @Test func impossibleDimensionsAreIgnored() {
    for bad: CGFloat in [-1, .nan, .infinity] {
      #expect(FixedItem(20, 10).frame(width: bad, height: 5).size(300, 300) == size(20, 5))
      #expect(FrameLayout(width: bad, height: 5).warning != nil)
    }
    #expect(FrameLayout(width: 0, height: 5).warning == nil)
  }

  @Test func explicitGuidesOfTheChildMoveWithIt() {
    let framed = TextLikeItem(width: 40).frame(height: 60).dimensions(in: .unspecified)
    #expect(framed[.firstTextBaseline] == points(20 + 16))
    let padded = FixedItem(10, 10).guide(.leading) { _ in 4 }.padding(.all, 3).dimensions(in: .unspecified)
    #expect(padded[explicit: .leading] == 7)
  }
}

@Suite struct FlexibleFrameTests {
  func flexible(
    _ child: any LayoutItem, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> ContainerItem<FlexibleFrameLayout> {
    child.with(FlexibleFrameLayout(minWidth: min, idealWidth: ideal, maxWidth: max))
  }

  @Test func bothLimitsTakeTheOfferWithinThemWhateverTheChild() {
    let frame = flexible(FixedItem(20, 10), min: 50, max: 100)
    #expect([0, 70, 500].map { frame.size($0, 10).width } == [50, 70, 100])
    #expect(frame.size(nil, nil).width == 50)
  }

  @Test func minimumAloneRaisesTheChildAndKeepsToTheOffer() {
    let frame = flexible(FixedItem(80, 10), min: 50)
    #expect([0, 70, 500].map { frame.size($0, 10).width } == [50, 70, 80])
    #expect(frame.size(nil, nil).width == 80)
  }

  @Test func maximumAloneGrowsToTheOffer() {
    let frame = flexible(FixedItem(20, 10), max: 100)
    #expect([0, 70, 500].map { frame.size($0, 10).width } == [20, 70, 100])
    #expect(frame.size(nil, nil).width == 20)
  }

  @Test func endlessMaximumFillsAnOfferAndHugsWithoutOne() {
    let frame = flexible(FixedItem(20, 10), max: .infinity)
    #expect(frame.size(300, 300) == size(300, 10))
    #expect(frame.size(nil, 300) == size(20, 10))
  }

  @Test func idealIsForUnspecifiedOffersOnly() {
    let frame = flexible(color(), ideal: 70)
    #expect(frame.size(nil, 10).width == 70)
    #expect(frame.size(30, 10).width == 30)
    #expect(flexible(color(), min: 20, ideal: 70, max: 100).size(nil, 10).width == 70)
  }

  @Test func childIsOfferedTheFramesOwnSize() {
    let child = color()
    layOut(flexible(child, min: 50, max: 100), in: 300, 40)
    #expect(child.offer == ProposedViewSize(width: 100, height: 40))
  }

  @Test func childIsOfferedNothingOnAnAxisThatNobodyNamed() {
    let child = TextLikeItem(width: 60)
    layOut(flexible(child, min: 10, max: 100), in: nil, nil)
    #expect(child.offer?.width == nil)
    layOut(flexible(child, min: 60), in: nil, nil)
    #expect(child.offer?.width == 60)
  }

  /// netsplit.com, “Size-limiting frames”.
  @Test func maximumHeightIsTakenWhenThereIsRoomAndTheTextIsCentred() {
    let text = TextLikeItem(width: 60)
    let frame = text.with(FlexibleFrameLayout(maxHeight: 200))
    layOut(frame, in: 390, 763)
    #expect(frame.frame.height == 200)
    #expect(text.frame.midY == frame.frame.midY)
  }

  @Test func contradictoryLimitsDoNotTrapAndSaySo() {
    let layout = FlexibleFrameLayout(minWidth: 200, maxWidth: 100)
    #expect(layout.warning != nil)
    #expect(FixedItem(20, 10).with(layout).size(300, 300) == size(20, 10))
    #expect(flexible(FixedItem(20, 10), min: -5, max: .nan).size(300, 300).width == 20)
    #expect(FlexibleFrameLayout(minWidth: 20, maxWidth: .infinity).warning == nil)
  }
}

@Suite struct PaddingTests {
  /// skiptools/skip-ui#36.
  @Test func paddingWithoutAnAmountIsSixteenOnTheGivenEdges() {
    #expect(FixedItem(10, 10).padding(.bottom).size(nil, nil) == size(10, 26))
    #expect(FixedItem(10, 10).padding().size(nil, nil) == size(42, 42))
  }

  @Test func offersWhatIsLeftAndNothingAtLeast() {
    let child = color()
    layOut(child.padding(.horizontal, 20), in: 100, 50)
    #expect(child.frame == rect(20, 0, 60, 50))
    #expect(color().padding(.all, 20).size(10, nil) == size(40, 50))
  }

  @Test func negativePaddingOffersMoreAndReportsLess() {
    let child = color()
    let padded = child.padding(.horizontal, -10)
    layOut(padded, in: 100, 50)
    #expect(padded.frame == rect(0, 0, 100, 50))
    #expect(child.frame == rect(-10, 0, 120, 50))
    #expect(FixedItem(5, 5).padding(.all, -10).size(nil, nil) == .zero)
  }
}

@Suite struct OfferTests {
  @Test func fixedSizeIsTheIdealAndSticksOutOfItsParent() {
    let text = TextLikeItem(width: 120)
    layOut(text.fixedSize(), in: 60, 60)
    #expect(text.frame == rect(-30, 20, 120, 20))
  }

  @Test func fixedHeightLetsTextWrapToItsWidth() {
    let text = TextLikeItem(width: 120).with(FixedSizeLayout(.vertical))
    #expect(text.size(60, 5) == size(60, 40))
  }

  @Test func aspectRatioFitsInsideAndFillsAround() {
    let fit = color().with(AspectRatioLayout(2, mode: .fit)), fill = color().with(AspectRatioLayout(2, mode: .fill))
    #expect(fit.size(100, 100) == size(100, 50))
    #expect(fill.size(100, 100) == size(200, 100))
    #expect(fit.size(100, nil) == size(100, 50))
    #expect(fill.size(nil, 100) == size(200, 100))
    #expect(fit.size(nil, nil) == size(10, 10))
    #expect(fit.size(.infinity, 100) == size(200, 100))
  }

  @Test func aspectRatioIsTheIdealSizesUnlessGiven() {
    let picture = FlexibleItem(ideal: size(300, 200))
    #expect(picture.with(AspectRatioLayout(mode: .fit)).size(150, 150) == size(150, 100))
    #expect(picture.with(AspectRatioLayout(2, mode: .fill)).size(200, 200) == size(400, 200))
  }

  /// The SwiftUI field guide's page on aspect ratio.
  @Test func aspectRatioDoesNotChangeARigidChild() {
    #expect(TextLikeItem(width: 60).with(AspectRatioLayout(1, mode: .fit)).size(300, 300) == size(60, 20))
  }

  @Test func impossibleRatioDoesNothing() {
    for bad: CGFloat in [0, -1, .nan, .infinity] {
      #expect(color().with(AspectRatioLayout(bad, mode: .fit)).size(30, 40) == size(30, 40))
    }
    #expect(FixedItem(0, 0).with(AspectRatioLayout(mode: .fill)).size(30, 40) == .zero)
  }

  @Test func positionTakesAllAndPutsTheMiddleAtThePoint() {
    let child = FixedItem(20, 10)
    let positioned = child.with(PositionLayout(CGPoint(x: 30, y: 40)))
    layOut(positioned, in: 300, 200)
    #expect(positioned.frame.size == size(300, 200))
    #expect(child.frame == rect(20, 35, 20, 10))
    #expect(positioned.size(nil, nil) == size(20, 10))
  }
}

@Suite struct SecondaryLayerTests {
  /// fatbobman.com, “overlay and background modifiers”.
  @Test func largeOverlayHangsOutAndTheReportedSizeIsThePrimarys() {
    let primary = color().frame(width: 200, height: 200), secondary = FixedItem(300, 300)
    let overlay = ContainerItem(OverlayLayout(), [primary, secondary])
    layOut(overlay, in: 400, 400)
    #expect(overlay.frame.size == size(200, 200))
    #expect(secondary.frame == overlay.frame.insetBy(dx: -50, dy: -50))
    #expect(zstack(primary, secondary).size(400, 400) == size(300, 300))
  }

  @Test func secondaryIsOfferedThePrimarysSize() {
    let background = color()
    layOut(ContainerItem(BackgroundLayout(), [FixedItem(40, 20), background]), in: 300, 300)
    #expect(background.frame == rect(130, 140, 40, 20))
  }

  @Test func secondaryIsAlignedByBothGuides() {
    let text = TextLikeItem(width: 40, lineHeight: 40), mark = FixedItem(5, 5)
    let alignment = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    layOut(ContainerItem(OverlayLayout(alignment: alignment), [text, mark]), in: nil, nil)
    #expect(mark.frame == rect(35, 32 - 5, 5, 5))
  }

  @Test func guidesSpacingAndPriorityAreThePrimarys() {
    let text = TextLikeItem(width: 40), other = TextLikeItem(width: 90, lineHeight: 80)
    text.layoutPriority = 2
    let overlay = ContainerItem(OverlayLayout(), [text, other])
    #expect(overlay.dimensions(in: .unspecified)[explicit: .firstTextBaseline] == 16)
    #expect(overlay.spacing == text.spacing)
    #expect(overlay.layoutPriority == 2)
  }
}
