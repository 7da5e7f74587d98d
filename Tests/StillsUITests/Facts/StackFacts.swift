import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §3 to §5, as views.
@Suite @MainActor struct StackFacts {
  private func colors(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try RenderKit.place(view, in: CGSize(width: width, height: height)).frames("Color")
  }

  // MARK: §3

  @Test func stacksHugUnlessAChildIsFlexible() throws {
    #expect(
      try FactStage.size(
        HStack {
          square; square
        }, 300, 300) == CGSize(width: 108, height: 50))
    #expect(
      try FactStage.size(
        HStack {
          square; Color.blue
        }, 300, 300) == CGSize(width: 300, height: 300))
  }

  @Test func withoutAnOfferOnTheMajorAxisChildrenTakeTheirIdeal() throws {
    let column = VStack(spacing: 0) {
      Color.red; Color.red.frame(minHeight: 5, idealHeight: 40)
    }
    #expect(try FactStage.size(column, 100, nil).height == 50)
  }

  @Test func withoutAnOfferOnTheMinorAxisChildrenGrowToTheStacksExtent() throws {
    let column = VStack(spacing: 0) {
      square; Color.blue
    }.fixedSize(horizontal: true, vertical: false)
    #expect(try colors(column, 200, 100).map(\.width) == [50, 50])
  }

  @Test func lastTextBaselineOfAColumnIsItsLowestText() throws {
    let column = VStack(spacing: 0) {
      Text("a"); Text("b"); Color.red.frame(height: 10)
    }
    let dimensions = try FactStage.dimensions(column)
    #expect(dimensions[.firstTextBaseline] < 20 && dimensions[.lastTextBaseline] > 30)
  }

  @Test func theAnswerToAFrameGuideIsTheContainersOwnEdge() throws {
    let column = VStack(alignment: .leading) {
      square.alignmentGuide(.leading) { _ in -20 }; square
    }
    #expect(try FactStage.dimensions(column)[.leading] == 0)
  }

  @Test func aCustomGuidesDefaultCountsForChildrenWithoutAValue() throws {
    enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    let guide = VerticalAlignment(Third.self)
    let row = HStack(alignment: guide, spacing: 0) {
      Color.red.frame(width: 10, height: 60)
      Color.red.frame(width: 10, height: 30).alignmentGuide(guide) { _ in 30 }
    }
    #expect(try colors(row, 20, 60).map(\.minY) == [5, -5])
  }

  @Test func otherViewsStandOnTheirBottomInARowOnABaseline() throws {
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline) {
        Text("a"); Color.red.frame(width: 10, height: 10)
      },
      in: CGSize(width: 100, height: 100))
    let text = try #require(placed.frames("Text").first), color = try #require(placed.frames("Color").first)
    #expect(isSame(color.maxY, text.minY + 49.0 / 3))
  }

  @Test func aRowRunsFromTheRightAndLeadingIsRight() throws {
    let row = HStack(spacing: 0) {
      square; Color.blue.frame(width: 10, height: 10)
    }
    let column = VStack(alignment: .leading, spacing: 0) {
      square; Color.blue.frame(width: 10, height: 10)
    }
    #expect(try colors(row.environment(\.layoutDirection, .rightToLeft), 60, 50).map(\.minX) == [10, 0])
    #expect(try colors(column.environment(\.layoutDirection, .rightToLeft), 50, 60).map(\.minX) == [0, 40])
  }

  @Test func onlyTheStackAroundSeesALayoutPriority() throws {
    let row = HStack(spacing: 0) {
      HStack(spacing: 0) { Color.red.layoutPriority(1) }
      Color.blue
    }
    #expect(try colors(row, 100, 10).map(\.width) == [50, 50])
    let modified = HStack(spacing: 0) {
      Color.red.layoutPriority(1).padding(0).opacity(0.5); Color.blue
    }
    #expect(try colors(modified, 100, 10).map(\.width) == [100, 0])
  }

  @Test func stacksAndFramesCentreUnlessToldOtherwise() throws {
    let small = Color.blue.frame(width: 10, height: 10)
    #expect(
      try colors(
        VStack(spacing: 0) {
          square; small
        }, 50, 60)[1].midX == 25)
    #expect(
      try colors(
        HStack(spacing: 0) {
          square; small
        }, 60, 50)[1].midY == 25)
    #expect(
      try colors(
        ZStack {
          square; small
        }, 50, 50)[1] == CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(try colors(small.frame(width: 50, height: 50), 50, 50)[0].origin == CGPoint(x: 20, y: 20))
  }

  // MARK: §4

  @Test func aZStackOffersEverythingToEachAndIsAsLargeAsItsHighestPriority() throws {
    let stack = ZStack {
      square; Color.blue.frame(width: 20, height: 90).layoutPriority(1)
    }
    #expect(try FactStage.size(stack, 200, 200) == CGSize(width: 20, height: 90))
    #expect(
      try FactStage.size(
        ZStack {
          square; Color.red
        }, 120, 70) == CGSize(width: 120, height: 70))
  }

  @Test func zIndexSortsSiblingsStablyAndLaterOnesAreOnTop() throws {
    let stack = ZStack {
      Color(white: 0.1); Color(white: 0.2).zIndex(1); Color(white: 0.3); Color(white: 0.4).zIndex(1)
      Color(white: 0.5).zIndex(-1)
    }
    let fills = try RenderKit.place(stack, in: CGSize(width: 10, height: 10)).commands.fills.map(\.color.red)
    #expect(fills.map { ($0 * 10).rounded() } == [5, 1, 3, 2, 4])
  }

  // MARK: §5

  @Test func aSpacerIsEightAtLeastUnlessToldOtherwise() throws {
    #expect(
      try RenderKit.size(
        HStack {
          square; Spacer(); square
        }
      ).width == 108)
    #expect(
      try RenderKit.size(
        HStack {
          square; Spacer(minLength: 0); square
        }
      ).width == 100)
  }

  @Test func aSpacerOutsideOfAStackIsFlexibleBothWays() throws {
    #expect(try FactStage.size(Spacer(), 70, 80) == CGSize(width: 70, height: 80))
    #expect(try FactStage.size(ZStack { Spacer() }, 70, 80) == CGSize(width: 70, height: 80))
  }

  @Test func aDividerLiesAcrossItsStackAndIsHorizontalElsewhere() throws {
    #expect(isSame(try FactStage.size(HStack(spacing: 0) { Divider() }, 50, 60).width, 1.0 / 3))
    #expect(isSame(try FactStage.size(Divider(), 50, 60).height, 1.0 / 3))
    #expect(isSame(try FactStage.size(ZStack { Divider() }, 50, 60).height, 1.0 / 3))
  }

  @Test func emptyViewsFalseConditionsAndEmptyLoopsAreNothing() throws {
    let no = false
    let column = VStack {
      square
      EmptyView()
      if no { square }
      ForEach(0..<0, id: \.self) { _ in square }
      Optional<Text>.none
    }
    #expect(try RenderKit.size(column).height == 50)
  }

  @Test func aGroupsModifierReachesEachOfItsViews() throws {
    let column = VStack(spacing: 0) {
      Group {
        square; square
      }.padding(5)
    }
    #expect(try RenderKit.size(column).height == 120)
  }

  @Test func aViewsSeveralViewsAreChildrenOfTheContainerAround() throws {
    struct Two: View {
      var body: some View {
        square
        square
      }
    }
    #expect(
      try RenderKit.size(
        HStack(spacing: 3) {
          Two(); AnyView(Two())
        }
      ).width == 209)
  }

  @Test func severalViewsWhereOneIsNeededAreAColumn() throws {
    struct Two: View {
      var body: some View {
        square
        square
      }
    }
    #expect(try colors(Two(), 100, 200).map(\.minY) == [46, 104])
    #expect(
      try colors(
        ScrollView {
          square; square
        }, 100, 300
      ).map(\.minY) == [0, 58])
  }

  @Test func contentOfOverlaysBackgroundsAndMasksIsAPile() throws {
    let overlay = Color.red.frame(width: 100, height: 100).overlay {
      square; square
    }
    #expect(try colors(overlay, 100, 100).map(\.minY) == [0, 25, 25])
    let background = Color.red.frame(width: 100, height: 100).background(alignment: .top) {
      square; square
    }
    #expect(try colors(background, 100, 100).map(\.minY) == [0, 0, 0])
    let bar = Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
      square; square
    }
    #expect(try colors(bar, 100, 100).filter { $0.width == 50 }.map(\.minY) == [50, 50])
  }
}
