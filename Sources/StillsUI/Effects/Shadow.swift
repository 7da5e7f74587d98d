import Foundation
import StillsCore
import StillsDisplay

nonisolated extension View {
  /// A shadow of what is drawn inside, taken as one picture. The radius is the standard deviation in points
  /// (facts: layout §7); the colour is a third of black unless given.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      GroupModifier(kind: "shadow", details: NumberText.string(radius)) { group, context in
        let resolved = context.animated(color: color.resolvedColor(in: context.environment))
        let radius = context.animated(radius), offset = context.animated(CGSize(width: x, height: y))
        guard resolved.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
        group.effects = [.shadow(color: resolved, radius: max(0, radius), offset: offset)]
      })
  }
}
