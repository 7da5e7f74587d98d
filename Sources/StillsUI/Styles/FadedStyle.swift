import StillsCore

public struct _FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    base._resolve(in: environment, level: level).multiplyingAlpha(by: opacity.clampedToUnit)
  }
}

extension ShapeStyle {
  /// Multiplies the style's alpha.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _FadedStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == _FadedStyle<ForegroundStyle> {
  /// The foreground style, faded.
  public static func opacity(_ opacity: Double) -> _FadedStyle<ForegroundStyle> {
    _FadedStyle(base: ForegroundStyle(), opacity: opacity)
  }
}

public struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var style = base._resolve(in: environment, level: level)
    style.blendMode = mode.displayed
    return style
  }
}

extension ShapeStyle {
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == _BlendedStyle<ForegroundStyle> {
  /// The foreground style, blended.
  public static func blendMode(_ mode: BlendMode) -> _BlendedStyle<ForegroundStyle> {
    _BlendedStyle(base: ForegroundStyle(), mode: mode)
  }
}
