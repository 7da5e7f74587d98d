import Foundation
import StillsGeometry

/// What elements see of the screen around while they are placed.
public struct PlacementContext {
  /// The whole canvas, in screen points.
  package var screen: CGRect
  /// What the container's safe area leaves of it.
  package var safeArea: CGRect
  /// Named coordinate spaces, by name: their frames in screen points.
  package var coordinateSpaces: [AnyHashable: CGRect] = [:]
  package let pixelGrid: PixelGrid

  package init(screen: CGRect, safeArea: CGRect, pixelGrid: PixelGrid) {
    (self.screen, self.safeArea, self.pixelGrid) = (screen, safeArea, pixelGrid)
  }
}

extension PlacementContext {
  /// How far the unsafe edges reach into `frame`; leading is left here whatever the layout direction.
  package func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    return EdgeInsets(
      top: overlap(safeArea.minY - screen.minY, frame.minY - screen.minY),
      leading: overlap(safeArea.minX - screen.minX, frame.minX - screen.minX),
      bottom: overlap(screen.maxY - safeArea.maxY, screen.maxY - frame.maxY),
      trailing: overlap(screen.maxX - safeArea.maxX, screen.maxX - frame.maxX))
  }
}
