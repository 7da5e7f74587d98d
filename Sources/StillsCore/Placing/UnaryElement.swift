import Foundation
import StillsLayout

/// An element around another one of the same size: the base of modifiers that only paint or only say something.
open class UnaryElement: ViewElement {
  package let content: ViewElement

  public init(kind: String, content: ViewElement) {
    self.content = content
    super.init(kind: kind)
  }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  open override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: proposal)
  }

  open override var spacing: ViewSpacing { content.spacing }
  open override var layoutPriority: Double { content.layoutPriority }
  open override var zIndex: Double { content.zIndex }
  open override func layoutValue(for key: ObjectIdentifier) -> Any? { content.layoutValue(for: key) }
  open override var accessibilityIdentifier: String? { nil }

  open override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    PlacedNode(
      element: self, frame: frame, children: [content.placedIfMoved(in: frame, proposal: proposal, context: context)])
  }

  open override var children: [ViewElement] { [content] }
}
