import Foundation
import StillsCore
import StillsDisplay

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Hashable, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Hashable, Sendable { case unspecified = -1, base, elevated }

/// What a dynamic colour adapts to.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package private(set) var look = World.Look.ios18

  public override init() {}

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }

  public init(userInterfaceLevel: UIUserInterfaceLevel) { self.userInterfaceLevel = userInterfaceLevel }

  package init(look: World.Look, isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false) {
    self.look = look
    userInterfaceStyle = isDark ? .dark : .light
    accessibilityContrast = isHighContrast ? .high : .normal
    userInterfaceLevel = isElevated ? .elevated : .base
  }

  /// The traits that colours without surroundings are taken apart in: light.
  public static var current: UITraitCollection { UITraitCollection(look: .ios18, isDark: false) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
      && userInterfaceLevel == other.userInterfaceLevel && look == other.look
  }

  open override var hash: Int { userInterfaceStyle.hashValue }
}

extension UITraitCollection {
  package func resolve(_ color: SystemColor) -> ResolvedColor {
    color.resolved(
      look: look, isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high,
      isElevated: userInterfaceLevel == .elevated)
  }
}
