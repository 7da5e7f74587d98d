import Foundation
import StillsBars
import StillsCore
import StillsLayout

/// The menu that a bar's title opens. What the title looks like is known only to the bar, which puts it in.
final class TitleMenu {
  private let slot = TitleSlotElement()
  private let menu: ViewElement?

  @MainActor init(_ content: ControlPart, in context: ViewContext) {
    let place = context.child(.secondary).container(axis: nil)
    menu =
      MenuTouch.elements(
        [slot], in: place,
        choices: { inside in
          MenuChoice.all(of: content, in: inside)
        }
      ).first
  }

  /// The title as what opens the menu.
  func around(_ title: ViewElement) -> ViewElement {
    slot.title = title
    return menu ?? title
  }
}

/// Stands for a bar's title until there is one.
final class TitleSlotElement: ViewElement, CapitalCentered {
  var title: ViewElement?

  init() { super.init(kind: "title") }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { title?.sizeThatFits(proposal) ?? .zero }

  func capitalCenter(width: CGFloat?) -> CGFloat { (title as? any CapitalCentered)?.capitalCenter(width: width) ?? 0 }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let children = title.map { [$0.placed(in: frame, proposal: proposal, context: context)] } ?? []
    return PlacedNode(element: self, frame: frame, children: children)
  }

  /// Steps call the menu by the title.
  override var touchText: String? { ((title as? UnaryElement)?.content as? BarLabelElement)?.string }

  override func paint(_ node: PlacedNode, into painter: inout Painter) { painter.paintChildren(of: node) }

  override var children: [ViewElement] { title.map { [$0] } ?? [] }
}
