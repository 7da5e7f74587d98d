import Foundation
import StillsCore
import StillsDisplay

/// A gradient with its way of mixing; as a style it runs from the top down.
nonisolated public struct AnyGradient: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// `Color.gradient`
    case color(Color)
  }

  let source: Source
  var space = Gradient.ColorSpace.device

  init(source: Source) { self.source = source }

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .gradient(let gradient): return gradient.resolved(in: environment, colorSpace: space)
    case .color(let color):
      let base = color.resolvedColor(in: environment)
      // How much lighter the top is has been chosen by eye (facts: colors, "RULE gradient": the curve is not known).
      let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: base.alpha)
      return [
        GradientStop(color: base.mixed(with: white, by: 0.2, in: .device), location: 0),
        GradientStop(color: base, location: 1),
      ]
    }
  }
}

extension Gradient {
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension Color {
  /// From a lighter tone down to the colour.
  public var gradient: AnyGradient { AnyGradient(source: .color(self)) }
}

// MARK: - As a style

extension Gradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    AnyGradient(self)._resolve(in: environment, level: level)
  }
}

extension AnyGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    LinearGradient(any: self, startPoint: .top, endPoint: .bottom)._resolve(in: environment, level: level)
  }
}
