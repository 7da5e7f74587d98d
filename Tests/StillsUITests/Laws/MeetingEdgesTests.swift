import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Neighbours meet on a pixel: no gap between them, no overlap (facts: layout §1, snapping).
@Suite @MainActor struct MeetingEdgesTests {
  @Test func areasOfAnyWidthMeetAtAnyPlace() throws {
    for seed in 0..<300 as Range<UInt64> {
      var numbers = LawNumbers(seed: seed)
      let widths = (0..<(2 + numbers.below(5))).map { _ in CGFloat(numbers.below(900)) / 37 }
      let shift = CGFloat(numbers.below(100)) / 41
      let row = HStack(spacing: 0) {
        ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0], height: 9 + shift) }
      }
      let rows = VStack(alignment: .leading, spacing: 0) {
        row
        row
      }
      let commands = try RenderKit.place(
        rows.padding(.leading, shift).padding(.top, shift), in: CGSize(width: 200, height: 60),
        typesetter: RenderKit.boxes
      ).commands
      let fills = commands.fills.map(\.rect)
      let drawn = widths.filter { $0 > 0 }.count
      guard fills.count == 2 * drawn else { continue }
      for (left, right) in zip(fills, fills.dropFirst()) where left.minY == right.minY && left.minX < right.minX {
        #expect(left.maxX == right.minX, "seed \(seed)")
      }
      #expect(Set(fills.prefix(drawn).map(\.maxY)) == Set(fills.suffix(drawn).map(\.minY)), "seed \(seed)")
      #expect(fills.allSatisfy { isWhole($0.minX * 3) && isWhole($0.maxX * 3) && isWhole($0.maxY * 3) })
    }
  }

  private func isWhole(_ number: CGFloat) -> Bool { abs(number - number.rounded()) < 1e-6 }
}
