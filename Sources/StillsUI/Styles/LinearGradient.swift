import Foundation
import StillsCore
import StillsDisplay

/// Colours along a line between two points of the area; as a view it fills what it is offered.
nonisolated public struct LinearGradient: Hashable, Sendable {
  var gradient: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

// MARK: - As a style

extension LinearGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let stops = gradient.resolvedStops(in: environment)
    let (start, end) = (startPoint, endPoint)
    guard let last = stops.last, stops.count > 1, start != end else { return .color(stops.last?.color ?? .clear) }
    return ResolvedStyle.unit { bounds in
      let line = (start: start.point(in: bounds), end: end.point(in: bounds))
      guard line.start != line.end else { return .color(last.color) }
      return .linearGradient(stops: stops, start: line.start, end: line.end)
    }.atLevel(level)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

// MARK: - As a view

extension LinearGradient: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: LinearGradient, in context: ViewContext) -> [ViewElement] {
    [AreaElement(kind: "LinearGradient", style: context.animatedStyle(view))]
  }
}
