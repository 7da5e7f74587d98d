import Foundation
import StillsCore
import StillsDisplay

/// A colour of an asset catalog.
nonisolated public struct ColorResource: Hashable, @unchecked Sendable {
  public let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
  /// Nil where no catalog of the picture's world has the colour.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let asset = World.shown.assets.color(name) else { return nil }
    self.init { asset.color(with: $0) }
  }

  /// Clear where no catalog has the colour.
  public convenience init(resource: ColorResource) {
    self.init { World.shown.assets.color(resource.name)?.color(with: $0) ?? UIColor(white: 0, alpha: 0) }
  }
}

extension ColorAsset {
  /// The variant for an appearance; clear where there is none for it.
  package func color(with traits: UITraitCollection) -> UIColor {
    var conditions = AssetConditions(World.shown)
    conditions.isDark = traits.userInterfaceStyle == .dark
    conditions.isHighContrast = traits.accessibilityContrast == .high
    switch value(under: conditions) {
    case .color(let color): return UIColor(resolved: color)
    case .displayP3(let red, let green, let blue, let alpha):
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return SystemColor(named: name).map { UIColor($0) } ?? UIColor(white: 0, alpha: 0)
    case nil: return UIColor(white: 0, alpha: 0)
    }
  }
}
