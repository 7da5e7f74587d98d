import Foundation
import StillsCore
import StillsGeometry

/// Drums side by side behind one band, which is inset by 9 and has corners of 8 (facts: controls §4, "wheel").
nonisolated struct Wheels<Drums: View>: View {
  let drums: Drums
  /// How high the band is.
  let rowHeight: CGFloat

  init(rowHeight: CGFloat = Drum<EmptyView>.rowHeight, @ViewBuilder drums: () -> Drums) {
    (self.drums, self.rowHeight) = (drums(), rowHeight)
  }

  var body: some View {
    HStack(spacing: 0) { drums }
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color(uiColor: .tertiarySystemFill))
          .frame(height: rowHeight)
          .padding(.horizontal, 9)
      }
  }
}

/// Rows on the front of a drum, the chosen one in the middle.
///
/// Takes the width it is offered and, unless told otherwise, 216 points of height; rows are 32 high, their text 21
/// (facts: controls §4, "wheel"). The drum's radius of half the height, and that far rows fade, are our choice.
nonisolated struct Drum<Row: View>: View {
  let count: Int
  let chosen: Int
  let row: (Int) -> Row
  let choose: @MainActor (Int) -> Void
  private let rowHeight: CGFloat
  private let radius: CGFloat

  init(
    count: Int, chosen: Int, rowHeight: CGFloat = 32, height: CGFloat = 216, @ViewBuilder row: @escaping (Int) -> Row,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    (self.count, self.chosen, self.row, self.choose) = (count, chosen, row, choose)
    (self.rowHeight, radius) = (max(1, rowHeight), max(1, height / 2))
  }

  static var fontSize: CGFloat { 21 }
  static var rowHeight: CGFloat { 32 }

  var body: some View {
    ZStack {
      ForEach(front, id: \.self) { index in
        let turn = angle(index)
        row(index)
          .frame(height: rowHeight)
          .scaleEffect(x: 1, y: Trigonometry.cosine(turn))
          .opacity(index == chosen ? 1 : 0.25 + 0.35 * Trigonometry.cosine(turn))
          .touchable(kind: "choice") { [choose] _, environment in
            TouchTarget(role: .segment, isEnabled: environment.isEnabled) { _ in choose(index) }
          }
          .offset(y: radius * Trigonometry.sine(turn))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 2 * radius)
    .clipped()
  }

  /// The rows that face the reader: less than a quarter turn away.
  private var front: [Int] {
    let reach = Int(1.45 * radius / rowHeight)
    let end = max(0, min(count, chosen + reach + 1))
    return Array(min(max(0, chosen - reach), end)..<end)
  }

  private func angle(_ index: Int) -> CGFloat { CGFloat(index - chosen) * rowHeight / radius }
}
