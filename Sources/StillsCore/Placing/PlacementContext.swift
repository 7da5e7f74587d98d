import Foundation
import StillsGeometry
import StillsLayout

/// What elements see of the screen around while they are placed.
public struct PlacementContext {
  /// The whole canvas, and what the bars leave of it.
  package var safeArea: SafeArea
  /// Named coordinate spaces, by name: their frames in screen points.
  package var coordinateSpaces: [AnyHashable: CGRect] = [:]
  package let pixelGrid: PixelGrid

  package init(safeArea: SafeArea, pixelGrid: PixelGrid) { (self.safeArea, self.pixelGrid) = (safeArea, pixelGrid) }
}
