import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct GridTrackTests {
  func lengths(_ items: [GridItem], _ length: CGFloat?) -> [CGFloat] {
    GridTracks(items, in: length).tracks.map(\.length)
  }

  /// objc.io, “SwiftUI's Grid Views”, first quiz.
  @Test func adaptiveColumnTakesAsManyTracksAsFitIntoItsShare() {
    let tracks = GridTracks([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200).tracks
    #expect(tracks.map(\.start) == [0, 78, 143])
    #expect(tracks.map(\.length) == [70, 57, 57])
  }

  @Test func flexibleColumnsShareWhatFixedOnesLeave() {
    #expect(lengths([GridItem(.fixed(60)), GridItem(), GridItem()], 280) == [60, 102, 102])
  }

  @Test func columnAtItsMaximumLeavesMoreToLaterOnesOnly() {
    let limited = GridItem(.flexible(maximum: 80)), free = GridItem(.flexible())
    #expect(lengths([GridItem(.fixed(60)), free, limited], 280) == [60, 102, 80])
    #expect(lengths([GridItem(.fixed(60)), limited, free], 280) == [60, 80, 124])
  }

  @Test func columnAtItsMinimumLeavesLessToLaterOnes() {
    let needy = GridItem(.flexible(minimum: 180)), free = GridItem(.flexible(minimum: 100))
    #expect(lengths([needy, free], 300) == [180, 112])
    #expect(lengths([free, needy], 300) == [146, 180])
  }

  @Test func unspecifiedLengthMakesTracksAsShortAsTheyMayBe() {
    #expect(lengths([GridItem(.fixed(60)), GridItem(), GridItem(.adaptive(minimum: 40))], nil) == [60, 10, 40])
  }

  @Test func impossibleItemsDoNotTrap() {
    #expect(lengths([GridItem(.adaptive(minimum: 0), spacing: 0)], 100).count == 10_000)
    #expect(lengths([GridItem(.adaptive(minimum: .nan))], 100).count > 0)
    #expect(lengths([GridItem(.adaptive(minimum: 10))], .infinity) == [.infinity])
    #expect(lengths([GridItem(.fixed(-5)), GridItem(.flexible(minimum: 50, maximum: 20))], 100) == [0, 50])
  }
}

@Suite struct LazyGridTests {
  func grid(_ columns: [GridItem], spacing: CGFloat? = nil, _ cells: [TestItem]) -> ContainerItem<LazyGridLayout> {
    ContainerItem(LazyGridLayout(columns: columns, spacing: spacing), cells)
  }

  @Test func fillsTheWidthItIsOfferedAndCentresItsTracks() {
    let cells = [color(), color()]
    let grid = grid([GridItem(.fixed(40)), GridItem(.fixed(40))], cells)
    layOut(grid, in: 200, 300)
    #expect(grid.frame.size == size(200, 10))
    #expect(cells[0].frame == rect(56, 145, 40, 10))
  }

  @Test func linesAreAsHighAsTheirTallestCellAndEightApart() {
    let cells = [FixedItem(10, 10), FixedItem(10, 30), FixedItem(10, 20)]
    let grid = grid([GridItem(), GridItem()], cells)
    layOut(grid, in: 108, nil)
    #expect(grid.frame.height == points(30 + 8 + 20))
    #expect(cells[0].frame.origin == CGPoint(x: 20, y: 10))
    #expect(cells[2].frame.origin == CGPoint(x: 20, y: 38))
  }

  /// The article “LazyVGrid flexible” on juejin.cn: 334 wide by the first pass, 351 by the second.
  @Test func minimaThatDoNotFitAreDrawnByASecondPassFromTheGridsOwnWidth() {
    let cells = [color(), color()]
    let grid = grid([GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], cells)
    layOut(grid, in: 300, 100)
    #expect(grid.frame.minX == -17)
    #expect(grid.frame.width == 334)
    #expect(cells[0].frame.minX == -17)
    #expect(cells.map(\.frame.width) == [163, 180])
  }

  @Test func cellsAreAlignedByTheirItemOrElseByTheGrid() {
    let cells = [FixedItem(10, 10), FixedItem(10, 10), FixedItem(10, 50)]
    let columns = [GridItem(.fixed(50), alignment: .topTrailing), GridItem(.fixed(50)), GridItem(.fixed(10))]
    layOut(ContainerItem(LazyGridLayout(columns: columns, alignment: .leading), cells), in: 126, nil)
    #expect(cells[0].frame.origin == CGPoint(x: 40, y: 0))
    #expect(cells[1].frame.origin == CGPoint(x: 58, y: 20))
  }

  @Test func horizontalGridGrowsToTheRight() {
    let cells = [FixedItem(10, 10), FixedItem(30, 10), FixedItem(20, 10)]
    let grid = ContainerItem(LazyGridLayout(rows: [GridItem(), GridItem()]), cells)
    layOut(grid, in: nil, 108)
    #expect(grid.frame.size == size(30 + 8 + 20, 108))
    #expect(cells[2].frame.minX == 38)
  }
}

@Suite struct LazyStackTests {
  @Test func fillsItsBreadthAndOffersItToEveryChild() {
    let wide = color(), narrow = FixedItem(20, 10)
    let stack = ContainerItem(LazyStackLayout(alignment: .leading, spacing: 4), [wide, narrow])
    layOut(stack, in: 100, 500)
    #expect(stack.frame == rect(0, 238, 100, 24))
    #expect(wide.offer == ProposedViewSize(width: 100, height: nil))
    #expect(narrow.frame.minX == 0)
  }

  @Test func narrowChildrenAreAlignedInTheWholeBreadth() {
    let a = FixedItem(20, 10), b = FixedItem(40, 10)
    layOut(ContainerItem(LazyStackLayout(alignment: .trailing), [a, b]), in: 100, nil)
    #expect(a.frame.maxX == 100)
    layOut(ContainerItem(LazyStackLayout(alignment: HorizontalAlignment.center), [a, b]), in: 100, nil)
    #expect(b.frame.minX == 30)
  }

  @Test func withoutABreadthItHugs() {
    #expect(ContainerItem(LazyStackLayout(alignment: .leading), [FixedItem(20, 10)]).size(nil, nil) == size(20, 10))
  }

  @Test func keepsTheDistancesOfText() {
    let stack = ContainerItem(LazyStackLayout(alignment: .leading), [TextLikeItem(width: 20), TextLikeItem(width: 20)])
    #expect(stack.size(100, nil).height == points(20 + 2 + 20))
  }
}

@Suite struct GridLayoutTests {
  func cell(_ row: Int, _ item: TestItem, _ change: (inout GridCell) -> Void = { _ in }) -> TestItem {
    var traits = GridCell(row: row)
    change(&traits)
    item.values[ObjectIdentifier(GridCell.Key.self)] = traits
    return item
  }

  func grid(alignment: Alignment = .center, spacing: CGFloat? = 0, _ cells: [TestItem]) -> ContainerItem<GridLayout> {
    ContainerItem(
      GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing), cells)
  }

  @Test func columnsAreAsWideAsTheirWidestAndRowsAsHighAsTheirTallestCell() {
    let cells = [
      cell(0, FixedItem(10, 10)), cell(0, FixedItem(30, 20)), cell(1, FixedItem(40, 10)), cell(1, FixedItem(5, 5)),
    ]
    let grid = grid(alignment: .topLeading, cells)
    layOut(grid, in: 300, 300)
    #expect(grid.frame.size == size(70, 30))
    #expect(cells[3].frame.origin == grid.frame.origin.offset(by: CGPoint(x: 40, y: 20)))
  }

  @Test func gapsAreEightUnlessTextAsksOtherwise() {
    let plain = grid(
      spacing: nil, [cell(0, FixedItem(10, 10)), cell(0, FixedItem(10, 10)), cell(1, FixedItem(10, 10))])
    #expect(plain.size(nil, nil) == size(28, 28))
    let texts = grid(spacing: nil, [cell(0, TextLikeItem(width: 10)), cell(1, TextLikeItem(width: 10))])
    #expect(texts.size(nil, nil).height == points(20 + 2 + 20))
  }

  @Test func flexibleColumnsShareWhatRigidOnesLeave() {
    let cells = [cell(0, FixedItem(40, 10)), cell(0, color()), cell(0, color())]
    layOut(grid(cells), in: 100, 20)
    #expect(cells.map(\.frame.width) == [40, 30, 30])
  }

  @Test func aViewThatIsNoRowSpansAllColumns() {
    let wide = cell(1, color()) { $0.fillsRow = true }
    let grid = grid([cell(0, FixedItem(20, 10)), cell(0, FixedItem(30, 10)), wide])
    layOut(grid, in: 100, 30)
    #expect(wide.frame == rect(0, 10, 100, 20))
    #expect(grid.frame.width == 100)
  }

  @Test func excessOfASpanningCellWidensItsColumnsAlike() {
    let cells = [
      cell(0, FixedItem(20, 10)), cell(0, FixedItem(30, 10)), cell(1, FixedItem(70, 10)) { $0.columnSpan = 2 },
    ]
    layOut(grid(alignment: .leading, cells), in: 300, 300)
    #expect(cells[1].frame.minX - cells[0].frame.minX == 30)
  }

  @Test func unsizedCellTakesItsColumnsWidthWithoutAddingToIt() {
    let line = cell(1, color()) { ($0.fillsRow, $0.unsizedAxes) = (true, .horizontal) }
    let grid = grid([cell(0, FixedItem(20, 10)), cell(0, FixedItem(30, 10)), line])
    layOut(grid, in: 100, 30)
    #expect(grid.frame.width == 50)
    #expect(line.frame.width == 50)
  }

  @Test func anchorBeatsColumnAndRowAlignmentWhichBeatTheGrids() {
    let cells = [
      cell(0, FixedItem(10, 10)) { $0.columnAlignment = .trailing }, cell(0, FixedItem(10, 50)),
      cell(1, FixedItem(50, 50)), cell(1, FixedItem(10, 10)) { $0.rowAlignment = .bottom },
      cell(2, FixedItem(10, 10)) { $0.anchor = .topLeading }, cell(2, FixedItem(10, 50)),
    ]
    layOut(grid(cells), in: nil, nil)
    #expect(cells[0].frame.origin == CGPoint(x: 40, y: 20))
    #expect(cells[3].frame.origin == CGPoint(x: 50, y: 90))
    #expect(cells[4].frame.origin == CGPoint(x: 0, y: 100))
  }

  @Test func rowOnABaselineIsAsHighAsItsCellsAboutIt() {
    let cells = [cell(0, TextLikeItem(width: 10)), cell(0, TextLikeItem(width: 10, lineHeight: 40))]
    let grid = grid(alignment: .leadingFirstTextBaseline, cells)
    layOut(grid, in: 300, 300)
    #expect(cells[0].frame.minY + 16 == cells[1].frame.minY + 32)
    #expect(grid.frame.height == 40)
    let image = cell(0, FixedItem(10, 60))
    let tall = self.grid(alignment: .leadingFirstTextBaseline, [cells[0], image])
    layOut(tall, in: 300, 300)
    #expect(tall.frame.height == points(60 + 4))
    #expect(image.frame.maxY == cells[0].frame.minY + 16)
  }

  @Test func spanThatIsASlipDoesNotTrap() {
    #expect(grid([cell(0, FixedItem(10, 10)) { $0 = GridCell(row: 0, columnSpan: .max) }]).size(nil, nil).height == 10)
    #expect(grid([]).size(100, 100) == .zero)
  }
}
