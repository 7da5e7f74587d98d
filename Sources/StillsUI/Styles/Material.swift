import StillsCore
import StillsDisplay

/// What lies below, blurred and tinted, more or less through. As a view it fills what it is offered.
nonisolated public struct Material: Hashable, Sendable {
  enum Thickness { case ultraThin, thin, regular, thick, ultraThick, bar }

  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  /// How much of the tint covers what is below. Chosen by eye but for the bar's, which is that of bars (facts: colors).
  private var coverage: Double {
    switch thickness {
    case .ultraThin: 0.5
    case .thin: 0.62
    case .regular: 0.76
    case .thick: 0.86
    case .ultraThick: 0.93
    case .bar: 0.94
    }
  }

  private func tint(isDark: Bool) -> ResolvedColor {
    // Chosen so that over white all come out a light grey, over black a dark one, as the system's do.
    let grey: Double =
      switch thickness {
      case .bar: isDark ? 29 / 255 : 249 / 255
      case .ultraThin, .thin, .regular, .thick, .ultraThick: isDark ? 0.15 : 0.955
      }
    return ResolvedColor(red: grey, green: grey, blue: grey, alpha: coverage)
  }
}

extension Material: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    // Blur and saturation chosen to look like the system's.
    ResolvedStyle.backdrop(radius: 20, saturation: 1.8, tint: tint(isDark: environment.colorScheme == .dark))
      .atLevel(level)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension Material: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Material, in context: ViewContext) -> [ViewElement] {
    [AreaElement(kind: "Material", style: context.animatedStyle(view), details: "\(view.thickness)")]
  }
}
