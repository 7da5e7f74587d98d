import Foundation
import StillsCore
import SwiftUI
import Testing

/// What a lazy container makes of many rows.
@Suite(.serialized) @MainActor struct LazyGrowthTests {
  private final class Asked {
    var indices: Set<Int> = []
  }

  /// Numbers that know which of them were asked for.
  private struct Numbers: RandomAccessCollection {
    let count: Int
    let asked: Asked
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Int {
      asked.indices.insert(index)
      return index
    }
  }

  private struct Rows: View {
    let numbers: Numbers
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } } }
    }
  }

  @Test func onlyAScreenfulOfManyRowsIsAskedFor() throws {
    let asked = Asked()
    let size = CGSize(width: 300, height: 600)
    let placed = try RenderKit.place(
      Rows(numbers: Numbers(count: 10_000, asked: asked)), in: size, typesetter: RenderKit.boxes)
    #expect(placed.strings.prefix(3) == ["0", "1", "2"])
    #expect(asked.indices.count < 150)
    // The last one is asked for its spacing.
    #expect(asked.indices.subtracting([9_999]).max() ?? 0 < 150)
  }

  @Test func allRowsComeInOrderWhereAllAreShown() throws {
    let strings = try RenderKit.place(
      LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { Text(verbatim: "\($0)") } }, typesetter: RenderKit.boxes
    ).strings
    #expect(strings == (0..<300).map { "\($0)" })
  }

  @Test func modifiersOnManyRowsReachEachOfThem() throws {
    let placed = try RenderKit.place(
      LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)") }.padding(1) },
      typesetter: RenderKit.boxes)
    #expect(placed.frames("padding").count == 100)
  }

  // MARK: Far away

  private final class Made {
    var count = 0
  }

  private struct Row: View {
    let number: Int
    let made: Made
    var height: CGFloat = 44

    var body: some View {
      let _ = made.count += 1
      Text(verbatim: "\(number)").frame(height: height)
    }
  }

  private let screen = CGSize(width: 300, height: 600)

  private func shown(_ view: some View) throws -> [String] {
    try RenderKit.place(view, in: screen, typesetter: RenderKit.boxes).strings
  }

  @Test func aColumnCanStartAtItsEnd() throws {
    let made = Made()
    let column = ScrollView { LazyVStack { ForEach(0..<10_000) { Row(number: $0, made: made) } } }
    let placed = try RenderKit.place(
      column.defaultScrollAnchor(.bottom), in: screen, typesetter: RenderKit.boxes)
    #expect(placed.strings.last == "9999" && placed.strings.count < 30)
    let last = try #require(placed.frames("Text").last)
    #expect(last.maxY <= 600 && last.maxY > 560)
  }

  @Test(arguments: [UnitPoint.top, .bottom, .center]) func aRowFarAwayIsFoundWithoutThoseBeforeIt(
    anchor: UnitPoint
  ) throws {
    let made = Made()
    let view = ScrollViewReader { proxy in
      ScrollView { LazyVStack(spacing: 3) { ForEach(0..<10_000) { Row(number: $0, made: made) } } }
        .onAppear { proxy.scrollTo(7_000, anchor: anchor) }
    }
    let placed = try RenderKit.place(view, in: screen, typesetter: RenderKit.boxes)
    let index = try #require(placed.strings.firstIndex(of: "7000"))
    let middle = placed.frames("Text")[index].midY
    let expected: CGFloat = anchor == .top ? 22 : anchor == .bottom ? 600 - 22 : 300
    #expect(abs(middle - expected) < 1, "\(middle)")
    #expect(made.count < 500, "\(made.count)")
  }

  @Test func cellsFarAwayAreInTheirColumns() throws {
    let made = Made()
    let columns = Array(repeating: GridItem(.fixed(80), spacing: 0), count: 3)
    let grid = ScrollView {
      LazyVGrid(columns: columns, spacing: 5) { ForEach(0..<10_000) { Row(number: $0, made: made) } }
    }
    let placed = try RenderKit.place(grid.defaultScrollAnchor(.bottom), in: screen, typesetter: RenderKit.boxes)
    #expect(placed.strings.last == "9999")
    // 9,999 is the first of its line.
    let texts = zip(placed.strings, placed.frames("Text"))
    let last = try #require(texts.first { $0.0 == "9999" }), before = try #require(texts.first { $0.0 == "9996" })
    #expect(abs(last.1.midX - before.1.midX) < 0.01 && abs(last.1.midY - before.1.midY - 49) < 0.01)
  }

  @Test func sectionsFarAwayAreFoundToo() throws {
    let made = Made()
    let view = ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { section in
            Section {
              ForEach(0..<100) { Row(number: section * 100 + $0, made: made) }
            } header: {
              Text("S\(section)")
            }
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    let strings = try shown(view)
    #expect(strings.last == "9999", "\(strings)")
  }

  @Test func rowsOfDifferentHeightsAreAllThere() throws {
    let made = Made()
    let column = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<2_000) { Row(number: $0, made: made, height: 30 + CGFloat($0 % 7) * 5) } }
    }
    let strings = try shown(column.defaultScrollAnchor(.bottom))
    #expect(strings.last == "1999" && strings == strings.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) })
  }

  @Test func aListHasAllOfItsRows() throws {
    let made = Made()
    let view = ScrollViewReader { proxy in
      List { ForEach(0..<10_000) { Row(number: $0, made: made, height: 20) } }
        .onAppear { proxy.scrollTo(9_000, anchor: .top) }
    }
    let strings = try shown(view)
    #expect(strings.contains("9000") && strings.count < 40, "\(strings)")
    #expect(made.count < 600, "\(made.count)")
    let other = Made()
    let first = try shown(List { ForEach(0..<10_000) { Row(number: $0, made: other, height: 20) } })
    #expect(first.first == "0" && other.count < 150, "\(other.count)")
  }

  @Test func rowsAreThereAgainOnTheWayBack() throws {
    struct Wandering: View {
      let made: Made
      @State private var goal = 0
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("end") { proxy.scrollTo(9_999, anchor: .bottom) }
            Button("middle") { proxy.scrollTo(5_000, anchor: .top) }
            Button("start") { proxy.scrollTo(0, anchor: .top) }
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { Row(number: $0, made: made) } } }
          }
        }
      }
    }
    let stage = try Stage(Wandering(made: Made()))
    try stage.tap(.button, "end")
    #expect(stage.strings.last == "9999")
    try stage.tap(.button, "middle")
    #expect(stage.strings.contains("5000") && !stage.strings.contains("9999"))
    try stage.tap(.button, "start")
    #expect(stage.strings.dropFirst(3).first == "0", "\(stage.strings)")
  }
}
