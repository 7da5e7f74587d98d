import Foundation
import Stills
import StillsCore
import StillsUI
import StillsUIKit

extension Snapshotting where Value: View, Format == UIImage {
  /// A picture of the view at its ideal size.
  public static var image: Snapshotting { .image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: changes nothing: everything is drawn the same way, and no host is needed.
  ///   - precision: the part of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how alike two pixels must be to match, from 0 to 1.
  ///   - layout: how large the picture is.
  ///   - traits: wins over those of the layout's device.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let frame = PictureFrame(layout: layout, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: frame.scale
    ).pullback { view in PictureTaking.image(of: view, in: frame) }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image itself.
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
