import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// The bar at the bottom edge of screens without a home button.
package struct HomeIndicator: Hashable, Sendable {
  /// In screen points.
  package var frame: CGRect

  /// Nil where the device has a home button.
  package init?(device: Device, orientation: World.Orientation, pixelGrid: PixelGrid) {
    guard device.hasHomeIndicator else { return nil }
    let screen = device.screenSize(orientation)
    let width = Self.width(device: device, orientation: orientation)
    // 8 points above the bottom edge and 5 high on every phone measured, in both orientations.
    frame = CGRect(
      x: pixelGrid.round((screen.width - width) / 2), y: screen.height - 13, width: width, height: 5)
  }

  /// Phones, upright: 134 of 375, 139 of 390, 140 of 393, 154 of 430 measured, 144 of 402 in the design kit: 0.357 of the
  /// width in whole points. On their side: 248 of 812. Tablets: about 320.
  private static func width(device: Device, orientation: World.Orientation) -> CGFloat {
    if device.isPad { return 320 }
    switch orientation {
    case .portrait: return (device.size.width * 0.357).rounded()
    case .landscape: return (device.size.height * 0.305).rounded()
    }
  }

  package func commands(ink: Ink) -> [DisplayCommand] {
    let bar = Path(roundedRect: frame, cornerRadius: frame.height / 2, style: .circular)
    return [
      .group(
        DisplayGroup(
          name: "HomeIndicator", role: .homeIndicator,
          commands: [.fill(bar, .color(ink.color), FillStyle())]))
    ]
  }
}
