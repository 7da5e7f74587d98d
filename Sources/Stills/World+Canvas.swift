import Foundation
import StillsCore
import StillsGeometry

extension World {
  /// Pixels a point of the picture.
  var pixelGrid: PixelGrid { PixelGrid(scale: scale ?? device.scale) }

  var graphCanvas: GraphCanvas {
    switch canvas {
    case .device:
      GraphCanvas(
        size: .fixed(device.screenSize(orientation)), safeArea: safeArea ?? device.safeArea(orientation),
        pixelGrid: pixelGrid)
    case .fit: GraphCanvas(size: .ideal, safeArea: EdgeInsets(), pixelGrid: pixelGrid)
    case .size(let size):
      GraphCanvas(size: .fixed(size), safeArea: safeArea ?? EdgeInsets(), pixelGrid: pixelGrid)
    }
  }
}
