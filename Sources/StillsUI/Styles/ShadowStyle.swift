import Foundation
import StillsCore
import StillsDisplay

/// A shadow that is part of a style: `.white.shadow(.drop(radius: 4))`.
public struct ShadowStyle: Hashable, Sendable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool

  /// Below what is drawn. The radius is the standard deviation in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// As if what is drawn were cut out.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

public struct _ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var style = base._resolve(in: environment, level: level)
    style.shadows.append(
      StyleShadow(
        color: shadow.color.resolvedColor(in: environment), radius: shadow.radius, offset: shadow.offset,
        isInner: shadow.isInner))
    return style
  }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == _ShadowedStyle<ForegroundStyle> {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> _ShadowedStyle<ForegroundStyle> {
    _ShadowedStyle(base: ForegroundStyle(), shadow: style)
  }
}
