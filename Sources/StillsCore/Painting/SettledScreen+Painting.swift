import Foundation
import StillsDisplay
import StillsGeometry

extension SettledScreen {
  /// What the screen's views paint. Fails where they are nested too deep.
  package func painted(on grid: PixelGrid) throws -> [DisplayCommand] {
    StackRoom.isExceeded = false
    var painter = Painter(pixelGrid: grid)
    painter.paint(placed)
    if StackRoom.isExceeded { throw GraphError.stackFull }
    return painter.commands
  }
}
