import Foundation
import StillsCore
import StillsGeometry

/// The screen of the device that the picture is of.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  private var world: World { World.shown }

  /// As the device is held.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: world.device.screenSize(world.orientation))
  }

  /// Pixels a point.
  open var scale: CGFloat { world.device.scale }
  open var nativeScale: CGFloat { world.device.scale }

  /// Pixels, upright.
  open var nativeBounds: CGRect {
    let size = world.device.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { UITraitCollection(world: world) }
}
