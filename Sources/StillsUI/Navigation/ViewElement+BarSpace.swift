import Foundation
import StillsBars
import StillsCore
import StillsGeometry
import StillsLayout

extension ViewElement {
  /// In the middle of what bars leave safe, on whole pixels; content may reach into all of the space.
  func placed(in space: BarSpace, context: PlacementContext) -> PlacedNode {
    let offered = ProposedViewSize(space.safe.size)
    let size = sizeThatFits(offered)
    let frame = CGRect(
      x: context.pixelGrid.round(space.safe.midX - size.width / 2),
      y: context.pixelGrid.round(space.safe.midY - size.height / 2), width: size.width, height: size.height)
    var inner = context
    inner.safeArea = SafeArea(full: space.full, safe: space.safe)
    return placed(in: frame, proposal: offered, context: inner)
  }
}
