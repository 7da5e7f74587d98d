import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// What bars adapt to: the device, the look, the appearance, and the engine that sets their texts.
package struct BarTraits {
  package var device: Device
  package var orientation: World.Orientation
  package var look: World.Look
  package var isDark: Bool
  package var isRightToLeft: Bool
  /// Only the large title grows with it.
  package var typeSize: TypeSize
  package var pixelGrid: PixelGrid
  /// What items are coloured with that have no tint of their own.
  package var tint: ResolvedColor
  /// Whether the unsafe edges are the device's own, not given by the caller.
  package var hasDeviceSafeArea: Bool
  /// Whether the bar stands in a sheet.
  package var isInSheet = false
  /// Whether backgrounds are a step lighter in the dark, as in sheets.
  package var isElevated = false
  /// Nil: texts have no size and are not drawn.
  package var typesetter: Typesetter?

  package init(
    world: World, typesetter: Typesetter?, isDark: Bool? = nil, isRightToLeft: Bool = false, tint: ResolvedColor? = nil
  ) {
    (device, orientation, look, typeSize) = (world.device, world.orientation, world.look, world.typeSize)
    self.isDark = isDark ?? (world.appearance == .dark)
    self.isRightToLeft = isRightToLeft
    pixelGrid = PixelGrid(scale: world.scale ?? world.device.scale)
    hasDeviceSafeArea = world.canvas == .device && world.safeArea == nil
    self.typesetter = typesetter
    self.tint = tint ?? SystemColor.tint.resolved(look: world.look, isDark: isDark ?? (world.appearance == .dark))
  }
}

extension BarTraits {
  package var isGlass: Bool { look == .ios26 }
  package var isPad: Bool { device.isPad }
  /// Phones on their side: the older look's bars are lower there.
  package var isCompactHeight: Bool { device.verticalSizeClass(orientation) == .compact }
  package var isRegularWidth: Bool { device.horizontalSizeClass(orientation) == .regular }

  package func color(_ color: SystemColor) -> ResolvedColor {
    color.resolved(look: look, isDark: isDark, isElevated: isElevated)
  }

  /// The system's distance of content from the sides of something `width` wide: 16, from 414 points on 20
  /// (facts: controls §7); 16 throughout in the newer look.
  package func margin(width: CGFloat) -> CGFloat { !isGlass && (isPad || width >= 414) ? 20 : 16 }
}
