import Foundation
import StillsCore
import StillsDisplay

nonisolated extension View {
  /// Blurs by a Gaussian whose standard deviation is `radius` points. An opaque picture keeps its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      GroupModifier(kind: "blur", details: NumberText.string(radius)) { group, context in
        let radius = context.animated(radius)
        guard radius > 0, radius.isFinite else { return }
        group.effects = [.blur(radius: radius, opaque: opaque)]
      })
  }
}
