import Foundation
import StillsCore
import StillsLayout

/// A label in a row: its icon large, in the tint, in a column of 24 points; its title 16 after it (facts: controls §6,
/// "Label in row"). Both grow with the type size.
nonisolated struct RowLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { RowLabel(configuration: configuration) }
}

nonisolated private struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  @ScaledMetric(relativeTo: .body) private var column: CGFloat = 24
  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: 16) {
      configuration.icon
        .imageScale(.large)
        .foregroundStyle(Color(resolved: environment.tintColor))
        .frame(minWidth: column)
      configuration.title
    }
  }
}
