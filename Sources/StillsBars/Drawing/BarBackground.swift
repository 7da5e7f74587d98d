import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

extension BarAppearance {
  /// The ground of a bar in `frame`, which reaches to the edge of the screen.
  func backgroundCommands(in frame: CGRect, traits: BarTraits) -> [DisplayCommand] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let area = traits.pixelGrid.snap(frame)
    var commands: [DisplayCommand] = []
    switch effect {
    case .none: break
    case .chrome:
      // Radius and saturation as those of the bar material: chosen to look like the system's.
      commands.append(.backdrop(Path(area), radius: 20, saturation: 1.8, tint: traits.color(.barBackground)))
    case .blur(let radius, let tint):
      commands.append(.backdrop(Path(area), radius: radius, saturation: 1.8, tint: tint))
    }
    if let backgroundColor, backgroundColor.alpha > 0 {
      commands.append(.fill(Path(area), .color(backgroundColor), FillStyle()))
    }
    if let backgroundFill { commands += backgroundFill(area) }
    return commands
  }

  /// The hairline, one pixel high, outside of the bar: below one at the top (`isBelow`), above one at the bottom.
  func shadowCommands(at y: CGFloat, in frame: CGRect, isBelow: Bool, traits: BarTraits) -> [DisplayCommand] {
    let edge = traits.pixelGrid.round(y)
    if let shadowImage {
      let height = shadowImage.size.height
      guard height > 0 else { return [] }
      let place = CGRect(x: frame.minX, y: isBelow ? edge : edge - height, width: frame.width, height: height)
      return shadowImage.draw(place, shadowColor ?? .black)
    }
    guard let shadowColor, shadowColor.alpha > 0 else { return [] }
    let pixel = 1 / traits.pixelGrid.scale
    let line = CGRect(x: frame.minX, y: isBelow ? edge : edge - pixel, width: frame.width, height: pixel)
    return [.fill(Path(traits.pixelGrid.snap(line)), .color(shadowColor), FillStyle())]
  }
}

/// The newer look's ground of items: a flat translucent shape that stands for glass.
package enum Glass {
  /// In a capsule, unless a radius is given.
  package static func commands(
    in frame: CGRect, radius: CGFloat? = nil, fill: ResolvedColor? = nil, traits: BarTraits
  ) -> [DisplayCommand] {
    let round = min(frame.width, frame.height) / 2
    let shape = Path(roundedRect: traits.pixelGrid.snap(frame), cornerRadius: min(radius ?? round, round))
    // Whites and shadow: facts, uikit-bars §3; how much shows through was chosen.
    // On a sheet's grey it is as much lighter, our choice, as on black.
    let dark: Double = traits.isElevated ? 50.0 / 255 : 25.0 / 255
    let grey: Double = traits.isDark ? dark : 252.0 / 255
    let ground = fill ?? ResolvedColor(red: grey, green: grey, blue: grey, alpha: 0.94)
    var group = DisplayGroup(commands: [.fill(shape, .color(ground), FillStyle())])
    group.effects = [
      .shadow(
        color: ResolvedColor.black.multiplyingAlpha(by: 0.075), radius: 10, offset: CGSize(width: 0, height: 4))
    ]
    return [.group(group)]
  }

  /// What a picture with glass in it says once.
  package static let report = "look ios26: glass is drawn as flat, translucent shapes"
}
