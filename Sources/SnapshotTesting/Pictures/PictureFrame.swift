import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// How a picture is taken: its size, and what the views in it are told about the screen.
struct PictureFrame {
  /// In points; nil: the view's ideal size.
  var size: CGSize?
  var safeArea = EdgeInsets()
  /// Pixels a point.
  var scale: CGFloat = Device.default.scale
  var isDark = false
  var typeSize = TypeSize.large
  var layoutDirection: LayoutDirection?
  var isWide: Bool?
  var isTall: Bool?
  var isPad = false
  /// Whether the system's background lies under the view. Else the picture is clear where nothing is drawn.
  var hasGround = true
  /// What was asked for and is not drawn, in sentences.
  var unheeded: [String] = []

  var world: World {
    var world = World(device: device)
    world.orientation = orientation
    world.appearance = isDark ? .dark : .light
    world.typeSize = typeSize
    world.layoutDirection = layoutDirection
    world.canvas = size.map { .size($0) } ?? .fit
    world.ground = hasGround ? .systemBackground : .clear
    world.safeArea = safeArea
    world.scale = scale
    return world
  }

  /// Size classes follow the device: the one here has those that are asked for.
  private var device: Device {
    guard let size else {
      var device = Device.default
      if let isWide { device.portraitWidthClass = isWide ? .regular : .compact }
      return device
    }
    let isLandscape = orientation == .landscape
    let portraitSize = isLandscape ? CGSize(width: size.height, height: size.width) : size
    let widthClass = isWide.map { $0 ? Device.SizeClass.regular : .compact }
    return Device(
      name: "Snapshot", id: "snapshot", size: portraitSize, scale: scale, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, statusBarHeight: safeArea.top, cornerRadius: 0, cutout: .none, isPad: isPad,
      cutoutFrame: nil, portraitWidthClass: widthClass, landscapeWidthClass: widthClass)
  }

  private var orientation: World.Orientation {
    // On phones the compact height is landscape's; without a word about it the shape decides.
    if let isTall, !isPad { return isTall ? .portrait : .landscape }
    return size.map { $0.width > $0.height } ?? false ? .landscape : .portrait
  }
}
