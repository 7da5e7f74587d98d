import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §6, as views.
@Suite @MainActor struct FrameFacts {
  private func colors(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try RenderKit.place(view, in: CGSize(width: width, height: height)).frames("Color")
  }

  @Test func aFixedFrameTakesWhatItIsGivenAndTheChildsSizeElsewhere() throws {
    #expect(try FactStage.size(square.frame(width: 70), 300, 300) == CGSize(width: 70, height: 50))
    #expect(try colors(square.frame(width: 70, height: 60, alignment: .bottomTrailing), 70, 60)[0].minX == 20)
  }

  @Test func negativeAndImpossibleFrameSizesAreIgnored() throws {
    #expect(try FactStage.size(square.frame(width: -5, height: .nan), 300, 300) == CGSize(width: 50, height: 50))
  }

  @Test func flexibleFramesFollowTheOfferBetweenBothLimits() throws {
    let view = square.frame(minWidth: 60, maxWidth: 90)
    #expect(try [10, 75, 200].map { try FactStage.size(view, $0, 100).width } == [60, 75, 90])
  }

  @Test func onlyAMinimumIsTheSmallerOfChildAndOfferRaisedToIt() throws {
    let view = square.frame(minWidth: 20)
    #expect(try [10, 30, 200].map { try FactStage.size(view, $0, 100).width } == [20, 30, 50])
  }

  @Test func onlyAMaximumIsTheLargerOfChildAndOfferLoweredToIt() throws {
    let view = square.frame(maxWidth: 90)
    #expect(try [10, 75, 200].map { try FactStage.size(view, $0, 100).width } == [50, 75, 90])
  }

  @Test func anIdealIsForUnspecifiedOffersOnly() throws {
    let view = Color.red.frame(idealWidth: 33)
    #expect(try FactStage.size(view, nil, 10).width == 33 && FactStage.size(view, 20, 10).width == 20)
    #expect(try FactStage.size(square.frame(idealWidth: 33), 200, 10).width == 50)
  }

  @Test func anEndlessMaximumFillsAnOfferAndHugsWithoutOne() throws {
    let view = square.frame(maxWidth: .infinity)
    #expect(try FactStage.size(view, 200, 100).width == 200 && FactStage.size(view, nil, 100).width == 50)
  }

  @Test func contradictingLimitsAreReported() throws {
    #expect(try !RenderKit.reports(square.frame(minWidth: 90, maxWidth: 10)).isEmpty)
  }

  @Test func paddingIsSixteenAndExactWhenGiven() throws {
    #expect(try RenderKit.size(square.padding()) == CGSize(width: 82, height: 82))
    #expect(try RenderKit.size(square.padding(.bottom)) == CGSize(width: 50, height: 66))
    #expect(try RenderKit.size(square.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))).width == 56)
    #expect(try colors(Color.red.padding(30), 40, 100)[0].width == 0, "no less than nothing is offered")
    #expect(try colors(Color.red.padding(-5), 40, 40)[0] == CGRect(x: -5, y: -5, width: 50, height: 50))
  }

  @Test func fixedSizeIsTheIdealCentredWhenItDoesNotFit() throws {
    let text = Text("A text that is wider than its room").fixedSize()
    let placed = try RenderKit.place(text.frame(width: 50), in: CGSize(width: 100, height: 100))
    let frame = try #require(placed.frames("Text").first)
    #expect(frame.width > 200 && isSame(frame.midX, 50))
  }

  @Test func aspectRatiosFitIntoOrCoverTheOfferAndDeriveWhatIsMissing() throws {
    let fit = Color.red.aspectRatio(2, contentMode: .fit), fill = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(try FactStage.size(fit, 100, 100) == CGSize(width: 100, height: 50))
    #expect(try FactStage.size(fill, 100, 100) == CGSize(width: 200, height: 100))
    #expect(try FactStage.size(fit, 100, nil) == CGSize(width: 100, height: 50))
    #expect(try FactStage.size(fit, nil, nil) == CGSize(width: 10, height: 10))
    #expect(try FactStage.size(square.aspectRatio(2, contentMode: .fit), 100, 100) == CGSize(width: 50, height: 50))
  }

  @Test func transformsChangeTheDrawingAlone() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 10).offset(x: 3, y: 4)
      Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(90))
      Color.red.frame(width: 40, height: 10).scaleEffect(2)
      Color.red.frame(width: 40, height: 10).transformEffect(CGAffineTransform(translationX: 9, y: 0))
    }
    #expect(try RenderKit.size(row) == CGSize(width: 160, height: 10))
  }

  @Test func scalingAndRotatingAreAboutTheMiddle() throws {
    let fills = try RenderKit.place(
      Color.red.frame(width: 40, height: 10).scaleEffect(2), in: CGSize(width: 100, height: 40)
    ).commands.fills
    #expect(fills.first?.rect == CGRect(x: 10, y: 10, width: 80, height: 20))
  }

  @Test func aPositionTakesAllAndCentresTheChildThere() throws {
    #expect(try FactStage.size(square.position(x: 3, y: 4), 200, 100) == CGSize(width: 200, height: 100))
    #expect(try FactStage.size(square.position(x: 3, y: 4), nil, nil) == CGSize(width: 50, height: 50))
    #expect(try colors(square.position(x: 30, y: 40), 100, 100)[0] == CGRect(x: 5, y: 15, width: 50, height: 50))
  }

  @Test func whatIsHiddenKeepsItsRoom() throws {
    #expect(
      try RenderKit.size(
        HStack {
          square.hidden(); square.opacity(0)
        }) == CGSize(width: 108, height: 50))
  }
}
