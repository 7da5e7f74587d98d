import Foundation
import StillsDisplay

/// A button as it is drawn: what its style made of it, and what a touch does.
package final class ButtonElement: UnaryElement {
  package let action: @MainActor () -> Void
  package let role: ButtonRole?
  package let isEnabled: Bool
  private let controlSize: ControlSize
  /// Where touches count: the system's own buttons take them in their whole frame, others where they draw something.
  private let area: TouchTarget.Area
  /// Buttons without a ground keep their label's distance above, and that of a plain view below (facts: layout §2).
  private let isBare: Bool
  /// Told when a finger comes and goes.
  private let showPressed: (@MainActor (Bool) -> Void)?

  @MainActor package init(
    _ content: ViewElement, _ configuration: PrimitiveButtonStyleConfiguration, in context: ViewContext,
    isBare: Bool = false, area: TouchTarget.Area = .content, showPressed: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.showPressed = showPressed
    self.area = area
    (action, role) = (configuration.action, configuration.role)
    (isEnabled, controlSize) = (context.environment.isEnabled, context.environment.controlSize)
    self.isBare = isBare
    super.init(kind: "Button", content: content)
  }

  package override var spacing: ViewSpacing {
    isBare ? content.spacing.resetting(edges: .bottom) : content.spacing
  }

  package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    let action = action
    var target = TouchTarget(role: .button, isEnabled: isEnabled) { _ in action() }
    target.area = area
    target.showPressed = showPressed
    return target
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.group(DisplayGroup(role: .button, commands: [])) { $0.paintChildren(of: node) }
  }

  package override var details: String { isEnabled ? "" : "disabled" }
  package override var sceneDetails: String {
    [details, controlSize == .regular ? "" : "controlSize \(controlSize)"].filter { !$0.isEmpty }.joined(
      separator: ", ")
  }
}
