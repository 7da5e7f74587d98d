import Foundation
import StillsCore
import StillsUIKit

nonisolated extension View {
  /// Fades what is drawn inside. Views that lie over each other show through each other; `compositingGroup()` keeps
  /// them from that.
  public func opacity(_ opacity: Double) -> some View {
    modifier(
      ElementModifier { content, context in
        OpacityElement(context.animated(opacity.clampedToUnit).clampedToUnit, content: content)
      })
  }
}

/// Fades each leaf of its content (facts: layout §7).
final class OpacityElement: UnaryElement {
  private let opacity: Double

  init(_ opacity: Double, content: ViewElement) {
    self.opacity = opacity
    super.init(kind: "opacity", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let outside = painter.opacity
    painter.opacity *= opacity
    painter.paintChildren(of: node)
    painter.opacity = outside
  }

  override var castsShadowsByParts: Bool { true }

  override func letsTouchesIn(_ node: PlacedNode) -> Bool { opacity > 0 }

  override var details: String { NumberText.string(opacity) }
}
