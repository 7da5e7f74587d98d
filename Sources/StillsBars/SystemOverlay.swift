import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// What iOS draws above every app: the status bar and the home indicator.
package enum SystemOverlay {
  /// Groups in screen points, to be drawn last. `date` stands beside the time on tablets; `signalBars` are from 0 to 4.
  package static func commands(
    device: Device, orientation: World.Orientation, statusBar: World.StatusBar, showsHomeIndicator: Bool,
    statusInk: Ink, homeIndicatorInk: Ink, typesetter: Typesetter, pixelGrid: PixelGrid, date: String? = "Tue Jan 9",
    signalBars: Int = 4, isRightToLeft: Bool = false
  ) -> [DisplayCommand] {
    var commands: [DisplayCommand] = []
    if case .time(let time) = statusBar,
      let bar = StatusBar(
        device: device, orientation: orientation, time: time, date: date, isRightToLeft: isRightToLeft)
    {
      commands += bar.commands(ink: statusInk, typesetter: typesetter, pixelGrid: pixelGrid, signalBars: signalBars)
    }
    if showsHomeIndicator,
      let indicator = HomeIndicator(device: device, orientation: orientation, pixelGrid: pixelGrid)
    {
      commands += indicator.commands(ink: homeIndicatorInk)
    }
    return commands
  }
}
