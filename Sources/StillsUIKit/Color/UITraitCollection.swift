import Foundation
import StillsCore
import StillsDisplay

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Hashable, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Hashable, Sendable { case unspecified = -1, base, elevated }
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIForceTouchCapability: Int, Hashable, Sendable { case unknown, unavailable, available }
public enum UIDisplayGamut: Int, Hashable, Sendable { case unspecified = -1, SRGB, P3 }
public enum UILegibilityWeight: Int, Hashable, Sendable { case unspecified = -1, regular, bold }
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable { case unspecified = -1, inactive, active }

/// What colours, fonts and layouts adapt to.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Pixels a point; 0 is unspecified.
  public internal(set) var displayScale: CGFloat = 0
  public var displayGamut: UIDisplayGamut { .SRGB }
  public internal(set) var legibilityWeight = UILegibilityWeight.regular
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  package private(set) var look = World.Look.ios18

  public override init() {}

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }
  public init(userInterfaceLevel: UIUserInterfaceLevel) { self.userInterfaceLevel = userInterfaceLevel }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { userInterfaceIdiom = idiom }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
  public init(displayScale scale: CGFloat) { displayScale = scale }
  public init(legibilityWeight: UILegibilityWeight) { self.legibilityWeight = legibilityWeight }
  // There is one gamut here, nothing to press, and no window that is not active.
  public init(displayGamut: UIDisplayGamut) {}
  public init(forceTouchCapability: UIForceTouchCapability) {}
  public init(activeAppearance: UIUserInterfaceActiveAppearance) {}
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The last collection that specifies a trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { take(traits) }
  }

  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    self.init()
    var traits = UIMutableTraits(traits: self)
    mutations(&traits)
  }

  package init(look: World.Look, isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false) {
    self.look = look
    userInterfaceStyle = isDark ? .dark : .light
    accessibilityContrast = isHighContrast ? .high : .normal
    userInterfaceLevel = isElevated ? .elevated : .base
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
      && userInterfaceLevel == other.userInterfaceLevel && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && legibilityWeight == other.legibilityWeight && look == other.look
  }

  open override var hash: Int { userInterfaceStyle.hashValue }
}

// MARK: - The picture's own

extension UITraitCollection {
  /// Those of a whole screen in the world.
  package convenience init(world: World) {
    self.init(look: world.look, isDark: world.appearance == .dark)
    let device = world.device
    userInterfaceIdiom = device.isPad ? .pad : .phone
    displayScale = world.scale ?? device.scale
    layoutDirection = world.direction == .rightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = UIContentSizeCategory(world.typeSize)
    let isLandscape = world.orientation == .landscape
    let width = isLandscape ? device.landscapeWidthClass : device.portraitWidthClass
    horizontalSizeClass = width == .regular ? .regular : .compact
    verticalSizeClass = device.isPad || !isLandscape ? .regular : .compact
  }

  nonisolated(unsafe) private static var own: UITraitCollection?

  /// The traits that colours without surroundings are taken apart in: those of the view being laid out or drawn, else the
  /// picture's.
  public static var current: UITraitCollection {
    get { own ?? UITraitCollection(world: World.shown) }
    set { own = newValue }
  }

  package static func forgetCurrent() { own = nil }

  /// What `current` was set to, if it was: to be put back.
  package static var kept: UITraitCollection? {
    get { own }
    set { own = newValue }
  }
}

// MARK: - Combining and comparing

extension UITraitCollection {
  fileprivate func take(_ other: UITraitCollection) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale > 0 { displayScale = other.displayScale }
    if other.legibilityWeight == .bold { legibilityWeight = .bold }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.look != .ios18 { look = other.look }
  }

  package func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, other])
  }

  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    let copy = UITraitCollection(traitsFrom: [self])
    var traits = UIMutableTraits(traits: copy)
    mutations(&traits)
    return copy
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return overridden(by: trait) == self
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.own
    Self.own = self
    actions()
    Self.own = before
  }

  package func resolve(_ color: SystemColor) -> ResolvedColor {
    color.resolved(
      look: look, isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high,
      isElevated: userInterfaceLevel == .elevated)
  }
}

/// Traits to be set, for a closure.
public struct UIMutableTraits {
  fileprivate let traits: UITraitCollection

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    nonmutating set { traits.userInterfaceStyle = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    nonmutating set { traits.userInterfaceLevel = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    nonmutating set { traits.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    nonmutating set { traits.verticalSizeClass = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    nonmutating set { traits.preferredContentSizeCategory = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    nonmutating set { traits.layoutDirection = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    nonmutating set { traits.userInterfaceIdiom = newValue }
  }
  public var displayScale: CGFloat {
    get { traits.displayScale }
    nonmutating set { traits.displayScale = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    nonmutating set { traits.accessibilityContrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    nonmutating set { traits.legibilityWeight = newValue }
  }
  /// As it is, whatever is set: see ``UITraitCollection/init(displayGamut:)``.
  public var displayGamut: UIDisplayGamut {
    get { traits.displayGamut }
    nonmutating set { _ = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { traits.forceTouchCapability }
    nonmutating set { _ = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { traits.activeAppearance }
    nonmutating set { _ = newValue }
  }
}

/// What has traits: views, controllers, windows.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

// MARK: - Of views

extension UIView {
  /// Those of the view around with what the view, its controller or its window changes.
  package var shownTraits: UITraitCollection {
    var traits = superview?.traitCollection ?? UITraitCollection(world: UIKitStage.world)
    for style in [controller?.overrideUserInterfaceStyle ?? .unspecified, overrideUserInterfaceStyle]
    where style != .unspecified && style != traits.userInterfaceStyle {
      traits = traits.overridden(by: UITraitCollection(userInterfaceStyle: style))
    }
    if let given = controller?.givenTraits { traits = traits.overridden(by: given) }
    return heldOverrides.held.map { traits.overridden(by: $0) } ?? traits
  }

  package func traitsDidChange() {
    noteChange()
    constraintsChanged()
  }
}
