import Foundation
import StillsCore
import StillsDisplay

/// A colour, gradient, material or other way to fill an area or ink a text.
public protocol ShapeStyle {
  /// What the style is in an environment, before the area it fills is known.
  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

/// A style with its environment taken in; becomes a paint once the area is known.
public enum ResolvedStyle {
  case color(ResolvedColor)
  /// A gradient in unit coordinates of the area.
  case unit((CGRect) -> Paint)
  /// What lies below, blurred and covered.
  case backdrop(radius: CGFloat, saturation: Double, tint: ResolvedColor)
}

extension ResolvedStyle {
  /// The paint for an area; a backdrop's is its tint.
  package func paint(in bounds: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .unit(let make): make(bounds)
    case .backdrop(_, _, let tint): .color(tint)
    }
  }
}
