import StillsCore
import StillsDisplay

nonisolated extension View {
  /// What texts, symbols and unfilled shapes inside are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)]) })
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
      })
  }

  /// Nil: the default, whatever is set around.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(color.map { [AnyShapeStyle($0)] }) })
  }
}

/// The foreground styles that are set at some place, and the ones around it, which hierarchical styles build on.
private final class ForegroundStyles {
  let styles: [AnyShapeStyle]
  let outer: ForegroundStyles?
  /// Whether a container says so for its texts, not an author.
  let isDefault: Bool

  init(styles: [AnyShapeStyle], outer: ForegroundStyles?, isDefault: Bool) {
    (self.styles, self.outer, self.isDefault) = (styles, outer, isDefault)
  }
}

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

  /// Primary, secondary, tertiary; nil for the default label colours. As a default it leaves controls their colours.
  package mutating func setForeground(_ styles: [AnyShapeStyle]?, isDefault: Bool = false) {
    let outer = self[ForegroundKey.self]
    self[ForegroundKey.self] = styles.map { ForegroundStyles(styles: $0, outer: outer, isDefault: isDefault) }
  }

  /// What texts, symbols and unfilled shapes are drawn with.
  package var foregroundStyle: ResolvedStyle { foreground(level: 0) }

  /// The foreground style in one of its strengths: 0 primary to 4 quinary. Where a level has no style of its own it is
  /// made from the last one that has.
  package func foreground(level: Int) -> ResolvedStyle {
    guard let foreground = self[ForegroundKey.self], let last = foreground.styles.last else {
      return .color(labelColor(level: level))
    }
    // A style that is made from the foreground means the one around.
    var outside = self
    outside[ForegroundKey.self] = foreground.outer
    let level = max(level, 0)
    if level < foreground.styles.count { return foreground.styles[level]._resolve(in: outside, level: 0) }
    return last._resolve(in: outside, level: level - foreground.styles.count + 1)
  }

  /// Whether `foregroundStyle` was given more than one style: symbols without a mode of their own then take each for a
  /// level of theirs.
  package var hasForegroundLevels: Bool { (self[ForegroundKey.self]?.styles.count ?? 0) > 1 }

  /// Whether a style or colour has been set, so that controls know when theirs gives way.
  package var hasForegroundStyle: Bool { self[ForegroundKey.self].map { !$0.isDefault } ?? false }
}
