import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

extension GraphicsContext {
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What a path is filled or stroked with. Gradients are in the coordinates that are drawn in.
  public struct Shading: Sendable {
    private let resolve: @Sendable (EnvironmentValues) -> ResolvedStyle

    init(_ resolve: @escaping @Sendable (EnvironmentValues) -> ResolvedStyle) { self.resolve = resolve }

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle { resolve(environment) }
  }

  /// The shading with its environment taken in.
  public func resolve(_ shading: Shading) -> Shading {
    nonisolated(unsafe) let resolved = shading.resolved(in: environment)
    return Shading { _ in resolved }
  }
}

extension GraphicsContext.Shading {
  public static var foreground: Self { Self { $0.foregroundStyle } }
  public static var backdrop: Self { Self { _ in .color(.clear) } }

  public static func color(_ color: Color) -> Self { Self { .color(color.resolvedColor(in: $0)) } }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> Self { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self { color(Color(colorSpace, white: white, opacity: opacity)) }

  /// A style, spanning the path.
  public static func style<S: ShapeStyle>(_ style: S) -> Self { Self { style._resolve(in: $0) } }

  /// The first of several shadings.
  public static func palette(_ array: [Self]) -> Self { array.first ?? .foreground }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = .init()
  ) -> Self {
    Self { environment in
      let stops = gradient.resolved(in: environment)
      guard let last = stops.last, startPoint != endPoint else { return .color(stops.last?.color ?? .clear) }
      guard stops.count > 1 else { return .color(last.color) }
      let line = options.repeats(stops, from: startPoint, to: endPoint)
      return .unit { _ in .linearGradient(stops: line.stops, start: line.start, end: line.end) }
    }
  }

  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = .init()
  ) -> Self {
    Self { environment in
      let stops = gradient.resolved(in: environment)
      guard stops.count > 1, startRadius != endRadius else { return .color(stops.last?.color ?? .clear) }
      return .unit { _ in
        .radialGradient(
          stops: startRadius < endRadius ? stops : stops.reversedDirection(), center: center,
          startRadius: min(startRadius, endRadius), endRadius: max(startRadius, endRadius), transform: .identity)
      }
    }
  }

  /// Once around `center`, clockwise from `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = .init()
  ) -> Self {
    Self { environment in
      let stops = gradient.resolved(in: environment)
      guard stops.count > 1, angle.radians.isFinite else { return .color(stops.last?.color ?? .clear) }
      return .unit { _ in
        .angularGradient(
          stops: stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
      }
    }
  }
}

extension GraphicsContext.GradientOptions {
  /// Repeats stops along their line, 32 times in both directions (chosen: wider than canvases are in practice).
  fileprivate func repeats(
    _ stops: [GradientStop], from start: CGPoint, to end: CGPoint
  ) -> (stops: [GradientStop], start: CGPoint, end: CGPoint) {
    guard contains(.repeat) || contains(.mirror) else { return (stops, start, end) }
    let count = 32, total = CGFloat(2 * count + 1)
    var all: [GradientStop] = []
    for turn in -count...count {
      let piece = contains(.mirror) && turn % 2 != 0 ? stops.reversedDirection() : stops
      all += piece.map {
        GradientStop(color: $0.color, location: (CGFloat(turn + count) + $0.location) / total)
      }
    }
    let step = CGSize(width: end.x - start.x, height: end.y - start.y), reach = CGFloat(count)
    return (
      all, CGPoint(x: start.x - reach * step.width, y: start.y - reach * step.height),
      CGPoint(x: end.x + reach * step.width, y: end.y + reach * step.height)
    )
  }
}
