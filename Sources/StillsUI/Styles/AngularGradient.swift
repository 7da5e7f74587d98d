import Foundation
import StillsCore
import StillsDisplay

/// Colours around a centre, clockwise from one angle to another. What the angles leave out is half of the last, half of
/// the first colour; of more than a turn the last one counts.
nonisolated public struct AngularGradient: Hashable, Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    (self.center, self.startAngle, self.endAngle) = (center, startAngle, endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension AngularGradient {
  /// One turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .radians(2 * .pi))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// Stops spread over exactly one turn, so that renderers know no other case.
private struct FullTurn {
  var stops: [GradientStop]
  var start: CGFloat

  init?(_ given: [GradientStop], from given1: CGFloat, to given2: CGFloat) {
    guard given1.isFinite, given2.isFinite, given1 != given2, let first = given.first, let last = given.last else {
      return nil
    }
    let turn = 2 * CGFloat.pi
    let (from, to) = (min(given1, given2), max(given1, given2))
    stops = given1 < given2 ? given : given.reversedDirection()
    let span = to - from
    start = from
    if span > turn {
      start = to - turn
      stops = stops.part(from: 1 - turn / span, to: 1)
    } else if span < turn {
      let (first, last) = given1 < given2 ? (first, last) : (last, first)
      let covered = span / turn, middle = (1 + covered) / 2
      stops = stops.map { GradientStop(color: $0.color, location: $0.location * covered) }
      stops += [
        GradientStop(color: last.color, location: middle), GradientStop(color: first.color, location: middle),
      ]
    }
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

// MARK: - As a style

extension AngularGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let stops = gradient.resolvedStops(in: environment)
    let center = center
    guard stops.count > 1 else { return .color(stops.first?.color ?? .clear) }
    guard let turn = FullTurn(stops, from: startAngle.radians, to: endAngle.radians) else {
      return .color(stops[stops.count - 1].color)
    }
    return ResolvedStyle.unit { bounds in
      .angularGradient(
        stops: turn.stops, center: center.point(in: bounds), startAngle: turn.start, endAngle: turn.start + 2 * .pi)
    }.atLevel(level)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

// MARK: - As a view

extension AngularGradient: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: AngularGradient, in context: ViewContext) -> [ViewElement] {
    [AreaElement(kind: "AngularGradient", style: context.animatedStyle(view))]
  }
}
