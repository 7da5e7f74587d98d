import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import StillsUI

/// Makes the display list of a screen at rest: its ground, its views, and what the system draws over them.
struct ScreenPainter {
  let screen: SettledWorld
  let world: World
  let typesetter: Typesetter

  func displayList() throws -> DisplayList {
    let commands = try screen.settled.painted(on: world.pixelGrid)
    var list = DisplayList(
      size: screen.settled.canvas.size, scale: world.pixelGrid.scale, background: ground, commands: commands)
    if world.canvas == .device { list.commands += overlay(over: list) }
    return list
  }

  private var systemBackground: ResolvedColor {
    SystemColor.systemBackground.resolved(
      look: world.look, isDark: world.appearance == .dark, isHighContrast: false, isElevated: false)
  }

  private var ground: ResolvedColor? {
    switch world.ground {
    case .automatic: world.canvas == .fit ? nil : systemBackground
    case .systemBackground: systemBackground
    case .clear: nil
    }
  }

  private func overlay(over list: DisplayList) -> [DisplayCommand] {
    let request = screen.settled.placed.screenRequest
    let size = screen.settled.canvas.size
    let bandHeight = world.device.statusBarHeight
    return SystemOverlay.commands(
      device: world.device, orientation: world.orientation,
      statusBar: request.hidesStatusBar == true ? .hidden : world.statusBar,
      showsHomeIndicator: world.showsHomeIndicator && request.hidesHomeIndicator != true,
      statusInk: ink(
        over: list, at: CGPoint(x: size.width * 0.15, y: bandHeight * 0.6), scheme: request.statusBarScheme),
      homeIndicatorInk: ink(over: list, at: CGPoint(x: size.width / 2, y: size.height - 10)),
      typesetter: typesetter, pixelGrid: world.pixelGrid, signalBars: world.signalBars,
      isRightToLeft: world.localeDirection == .rightToLeft)
  }

  /// The colour scheme decides, as on iOS, unless the ink could not be seen on what it stands on. One that the author
  /// asked for stands on all but its own colour.
  private func ink(over list: DisplayList, at point: CGPoint, scheme: ColorScheme? = nil) -> Ink {
    let byScheme: Ink = (scheme ?? (world.appearance == .dark ? .dark : .light)) == .dark ? .light : .dark
    guard let ground = list.ground(at: point) else { return byScheme }
    let other: Ink = byScheme == .dark ? .light : .dark
    let least = scheme == nil ? Self.leastContrast : Self.leastContrastAsAsked
    return ground.contrast(to: byScheme.color) < least ? other : byScheme
  }

  /// Our choice: below this ratio (WCAG's formula) letters are hard to make out.
  private static let leastContrast = 2.0

  /// White is asked for on bars of orange and yellow, too.
  private static let leastContrastAsAsked = 1.2
}

extension ResolvedColor {
  /// WCAG's contrast ratio, from 1 to 21.
  fileprivate func contrast(to other: ResolvedColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance, with the power 2.2 approximated by squares: exact enough to choose an ink.
  private var luminance: Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}
