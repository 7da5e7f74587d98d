import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct FittingChoiceTests {
  let wide = TextLikeItem(width: 200), medium = TextLikeItem(width: 100), narrow = TextLikeItem(width: 50)

  func choice(_ width: CGFloat?, _ height: CGFloat? = nil, axes: Axis.Set = [.horizontal, .vertical]) -> Int? {
    FittingChoice.index(
      among: [wide, medium, narrow], axes: axes, proposal: ProposedViewSize(width: width, height: height))
  }

  @Test func firstWhoseIdealSizeFitsIsChosen() {
    #expect([300, 200, 199, 60].map { choice($0) } == [0, 0, 1, 2])
  }

  @Test func lastIsChosenWhenNoneFits() { #expect(choice(10) == 2) }

  @Test func unspecifiedAlwaysFits() { #expect(choice(nil) == 0) }

  @Test func onlyTheGivenAxesCount() {
    #expect(choice(300, 5) == 2)
    #expect(choice(300, 5, axes: .horizontal) == 0)
    #expect(choice(10, 100, axes: .vertical) == 0)
  }

  @Test func nothingIsChosenOfNothing() { #expect(FittingChoice.index(among: [], proposal: .zero) == nil) }
}

@Suite struct ContainerRelativeLengthTests {
  @Test func partsFillTheContainerWithTheirGaps() {
    #expect(ContainerRelativeLength.length(in: 4, spacing: 8, filling: 344) == 80)
    #expect(ContainerRelativeLength.length(of: 2, in: 4, spacing: 8, filling: 344) == points(80 + 8 + 80))
    #expect(ContainerRelativeLength.length(of: 4, in: 4, spacing: 8, filling: 344) == 344)
    #expect(ContainerRelativeLength.length(filling: 344) == 344)
  }

  @Test func impossibleCountsDoNotTrap() {
    #expect(ContainerRelativeLength.length(of: 0, in: 0, spacing: .nan, filling: 344) == 344)
    #expect(ContainerRelativeLength.length(in: 4, spacing: 200, filling: 344) == 0)
    #expect(ContainerRelativeLength.length(filling: .nan) == 0)
  }
}
