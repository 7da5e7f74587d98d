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
        .modifier(ElementModifier { [column] icon, _ in RowIconElement(icon, column: column) })
        .frame(minWidth: column)
      configuration.title
    }
  }
}

/// A symbol of about a line's height makes neither a row higher nor the column wider; a larger one and a picture do.
private final class RowIconElement: UnaryElement {
  /// How much of a symbol's frame counts: 23 of 26 points (home-assistant/large-title-list: two arrows in a row of 53),
  /// so that a circled symbol is no higher than a line of text (large-title-toggles: 51).
  private static let counted: CGFloat = 23.0 / 26
  /// As high as symbols at the large scale get: our choice.
  private static let symbol: CGFloat = 34

  /// As wide as usual icons may be.
  private let column: CGFloat

  init(_ icon: ViewElement, column: CGFloat) {
    self.column = column
    super.init(kind: "rowIcon", content: icon)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.sizeThatFits(proposal)
    guard size.height < Self.symbol else { return size }
    size.height *= Self.counted
    // A wider symbol reaches into the room on both sides; titles stay below each other. How wide was chosen.
    if size.width < 1.5 * column { size.width = min(size.width, column) }
    return size
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let size = content.sizeThatFits(proposal)
    let place = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    return PlacedNode(
      element: self, frame: frame, children: [content.placed(in: place, proposal: proposal, context: context)])
  }
}
