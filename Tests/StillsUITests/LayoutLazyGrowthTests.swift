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
}
