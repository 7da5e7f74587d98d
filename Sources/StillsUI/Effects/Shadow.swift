import Foundation
import StillsCore
import StillsDisplay

nonisolated extension View {
  /// A shadow of what is drawn inside. The radius is the standard deviation in points (facts: layout §7); the colour is a
  /// third of black unless given.
  ///
  /// Of the views in a stack each casts its own, also onto those behind it; what is one picture, such as a group, a clip
  /// or a view with a background, casts one.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        let resolved = context.animated(color: color.resolvedColor(in: context.environment))
        let deviation = context.animated(radius), offset = context.animated(CGSize(width: x, height: y))
        var effect: DisplayEffect?
        if resolved.alpha > 0, deviation.isFinite, offset.width.isFinite, offset.height.isFinite {
          effect = .shadow(color: resolved, radius: max(0, deviation), offset: offset)
        }
        return ShadowElement(effect, details: NumberText.string(radius), x: x, y: y, content: content)
      })
  }
}

/// Has its content cast a shadow.
private final class ShadowElement: UnaryElement {
  private let effect: DisplayEffect?
  private let describe: String
  private let offset: String

  init(_ effect: DisplayEffect?, details: String, x: CGFloat, y: CGFloat, content: ViewElement) {
    (self.effect, describe) = (effect, details)
    offset = [("x", x), ("y", y)].filter { $0.1 != 0 }.map { ", \($0.0) \(NumberText.string($0.1))" }.joined()
    super.init(kind: "shadow", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.paintChildren(of: node, casting: effect)
  }

  override var details: String { describe }
  override var sceneDetails: String { describe + offset }
}
