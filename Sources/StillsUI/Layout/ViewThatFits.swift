import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// The first of its views whose ideal size fits what is offered, else the last one.
///
/// Proposes its own proposal to the view it shows, and is that view in size, guides and place. A dimension that is not
/// offered fits anything.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Looks at the given axes only.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  @MainActor public static func _resolve(_ view: ViewThatFits, in context: ViewContext) -> [ViewElement] {
    var inner = context
    inner.isLazy = false
    let candidates = Content._resolve(view.content, in: inner)
    return candidates.isEmpty ? [] : [FittingElement(candidates, axes: view.axes)]
  }
}

final class FittingElement: ViewElement {
  private let candidates: [ViewElement]
  private let axes: Axis.Set

  init(_ candidates: [ViewElement], axes: Axis.Set) {
    (self.candidates, self.axes) = (candidates, axes)
    super.init(kind: "ViewThatFits")
  }

  private func choice(_ proposal: ProposedViewSize) -> ViewElement? {
    FittingChoice.index(among: candidates, axes: axes, proposal: proposal).map { candidates[$0] }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.sizeThatFits(proposal) ?? .zero }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  /// Asked before anything is offered: the first one's.
  override var spacing: ViewSpacing { candidates.first?.spacing ?? .plain }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let shown = choice(proposal).map { $0.placed(in: frame, proposal: proposal, context: context) }
    return PlacedNode(element: self, frame: frame, children: shown.map { [$0] } ?? [])
  }

  override var children: [ViewElement] { candidates }
}
