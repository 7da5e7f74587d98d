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
        .foregroundStyle(environment.listItemTint ?? Color(resolved: environment.tintColor))
        .modifier(ElementModifier { icon, _ in RowIconElement(kind: "rowIcon", content: icon) })
        .frame(minWidth: column)
      configuration.title
    }
  }
}

/// A symbol of about a line's height does not make a row higher; a higher one and a picture do.
private final class RowIconElement: UnaryElement {
  /// How much of a symbol's frame counts: 23 of 26 points (home-assistant/large-title-list: two arrows in a row of 53),
  /// so that a circled symbol is no higher than a line of text (large-title-toggles: 51).
  private static let counted: CGFloat = 23.0 / 26
  /// As high as symbols at the large scale get: our choice.
  private static let symbol: CGFloat = 34

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.sizeThatFits(proposal)
    if size.height < Self.symbol { size.height *= Self.counted }
    return size
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let size = content.sizeThatFits(proposal)
    let place = CGRect(x: frame.minX, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    return PlacedNode(
      element: self, frame: frame, children: [content.placed(in: place, proposal: proposal, context: context)])
  }
}
