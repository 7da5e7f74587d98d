import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// The views of this container are those that scroll views stop at, and write as their position.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ElementModifier { content, _ in isEnabled ? ScrollTargetElement(content: content) : content })
  }

  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Where scroll views inside come to rest after a step has moved them.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scroll { $0.behavior = behavior }
  }

  /// Steps that would scroll the views inside are errors.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scroll { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// A container whose views a scroll view stops at.
final class ScrollTargetElement: UnaryElement {
  init(content: ViewElement) { super.init(kind: "scrollTargetLayout", content: content) }

  override var castsShadowsByParts: Bool { true }
}
