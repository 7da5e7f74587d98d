import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct StackTests {
  // MARK: Sharing the length

  @Test func rowIsAsWideAsItsChildrenAndGaps() {
    #expect(hstack(FixedItem(30, 10), FixedItem(50, 20)).size(300, 300) == size(30 + 8 + 50, 20))
  }

  @Test func columnIsAsHighAsItsChildrenAndGaps() {
    #expect(vstack(FixedItem(30, 10), FixedItem(50, 20)).size(300, 300) == size(50, 10 + 8 + 20))
  }

  @Test func emptyStackIsZero() {
    #expect(hstack().size(300, 300) == .zero)
    #expect(vstack().size(nil, nil) == .zero)
  }

  @Test func gapsComeOffTheOfferFirst() {
    let a = color(), b = color()
    layOut(hstack(spacing: 20, a, b), in: 100, 10)
    #expect(a.frame == rect(0, 0, 40, 10))
    #expect(b.frame == rect(60, 0, 40, 10))
  }

  @Test func unspecifiedLengthAsksChildrenForTheirIdeal() {
    #expect(hstack(spacing: 0, color(), TextLikeItem(width: 70)).size(nil, 15) == size(80, 20))
  }

  @Test func endlessLengthIsOfferedToEveryFlexibleChild() {
    #expect(hstack(color(), color()).size(.infinity, 10).width == .infinity)
    #expect(hstack(spacing: 0, TextLikeItem(width: 70), TextLikeItem(width: 50)).size(.infinity, 10) == size(120, 20))
  }

  @Test func leastFlexibleChildIsServedFirst() {
    let wide = color(), narrow = FlexibleItem(max: CGSize(width: 20, height: 10))
    layOut(hstack(spacing: 0, wide, narrow), in: 100, 10)
    #expect(narrow.frame.width == 20)
    #expect(wide.frame.width == 80)
  }

  /// The public explanation “How an HStack lays out its children”.
  @Test func rowOverflowsItsFrameWhenALimitedAndAMinimalChildShareIt() {
    let red = color().with(FlexibleFrameLayout(maxWidth: 100))
    let green = color().with(FlexibleFrameLayout(minWidth: 100))
    let row = hstack(spacing: 0, red, green)
    layOut(row.frame(width: 150), in: 300, 40)
    #expect(red.frame.width == 75)
    #expect(green.frame.width == 100)
    #expect(row.frame == rect(75 - 12.5, 0, 175, 40))
  }

  /// The SwiftUI field guide's page on HStack.
  @Test func textBetweenColorsGetsAThirdAndWrapsThoughThereIsRoom() {
    let text = TextLikeItem(width: 90)
    layOut(hstack(color(), text, color()), in: 200, 100)
    #expect(text.offer?.width == points((200 - 16) / 3))
    #expect(text.frame.height == 2 * text.lineHeight)
  }

  @Test func ofTwoEndlessChildrenTheOneThatNeedsMoreIsServedFirst() {
    let first = color(), needy = FlexibleItem(min: CGSize(width: 80, height: 0))
    layOut(hstack(spacing: 0, first, needy), in: 100, 10)
    #expect(needy.frame.width == 80)
    #expect(first.frame.width == 20)
  }

  @Test func equallyFlexibleChildrenAreServedInOrder() {
    let a = TextLikeItem(width: 100), b = TextLikeItem(width: 100)
    layOut(hstack(spacing: 0, a, b), in: 150, 100)
    #expect(a.offer?.width == 75)
    #expect(b.offer?.width == 75)
  }

  @Test func whatARigidChildLeavesGoesToTheOthers() {
    let a = FixedItem(10, 10), b = color(), c = color()
    layOut(hstack(spacing: 0, a, b, c), in: 100, 10)
    #expect(b.frame.width == 45)
    #expect(c.frame.width == 45)
  }

  @Test func childrenThatDoNotFitKeepTheirSizeAndTheParentCentresTheOverflow() {
    let a = FixedItem(80, 10), b = FixedItem(80, 10)
    layOut(hstack(spacing: 0, a, b), in: 100, 10)
    #expect(a.frame == rect(-30, 0, 80, 10))
    #expect(b.frame == rect(50, 0, 80, 10))
  }

  // MARK: Priorities

  @Test func higherPriorityIsServedFirstAndTheMinimumOfLowerOnesIsKeptAside() {
    let low = TextLikeItem(width: 100, word: 30), high = TextLikeItem(width: 100)
    high.layoutPriority = 1
    layOut(hstack(spacing: 0, low, high), in: 120, 100)
    #expect(high.offer?.width == 90)
    #expect(low.offer?.width == 30)
  }

  @Test func threePrioritiesAreServedOneAfterAnother() {
    let low = FlexibleItem(min: size(10, 0)), middle = FlexibleItem(min: size(20, 0), max: size(50, 10))
    let high = FlexibleItem(max: size(30, 10))
    (middle.layoutPriority, high.layoutPriority) = (1, 2)
    layOut(hstack(spacing: 0, low, middle, high), in: 100, 10)
    #expect(high.frame.width == 30)
    #expect(middle.frame.width == 50)
    #expect(low.frame.width == 20)
  }

  @Test func priorityPassesThroughModifiersButNotThroughStacks() {
    let item = FixedItem(10, 10)
    item.layoutPriority = 3
    #expect(item.padding().frame(width: 40).layoutPriority == 3)
    #expect(hstack(item).layoutPriority == 0)
    #expect(hstack().layoutPriority == -.infinity)
  }

  /// moreSwift/swift-cross-ui#366.
  @Test func flexibleViewTakesAllButTheSpacersMinimum() {
    let content = color(), spacer = SpacerItem(.vertical), bar = FixedItem(100, 50)
    layOut(vstack(spacing: 20, content, spacer, bar), in: 100, 400)
    #expect(spacer.frame.height == 8)
    #expect(content.frame.height == points(400 - 2 * 20 - 8 - 50))
  }

  // MARK: The other axis

  @Test func alignmentCentresChildrenByDefault() {
    let a = FixedItem(10, 10), b = FixedItem(10, 30)
    layOut(hstack(a, b), in: nil, nil)
    #expect(a.frame.minY == 10)
    #expect(b.frame.minY == 0)
  }

  @Test func alignedChildrenShareTheirGuide() {
    let a = FixedItem(10, 10), b = FixedItem(30, 10)
    layOut(vstack(alignment: .trailing, a, b), in: nil, nil)
    #expect(a.frame.maxX == 30)
    #expect(b.frame.minX == 0)
  }

  @Test func movedGuideWidensTheStack() {
    let plain = FixedItem(40, 10), moved = FixedItem(40, 10)
    let stack = vstack(alignment: .leading, plain, moved.guide(.leading) { _ in -20 })
    layOut(stack, in: nil, nil)
    #expect(stack.frame.width == 60)
    #expect(moved.frame.minX == 20)
  }

  /// useyourloaf.com, “SwiftUI Stack Custom Center Alignment”.
  @Test func titleIsCentredOverARowUnlessTheLabelsCentreIsItsGuide() {
    enum LabelCenter: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    let guide = HorizontalAlignment(LabelCenter.self)
    let title = FixedItem(100, 20), label = FixedItem(120, 20), button = FixedItem(44, 44)
    layOut(vstack(title, hstack(spacing: 16, label, button)), in: 390, 844)
    #expect(title.frame.midX == 195)
    #expect(label.frame.midX == 165)

    let aligned = vstack(
      alignment: guide, title, hstack(spacing: 16, label.guide(guide) { $0[HorizontalAlignment.center] }, button))
    layOut(aligned, in: nil, nil)
    #expect(title.frame.midX == label.frame.midX)
  }

  @Test func childrenGrowToTheStacksOwnExtentWhenNoneIsOffered() {
    let text = FixedItem(80, 20), line = color()
    let stack = vstack(spacing: 0, text, line).fixedSize()
    layOut(stack, in: 300, 300)
    #expect(stack.frame.size == size(80, 30))
    #expect(line.frame.size == size(80, 10))
  }

  /// moreSwift/swift-cross-ui#453.
  @Test func columnOfFixedSizeIsAsWideAsItsWidestTextAndAColorInItTenHigh() {
    let short = TextLikeItem(width: 50), long = TextLikeItem(width: 120), color = color()
    let stack = vstack(short, color, long)
    layOut(stack.fixedSize(), in: 60, 60)
    #expect(stack.frame.width == 120)
    #expect(color.frame.size == size(120, 10))
  }

  // MARK: Guides outside

  @Test func firstBaselineOfAStackIsItsTopmostOne() {
    let column = vstack(spacing: 0, FixedItem(10, 10), TextLikeItem(width: 40), TextLikeItem(width: 40))
    let dimensions = column.dimensions(in: .unspecified)
    #expect(dimensions[explicit: .firstTextBaseline] == points(10 + 16))
    #expect(dimensions[explicit: .lastTextBaseline] == points(10 + 20 + 16))
  }

  @Test func customGuideOfAStackIsTheMeanOfItsChildren() {
    enum Custom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    let guide = VerticalAlignment(Custom.self)
    let row = hstack(
      alignment: .top, FixedItem(10, 50).guide(guide) { _ in 10 }, FixedItem(10, 50).guide(guide) { _ in 30 })
    #expect(row.dimensions(in: .unspecified)[explicit: guide] == 20)
    #expect(hstack(FixedItem(10, 10)).dimensions(in: .unspecified)[explicit: guide] == nil)
  }

  @Test func edgesOfChildrenNeverBecomeEdgesOfTheStack() {
    let column = vstack(FixedItem(40, 10).guide(.leading) { _ in -20 })
    #expect(column.dimensions(in: .unspecified)[explicit: .leading] == nil)
  }

  @Test func rowOnFirstBaselineAlignsOtherViewsByTheirBottom() {
    let text = TextLikeItem(width: 40), image = FixedItem(10, 40)
    layOut(hstack(alignment: .firstTextBaseline, text, image), in: nil, nil)
    #expect(image.frame.maxY == text.frame.minY + 16)
  }

  // MARK: Spacers

  /// errorhandle.ai, on a header whose title is off the middle.
  @Test func titleBetweenSpacersDriftsByHalfOfWhatStandsOnOneSide() {
    let back = FixedItem(44, 44), title = FixedItem(100, 20)
    let left = SpacerItem(.horizontal), right = SpacerItem(.horizontal)
    layOut(hstack(spacing: 0, back, left, title, right), in: 390, 44)
    #expect(left.frame.width == 123)
    #expect(right.frame.width == 123)
    #expect(title.frame.midX == 217)

    layOut(zstack(hstack(spacing: 0, back, left), title), in: 390, 44)
    #expect(title.frame.midX == 195)
  }

  /// pointfreeco/swift-snapshot-testing#1070.
  @Test func rowOfTwoWordsAndASpacerIsIdeallyEightWiderThanTheWords() {
    let row = hstack(TextLikeItem(width: 40), SpacerItem(.horizontal), TextLikeItem(width: 50)).padding()
    #expect(row.size(nil, nil) == size(40 + 8 + 50 + 2 * 16, 20 + 2 * 16))
  }

  @Test func spacersMinimumLengthIsKeptAndOverflows() {
    let row = hstack(spacing: 0, FixedItem(50, 10), SpacerItem(.horizontal, minLength: 30), FixedItem(50, 10))
    #expect(row.size(100, 10).width == 130)
  }

  @Test func spacerStretchesOnTheStacksAxisAlone() {
    #expect(SpacerSizing.size(.infinity, axis: .horizontal) == size(.infinity, 0))
    #expect(SpacerSizing.size(.unspecified, axis: .vertical) == size(0, 8))
    #expect(SpacerSizing.size(.zero, axis: .vertical, minLength: 0) == .zero)
    #expect(SpacerSizing.size(ProposedViewSize(width: 50, height: 4), axis: nil) == size(50, 8))
  }

  @Test func dividerLiesAcrossItsStack() {
    let offer = ProposedViewSize(width: 100, height: nil)
    #expect(DividerSizing.size(offer, stackAxis: .vertical, pixelLength: 0.5) == size(100, 0.5))
    #expect(DividerSizing.size(offer, stackAxis: nil, pixelLength: 0.5) == size(100, 0.5))
    #expect(DividerSizing.size(offer, stackAxis: .horizontal, pixelLength: 0.5) == size(0.5, 10))
  }
}
