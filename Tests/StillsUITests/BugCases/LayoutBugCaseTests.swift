import Foundation
import StillsCore
import SwiftUI
import Testing

/// Public questions and reports about layout with a known answer (bug-cases B01 to B92), as views; pinned headers (B76)
/// are in StillsTests.
@Suite @MainActor struct LayoutBugCaseTests {
  private func colors(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try RenderKit.place(view, in: CGSize(width: width, height: height)).frames("Color")
  }

  private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// B01.
  @Test func aTitleIsCentredOverTheLabelOnlyByAGuideOfTheirOwn() throws {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    let middle = HorizontalAlignment(Middle.self)
    let plain = VStack {
      box(200);
      HStack(spacing: 16) {
        box(120); box(44)
      }
    }
    let frames = try colors(plain, 390, 100)
    #expect(frames[0].midX == 195 && frames[1].midX == 165)
    let guided = VStack(alignment: middle) {
      box(200).alignmentGuide(middle) { $0.width / 2 }
      HStack(spacing: 16) {
        box(120).alignmentGuide(middle) { $0.width / 2 }; box(44)
      }
    }
    let aligned = try colors(guided, 390, 100)
    #expect(aligned[0].midX == aligned[1].midX && aligned[2].maxX > aligned[0].maxX)
  }

  /// B02.
  @Test func aTitleBetweenSpacersIsOffTheMiddleAndInAnOverlayIsNot() throws {
    let header = HStack(spacing: 0) {
      box(44); Spacer(); box(100); Spacer()
    }
    #expect(try colors(header, 390, 44)[1].midX == 217)
    let overlaid = HStack(spacing: 0) {
      box(44); Spacer()
    }.overlay { box(100) }
    #expect(try colors(overlaid, 390, 44)[1].midX == 195)
  }

  /// B04 and B05, on 393 × 852 with 59 and 34.
  @Test func aStyleBehindBleedsAndTheRectangleDoesUnlessTheSafeAreaIsIgnored() throws {
    let rectangle = Color.red
    #expect(
      try Stage(VStack { rectangle }.background(.green)).placed.frames("Color") == [
        CGRect(x: 0, y: 59, width: 393, height: 759)
      ])
    let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(try Stage(VStack { rectangle }.background(.green).ignoresSafeArea()).placed.frames("Color") == [whole])
    #expect(try Stage(VStack { rectangle.ignoresSafeArea() }.background(.green)).placed.frames("Color") == [whole])
  }

  /// B19 as a scroll view on a high canvas.
  @Test func longContentOnAHighCanvasShowsEveryRowOnce() throws {
    let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("\($0)").frame(height: 44) } } }
    let placed = try RenderKit.place(view, in: CGSize(width: 480, height: 2_000))
    #expect(placed.strings == (0..<40).map(String.init))
  }

  /// B52.
  @Test func theLessFlexibleOfTwoLimitedViewsIsAskedFirst() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100); Color.green.frame(minWidth: 100)
    }.frame(width: 150)
    let frames = try colors(row, 150, 50)
    #expect(frames.map(\.width) == [75, 100] && frames[0].minX == -12.5)
  }

  /// B53.
  @Test func gapsAroundATextAreUnequalAndAGivenSpacingIsNot() throws {
    let rows = VStack {
      box(20); box(20); box(20)
    }
    #expect(try colors(rows, 100, 200).map(\.minY) == [62, 90, 118])
    let placed = try RenderKit.place(
      VStack {
        box(20); Text("a"); box(20)
      }, in: CGSize(width: 100, height: 200))
    let boxes = placed.frames("Color"), text = try #require(placed.frames("Text").first)
    let above = text.minY - boxes[0].maxY, below = boxes[1].minY - text.maxY
    #expect(above != 8 && below != 8 && above != below)
    let spaced = try RenderKit.place(
      VStack(spacing: 5) {
        box(20); Text("a"); box(20)
      }, in: CGSize(width: 100, height: 200))
    #expect(isSame(spaced.frames("Color")[1].minY - (try #require(spaced.frames("Text").first)).maxY, 5))
  }

  /// B55.
  @Test func aSpacerLeavesAFlexibleViewAllButItsMinimum() throws {
    let column = VStack(spacing: 20) {
      Color.red; Spacer(); box(100, 50)
    }
    // The bar, two gaps, and the spacer's own 8.
    #expect(try colors(column, 200, 400)[0].height == 400 - 50 - 40 - 8)
  }

  /// B56.
  @Test func aFixedColumnIsAsWideAsItsWidestTextAndColoursInItAreTenHigh() throws {
    let column = VStack {
      Text("short"); Color.red; Text("a longer text")
    }.fixedSize()
    let placed = try RenderKit.place(column, in: CGSize(width: 300, height: 300))
    let widest = placed.frames("Text").map(\.width).max()
    #expect(placed.frames("Color").first?.width == widest && placed.frames("Color").first?.height == 10)
  }

  /// B58.
  @Test func givenSpacingIsBetweenNeighboursAndNowhereElse() throws {
    let column = VStack(spacing: 100) {
      TextField("a", text: .constant("")); TextField("b", text: .constant("")); Button("c") {}
    }
    let placed = try RenderKit.place(column, in: CGSize(width: 200, height: 600))
    let fields = placed.frames("TextField"), button = try #require(placed.frames("Button").first)
    #expect(isSame(fields[1].minY - fields[0].maxY, 100) && isSame(button.minY - fields[1].maxY, 100))
    #expect(isSame(try RenderKit.size(column).height, button.maxY - fields[0].minY))
  }

  /// B59.
  @Test func aRowWithASpacerFillsAScrollView() throws {
    let view = ScrollView {
      HStack {
        box(20); Spacer(); box(30)
      }
    }
    #expect(try colors(view, 200, 100)[1].maxX == 200)
  }

  /// B61.
  @Test func paddingOnOneEdgeIsSixteenThere() throws {
    #expect(try RenderKit.size(box(20).padding(.bottom)) == CGSize(width: 20, height: 36))
  }

  /// B62.
  @Test func aFrameWithAMaximumTakesItWhenThereIsRoom() throws {
    let placed = try RenderKit.place(
      Text("Short").frame(maxHeight: 200).background { Color.red }, in: CGSize(width: 300, height: 800))
    #expect(placed.frames("Color").first?.height == 200)
    #expect(isSame(try #require(placed.frames("Text").first).midY, 400))
  }

  /// B64.
  @Test func aReadersChildIsInItsCorner() throws {
    #expect(try colors(GeometryReader { _ in box(50, 50) }, 300, 200) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  /// B65.
  @Test func aRatioOfItsOwnStretchesAPicture() throws {
    let picture = Image(systemName: "rectangle.fill").resizable()
    #expect(try FactStage.size(picture.aspectRatio(2, contentMode: .fill), 200, 200) == CGSize(width: 400, height: 200))
    let own = try FactStage.size(picture, nil, nil)
    let fit = try FactStage.size(picture.aspectRatio(contentMode: .fit), 200, 200)
    #expect(isSame(fit.width / fit.height, own.width / own.height))
  }

  /// B68.
  @Test func anOverlayHangsOutAndAPileGrows() throws {
    #expect(try RenderKit.size(box(200, 200).overlay { box(300, 300) }) == CGSize(width: 200, height: 200))
    #expect(
      try RenderKit.size(
        ZStack {
          box(200, 200); box(300, 300)
        }) == CGSize(width: 300, height: 300))
  }

  /// B70.
  @Test func twoBarsInAPileAreACross() throws {
    let cross = ZStack {
      Color.red.frame(width: 50); Color.blue.frame(height: 50)
    }
    #expect(try FactStage.size(cross, 300, 200) == CGSize(width: 300, height: 200))
    #expect(
      try colors(cross, 300, 200) == [
        CGRect(x: 125, y: 0, width: 50, height: 200), CGRect(x: 0, y: 75, width: 300, height: 50),
      ])
  }

  /// B71.
  @Test func aNestedIndexDoesNotEscapeItsStack() throws {
    let view = ZStack {
      Color(white: 0.1).zIndex(1)
      VStack { Color(white: 0.2).zIndex(5) }
    }
    let order = try RenderKit.place(view, in: CGSize(width: 10, height: 10)).commands.fills.map(\.color.red)
    #expect(order.map { ($0 * 10).rounded() } == [2, 1])
  }

  /// B73.
  @Test func aRotatedViewKeepsItsRoom() throws {
    let row = HStack(spacing: 0) {
      box(20, 40); box(100, 40).rotationEffect(.degrees(90)); box(20, 40)
    }
    #expect(try colors(row, 140, 100).map(\.minX) == [0, 20, 120])
    let drawn = try RenderKit.place(row, in: CGSize(width: 140, height: 100)).commands.fills.map(\.rect)
    #expect(drawn.contains { isSame($0.minX, 50) && isSame($0.width, 40) && isSame($0.height, 100) })
  }

  /// B74.
  @Test func whatAFixedColumnLeavesIsSplitIntoTwo() throws {
    let grid = LazyVGrid(columns: [.init(.fixed(70)), .init(.adaptive(minimum: 40))]) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
    }
    #expect(try colors(grid, 200, 50).map(\.minX) == [0, 78, 143])
  }

  /// B77.
  @Test func whatTakesAllItIsOfferedCollapsesInAScrollView() throws {
    let view = ScrollView { ScrollView { box(20) } }
    #expect(try RenderKit.place(view, in: CGSize(width: 200, height: 400)).frames("ScrollView").count == 2)
    let reader = ScrollView { GeometryReader { _ in Color.red } }
    #expect(try #require(try colors(reader, 200, 400).first).height <= 10)
  }

  /// B89.
  @Test func aGuideDoesNotLeaveAnOverlay() throws {
    enum Line: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
    }
    let line = VerticalAlignment(Line.self)
    let row = HStack(alignment: line, spacing: 0) {
      box(50, 100).overlay(alignment: .top) { box(10).alignmentGuide(line) { $0[VerticalAlignment.center] } }
      box(50, 60).overlay(alignment: .bottom) { box(10).alignmentGuide(line) { $0[VerticalAlignment.center] } }
    }
    #expect(try colors(row, 100, 100).filter { $0.width == 50 }.map(\.minY) == [0, 0])
  }

  /// B92.
  @Test func aGridFillsFromTheRight() throws {
    let grid = LazyVGrid(columns: [.init(.fixed(50), spacing: 0), .init(.fixed(50))], spacing: 0) {
      ForEach(0..<3, id: \.self) { _ in box(50) }
    }
    let frames = try colors(grid.environment(\.layoutDirection, .rightToLeft), 100, 40)
    #expect(frames.map(\.origin) == [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 20)])
  }
}
