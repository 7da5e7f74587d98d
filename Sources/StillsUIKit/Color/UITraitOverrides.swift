import Foundation

/// Traits that a view, a controller and all in it have whatever is around them.
public struct UITraitOverrides {
  /// Nil while nothing is overridden.
  package private(set) var held: UITraitCollection?

  private var traits: UITraitCollection { held ?? UITraitCollection() }

  private mutating func add(_ other: UITraitCollection) { held = traits.overridden(by: other) }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { add(UITraitCollection(userInterfaceStyle: newValue)) }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { add(UITraitCollection(horizontalSizeClass: newValue)) }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { add(UITraitCollection(verticalSizeClass: newValue)) }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { add(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { add(UITraitCollection(layoutDirection: newValue)) }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { add(UITraitCollection(userInterfaceLevel: newValue)) }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set { add(UITraitCollection(accessibilityContrast: newValue)) }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { add(UITraitCollection(legibilityWeight: newValue)) }
  }
}

extension UIView {
  public var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set {
      heldOverrides = newValue
      traitsDidChange()
    }
  }
}

extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set {
      heldOverrides = newValue
      givenTraits = newValue.held
      viewIfLoaded?.traitsDidChange()
    }
  }
}
