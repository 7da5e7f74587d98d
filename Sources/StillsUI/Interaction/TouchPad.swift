import Foundation
import StillsCore
import StillsLayout

/// Takes touches in all the room it is offered, and draws nothing: laid over controls that are drawn as one.
nonisolated struct TouchPad: PrimitiveView {
  /// What the control is called, which is not drawn here.
  var label: ControlPart?
  /// Makes the target of the placed pad, the label's words and whether the control is enabled.
  let target: @MainActor (PlacedNode, _ words: String, _ isEnabled: Bool) -> TouchTarget

  @MainActor static func _resolve(_ view: TouchPad, in context: ViewContext) -> [ViewElement] {
    let words = view.label?.resolve(in: context.child(.content)).map(\.allWords).joined(separator: " ") ?? ""
    return [TouchPadElement(words: words, isEnabled: context.environment.isEnabled, target: view.target)]
  }
}

private final class TouchPadElement: ViewElement {
  private let words: String
  private let isEnabled: Bool
  private let target: @MainActor (PlacedNode, String, Bool) -> TouchTarget

  init(words: String, isEnabled: Bool, target: @escaping @MainActor (PlacedNode, String, Bool) -> TouchTarget) {
    (self.words, self.isEnabled, self.target) = (words, isEnabled, target)
    super.init(kind: "touch")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }
  override func touchTarget(of node: PlacedNode) -> TouchTarget? { target(node, words, isEnabled) }
}

extension ViewElement {
  /// The words of an element that need not be placed.
  @MainActor var allWords: String {
    touchText ?? children.map(\.allWords).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
