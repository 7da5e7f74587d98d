import SnapshotTesting
import UIKit

extension ViewImageConfig {
  /// A screen of one's own, in a module that several test targets share. `SnapshotTesting` has one of this name as well:
  /// where both are imported, this one is meant.
  public static let iPhone15Pro = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), size: CGSize(width: 393, height: 400),
    traits: UITraitCollection(displayScale: 1))

  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { iPhone15Pro }
}
