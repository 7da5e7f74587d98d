import Foundation
import StillsCore
import StillsDisplay
import StillsUIKit

/// A colour, resolved where it is used: one of the system's follows the appearance. As a view it fills what it is
/// offered; where nothing is offered it is 10 points.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  indirect enum Source: Hashable, Sendable {
    case components(ResolvedColor)
    case system(SystemColor)
    case platform(UIColor)
    case accent
    case named(ColorResource)
    case faded(Color, by: Double)
    case mixed(Color, Color, by: Double, in: Gradient.ColorSpace)
    case authors(AuthorsColor)
  }

  let source: Source

  init(source: Source) { self.source = source }
}

// MARK: - Creating

extension Color {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB:
      self.init(
        resolved: ResolvedColor(
          red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit, alpha: opacity.clampedToUnit))
    case .sRGBLinear: self.init(resolved: ResolvedColor(linearRed: red, green: green, blue: blue, alpha: opacity))
    case .displayP3: self.init(resolved: ResolvedColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(resolved: ResolvedColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  public init(uiColor: UIColor) { self.init(source: .platform(uiColor)) }
  /// Where a catalog's name could be either, it is the resource.
  @_disfavoredOverload
  public init(_ uiColor: UIColor) { self.init(source: .platform(uiColor)) }

  public init(cgColor: CGColor) { self.init(resolved: cgColor.resolved) }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// Nil where the colour depends on what it is shown in.
  public var cgColor: CGColor? {
    if case .components(let components) = source { CGColor(components) } else { nil }
  }

  /// A colour of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(ColorResource(name: name, bundle: bundle ?? .main)) }

  public init(_ resource: ColorResource) { self.init(source: .named(resource)) }

  package init(resolved: ResolvedColor) { self.init(source: .components(resolved)) }
  package init(system: SystemColor) { self.init(source: .system(system)) }
}

// MARK: - Deriving

extension Color {
  /// Multiplies the colour's alpha.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(self, by: opacity)) }

  /// `fraction` 0 is this colour, 1 the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(self, rhs, by: fraction.clampedToUnit, in: colorSpace))
  }
}

// MARK: - Resolving

extension Color {
  package func resolvedColor(in environment: EnvironmentValues, level: Int = 0) -> ResolvedColor {
    switch source {
    case .components(let color): return color.atLevel(level)
    case .system(.label): return environment.labelColor(level: level)
    case .system(let color): return environment.resolve(color).atLevel(level)
    case .platform(let color): return color.resolved(with: environment.colorTraits).atLevel(level)
    case .accent: return environment.accentColorValue.atLevel(level)
    case .named(let resource):
      return environment.named(resource.name).atLevel(level)
    case .faded(let base, let factor):
      return base.resolvedColor(in: environment, level: level).multiplyingAlpha(by: factor.clampedToUnit)
    case .mixed(let first, let second, let fraction, let space):
      return first.resolvedColor(in: environment).mixed(
        with: second.resolvedColor(in: environment), by: fraction, in: space
      ).atLevel(level)
    case .authors(let color): return color.resolve(environment).value.atLevel(level)
    }
  }
}

extension ResolvedColor {
  fileprivate func atLevel(_ level: Int) -> ResolvedColor {
    level == 0 ? self : multiplyingAlpha(by: StyleHierarchy.alpha(level: level))
  }
}

extension EnvironmentValues {
  package var colorTraits: UITraitCollection {
    UITraitCollection(
      look: world.look, isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
      isElevated: isElevated)
  }

  package func resolve(_ color: SystemColor) -> ResolvedColor {
    color.resolved(
      look: world.look, isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
      isElevated: isElevated)
  }

  /// What text is inked with where nobody says otherwise, in its five strengths.
  package func labelColor(level: Int) -> ResolvedColor {
    let levels: [SystemColor] = [.label, .secondaryStyle, .tertiaryStyle, .quaternaryStyle, .quinaryLabel]
    return resolve(levels[min(max(level, 0), levels.count - 1)])
  }
}

// MARK: - Describing

extension Color {
  public var description: String {
    switch source {
    case .components(let color): return color.hexDescription
    case .system(let color):
      let name = color.name
      return name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
    case .platform(let color): return color.description
    case .accent: return "AccentColorProvider()"
    case .named(let resource): return "NamedColor(name: \"\(resource.name)\", bundle: nil)"
    case .faded(let base, let factor): return "\(NumberText.string(factor * 100))% \(base)"
    case .mixed(let first, let second, let fraction, _):
      return "\(first) mixed with \(NumberText.string(fraction * 100))% \(second)"
    case .authors(let color): return color.name
    }
  }
}

extension ResolvedColor {
  /// `#FF8000FF`
  var hexDescription: String {
    let digits = [red, green, blue, alpha].map { component in
      let byte = String(Int((component.clampedToUnit * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + digits.joined()
  }
}

// MARK: - As a style

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    .color(resolvedColor(in: environment, level: level))
  }
}

// MARK: - As a view

extension Color: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Color, in context: ViewContext) -> [ViewElement] {
    [AreaElement(kind: "Color", style: context.animatedStyle(view), details: view.description)]
  }
}
