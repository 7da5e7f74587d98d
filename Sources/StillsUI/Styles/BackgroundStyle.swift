import StillsCore
import StillsDisplay

nonisolated extension View {
  /// What `.background` as a style stands for inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// The ground that views stand on: the system backgrounds, from level to level, unless another is set.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    if let style = environment.backgroundStyle {
      var outside = environment
      outside.backgroundStyle = nil
      return style._resolve(in: outside, level: level)
    }
    let grounds: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return .color(environment.resolve(grounds[min(max(level, 0), grounds.count - 1)]))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
