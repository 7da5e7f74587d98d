import Foundation
import Stills
import StillsCore
import StillsUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's view as large as the default device's screen.
  public static var image: Snapshotting { .image() }

  /// A picture of a device's screen with the controller's view.
  ///
  /// - Parameters:
  ///   - config: the screen.
  ///   - drawHierarchyInKeyWindow: changes nothing: everything is drawn the same way, and no host is needed.
  ///   - precision: the part of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how alike two pixels must be to match, from 0 to 1.
  ///   - size: in points; nil: the screen's.
  ///   - traits: win over those of the screen.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let frame = PictureFrame(screen: config, size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: frame.scale
    ).pullback { controller in PictureTaking.image(of: controller, in: frame) }
  }

  /// A picture of the controller's view, without a safe area around.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and those in it, a line each: class, whether it is on the screen, and its view's class.
  public static var hierarchy: Snapshotting {
    let frame = PictureFrame(screen: ViewImageConfig(), size: nil, traits: UITraitCollection())
    return SimplySnapshotting.lines.pullback { controller in
      PictureTaking.text(of: controller, in: frame) { _ in MainThread.run { ControllerOutline(controller).description }
      }
    }
  }

  /// The controller's view and all in it, a line each: class, frame, and what differs from a new view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting<UIViewController, String> {
    let frame = PictureFrame(screen: config, size: size, traits: traits)
    return SimplySnapshotting.lines.pullback { controller in
      PictureTaking.text(of: controller, in: frame) { _ in
        MainThread.run { controller.view.map { ViewOutline($0).description } ?? "" }
      }
    }
  }
}

extension PictureFrame {
  /// A controller's screen: the default device's size where nobody says one, and no ground but the views' own.
  fileprivate init(screen config: ViewImageConfig, size: CGSize?, traits: UITraitCollection) {
    self.init(config: config, size: size, traits: traits, hasGround: false)
    if self.size == nil { self.size = Device.default.size }
  }
}
