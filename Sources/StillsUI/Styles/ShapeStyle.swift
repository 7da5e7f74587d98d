import Foundation
import StillsCore
import StillsDisplay

/// A colour, gradient, material or other way to fill an area or ink a text.
///
/// A style of one's own implements `resolve(in:)` and answers with another style.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style is in an environment, before the area it fills is known. Level 0 is the style itself, 1 to 4 its
  /// secondary to quinary strengths.
  func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    resolve(in: environment)._resolve(in: environment, level: level)
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { _resolve(in: environment, level: 0) }
}

extension ShapeStyle where Resolved == Never {
  /// Nobody asks: styles without a `Resolved` override `_resolve`.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves itself")
  }
}

extension Never: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { switch self {} }
}

/// What a style's levels multiply its alpha with (facts: colors, "RULE hierarchy"; the fifth chosen: no source).
package enum StyleHierarchy {
  package static func alpha(level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.1
    }
  }
}
