import Foundation
import StillsCore
import StillsUIKit

/// The screen that a picture shows: its size, safe area and traits.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case landscape, portrait }

  /// How an iPad is held, and how much of its screen the app has.
  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  /// In points; nil: the view's own size.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// Any device that Stills knows, by the name or id that `stills devices` lists.
  ///
  /// Nil for names it does not know.
  @_disfavoredOverload
  public static func device(_ name: String, _ orientation: Orientation = .portrait) -> ViewImageConfig? {
    Device.named(name).map { ViewImageConfig($0, orientation) }
  }
}

extension ViewImageConfig {
  init(_ device: Device, _ orientation: Orientation) {
    let held = orientation.world
    self.init(
      safeArea: UIEdgeInsets(device.safeArea(held)), size: device.screenSize(held),
      traits: .traits(
        of: device, isWide: device.horizontalSizeClass(held) == .regular,
        isTall: device.verticalSizeClass(held) == .regular))
  }

  /// A device of the catalogue that this vocabulary has a name for.
  static func known(_ id: String, _ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(Device.named(id) ?? .default, orientation)
  }

  /// A part of a tablet's screen.
  static func known(_ id: String, _ orientation: TabletOrientation, splits: SplitWidths) -> ViewImageConfig {
    let device = Device.named(id) ?? .default
    let isLandscape = if case .landscape = orientation { true } else { false }
    var config = ViewImageConfig(device, isLandscape ? .landscape : .portrait)
    guard let width = splits.width(orientation) else { return config }
    config.size?.width = width
    config.traits = .traits(of: device, isWide: splits.isWide(orientation), isTall: true)
    return config
  }
}

extension ViewImageConfig.Orientation {
  var world: World.Orientation { self == .landscape ? .landscape : .portrait }
}
