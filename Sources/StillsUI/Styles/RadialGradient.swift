import Foundation
import StillsCore
import StillsDisplay

/// Colours outwards from a centre, between two radii in points.
nonisolated public struct RadialGradient: Hashable, Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    (self.center, self.startRadius, self.endRadius) = (center, startRadius, endRadius)
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(any: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ResolvedStyle {
  /// `place` gives the centre, and what the circles are mapped by.
  static func radial(
    _ stops: [GradientStop], from start: CGFloat, to end: CGFloat,
    place: @escaping (CGRect) -> (center: CGPoint, transform: CGAffineTransform)
  ) -> ResolvedStyle {
    guard stops.count > 1, start.isFinite, end.isFinite, start != end else {
      return .color(stops.last?.color ?? .clear)
    }
    let inner = max(min(start, end), 0), outer = max(start, end, 0)
    let stops = start < end ? stops : stops.reversedDirection()
    return .unit { bounds in
      let (center, transform) = place(bounds)
      return .radialGradient(
        stops: stops, center: center, startRadius: inner, endRadius: outer, transform: transform)
    }
  }
}

// MARK: - As a style

extension RadialGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let stops = gradient.resolvedStops(in: environment)
    let center = center
    return ResolvedStyle.radial(stops, from: startRadius, to: endRadius) { bounds in
      (center.point(in: bounds), .identity)
    }.atLevel(level)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(any: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

// MARK: - As a view

extension RadialGradient: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: RadialGradient, in context: ViewContext) -> [ViewElement] {
    [AreaElement(kind: "RadialGradient", style: context.animatedStyle(view))]
  }
}
