import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §10 to §12, as views.
@Suite @MainActor struct GridFacts {
  private func colors(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try RenderKit.place(view, in: CGSize(width: width, height: height)).frames("Color")
  }

  private func columns(_ items: [GridItem], _ width: CGFloat) throws -> [CGRect] {
    let grid = LazyVGrid(columns: items) {
      ForEach(0..<items.count + 2, id: \.self) { _ in Color.red.frame(height: 10) }
    }
    let frames = try colors(grid, width, 100)
    return frames.filter { $0.minY == frames[0].minY }
  }

  // MARK: §10

  @Test func aLazyColumnTakesTheWholeWidthAndAlignsItsRows() throws {
    let column = LazyVStack(alignment: .trailing) {
      square; square
    }
    #expect(try FactStage.size(column, 200, nil) == CGSize(width: 200, height: 108))
    #expect(try colors(column, 200, 108).map(\.minX) == [150, 150])
  }

  @Test func aLazyRowIsTheSameTurned() throws {
    #expect(
      try FactStage.size(
        LazyHStack {
          square; square
        }, nil, 200) == CGSize(width: 108, height: 200))
  }

  @Test func tracksAreSharedInTheOrderOfTheItems() throws {
    let frames = try columns([.init(.fixed(60)), .init(.flexible()), .init(.flexible(maximum: 80))], 280)
    #expect(frames.map(\.width) == [60, 102, 80])
    // What the last one leaves stays empty, and the tracks are centred.
    #expect(frames[0].minX == 11)
  }

  @Test func anAdaptiveItemIsSplitIntoAsManyTracksAsFit() throws {
    let frames = try columns([.init(.fixed(70)), .init(.adaptive(minimum: 40))], 200)
    #expect(frames.map(\.minX) == [0, 78, 143] && frames.map(\.width) == [70, 57, 57])
  }

  @Test func tracksThatDoNotFitAreMadeInTwoPasses() throws {
    let frames = try columns([.init(.flexible(minimum: 100)), .init(.flexible(minimum: 180))], 300)
    #expect(frames.map(\.width) == [163, 180] && frames[0].minX == -17)
  }

  @Test func linesAreEightApartWhateverIsInThem() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50))]) {
      Text("a"); Text("b")
    }
    let frames = try RenderKit.place(grid, in: CGSize(width: 50, height: 100)).frames("Text")
    #expect(isSame(frames[1].minY - frames[0].maxY, 8))
  }

  @Test func withoutAWidthFlexibleTracksAreAtTheirLeast() throws {
    let grid = LazyVGrid(columns: [GridItem(.flexible(minimum: 30)), GridItem(.adaptive(minimum: 20))]) { Color.red }
    #expect(try FactStage.size(grid, nil, nil).width == 58)
  }

  @Test func anItemsAlignmentGoesBeforeTheGrids() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(40), alignment: .topLeading)], alignment: .trailing) {
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try colors(grid, 100, 10)[0].minX == 60)
  }

  // MARK: §11

  @Test func columnsAreAsWideAsTheirWidestRigidCellAndFlexibleOnesShareTheRest() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        square; Color.blue; Color.green
      }
      GridRow {
        Color.red.frame(width: 20, height: 10); Color.blue; Color.green
      }
    }
    #expect(try colors(grid, 250, 100).map(\.width) == [50, 100, 100, 20, 100, 100])
  }

  @Test func aFlexibleViewAcrossAllColumnsWidensThemAlike() throws {
    // Apple’s own picture: spezi/grid-in-form.
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 80, height: 10).gridColumnAlignment(.leading)
        Color.red.frame(width: 50, height: 10).gridColumnAlignment(.leading)
      }
      Divider()
    }
    #expect(try colors(grid, 300, 100).map(\.minX) == [0, 170])
  }

  @Test func aCellMayStayOutOfItsColumnsWidth() throws {
    let grid = Grid {
      GridRow { square }; Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(try FactStage.size(grid, 300, 300).width == 50)
  }

  @Test func rowsAreAsHighAsTheirHighestCellAndApartAsTheirCellsWish() throws {
    let grid = Grid {
      GridRow {
        square; Color.red.frame(width: 10, height: 70)
      };
      GridRow {
        square; square
      }
    }
    #expect(try RenderKit.size(grid) == CGSize(width: 108, height: 128))
    let texts = Grid {
      GridRow { Text("a") }; GridRow { Text("b") }
    }
    #expect(isSame(try RenderKit.size(texts).height, 2 * 61.0 / 3 + 2))
  }

  @Test func anchorsGoBeforeColumnsAndRowsAndTheseBeforeTheGrid() throws {
    let small = Color.blue.frame(width: 10, height: 10)
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        square
        small.gridColumnAlignment(.leading)
        small.gridCellAnchor(.center)
      }
      GridRow {
        small
        square
        square
      }
    }
    let frames = try colors(grid, 150, 100)
    #expect(frames[1].origin == CGPoint(x: 50, y: 0) && frames[2].origin == CGPoint(x: 120, y: 20))
    #expect(frames[3].origin == CGPoint(x: 40, y: 90))
  }

  // MARK: §12

  @Test func theFirstViewThatIdeallyFitsIsChosenElseTheLast() throws {
    let choice = ViewThatFits {
      Color.red.frame(width: 200, height: 10)
      Color.red.frame(width: 90, height: 10)
      Color.red.frame(width: 120, height: 10)
    }
    #expect(try [300, 100, 50].map { try FactStage.size(choice, $0, 50).width } == [200, 90, 120])
    #expect(try FactStage.size(choice, nil, nil).width == 200)
    let tall = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 10, height: 500); Color.blue
    }
    #expect(try FactStage.size(tall, 50, 50).height == 500)
  }

  @Test func framesRelativeToTheirContainerAreSharesOfIt() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4, id: \.self) { _ in
          Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)
        }
      }
    }
    #expect(try colors(view, 230, 50).map(\.width) == [50, 50, 50, 50])
    let wide = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    #expect(try colors(ScrollView(.horizontal) { wide }, 230, 50)[0].width == 110)
    let half = Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(try colors(ScrollView(.horizontal) { half }, 230, 50)[0].width == 115)
  }

  @Test func stateOutlivesAChangeOfTheLayoutAround() throws {
    struct Counted: View {
      @State private var isRow = false
      @State private var shown = 0
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Color.red.frame(width: 10, height: 10).onAppear { shown += 1 } }
          .onAppear { isRow = true }
          .overlay { Text("\(shown)") }
      }
    }
    #expect(try RenderKit.place(Counted(), in: CGSize(width: 50, height: 50)).strings == ["1"])
  }

  @Test func layoutsOfOnesOwnHaveTheUnionOfTheirChildrensSpacing() throws {
    struct Plain: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 30, height: 30)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let gaps = try FactStage.gaps(
      Group {
        square; Plain { Text("a") }; square
      })
    #expect(gaps[0] < 7 && gaps[1] > 10)
    // Whatever is not placed is in the middle.
    #expect(try colors(Plain { Color.red.frame(width: 10, height: 10) }, 30, 30)[0].origin == CGPoint(x: 10, y: 10))
  }
}
