import Foundation
import StillsCore
import StillsGeometry

/// Drums side by side behind one band, which is inset by 9 and has corners of 8 (facts: controls §4, "wheel").
nonisolated struct Wheels<Drums: View>: View {
  let drums: Drums

  init(@ViewBuilder drums: () -> Drums) { self.drums = drums() }

  var body: some View {
    HStack(spacing: 0) { drums }
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color(uiColor: .tertiarySystemFill))
          .frame(height: Drum<EmptyView>.rowHeight)
          .padding(.horizontal, 9)
      }
  }
}

/// Rows on the front of a drum, the chosen one in the middle.
///
/// Takes the width it is offered and 216 points of height; rows are 32 high, their text 21 (facts: controls §4,
/// "wheel"). The drum's radius of half the height, and that far rows fade, are our choice.
nonisolated struct Drum<Row: View>: View {
  let count: Int
  let chosen: Int
  let row: (Int) -> Row
  let choose: @MainActor (Int) -> Void

  init(
    count: Int, chosen: Int, @ViewBuilder row: @escaping (Int) -> Row, choose: @escaping @MainActor (Int) -> Void
  ) {
    (self.count, self.chosen, self.row, self.choose) = (count, chosen, row, choose)
  }

  static var fontSize: CGFloat { 21 }
  static var rowHeight: CGFloat { 32 }
  private static var radius: CGFloat { 108 }

  var body: some View {
    ZStack {
      ForEach(front, id: \.self) { index in
        let turn = angle(index)
        row(index)
          .frame(height: Self.rowHeight)
          .scaleEffect(x: 1, y: Trigonometry.cosine(turn))
          .opacity(index == chosen ? 1 : 0.25 + 0.35 * Trigonometry.cosine(turn))
          .touchable(kind: "choice") { [choose] _, environment in
            TouchTarget(role: .segment, isEnabled: environment.isEnabled) { _ in choose(index) }
          }
          .offset(y: Self.radius * Trigonometry.sine(turn))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 2 * Self.radius)
    .clipped()
  }

  /// The rows that face the reader: less than a quarter turn away.
  private var front: [Int] {
    let reach = Int(1.45 * Self.radius / Self.rowHeight)
    return Array(max(0, chosen - reach)..<max(0, min(count, chosen + reach + 1)))
  }

  private func angle(_ index: Int) -> CGFloat { CGFloat(index - chosen) * Self.rowHeight / Self.radius }
}
