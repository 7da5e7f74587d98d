import StillsCore

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    base._resolve(in: environment, level: level)
  }
}
