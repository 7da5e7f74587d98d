import StillsCore
import StillsDisplay

nonisolated extension View {
  /// What controls inside are coloured with; nil: the accent colour.
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// A style that begins with a colour's name is found too: `.tint(.red.gradient)`.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(EnvironmentModifier { $0.tint = AnyShapeStyle(tint) })
  }

  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// The old name of `tint`; also what `Color.accentColor` stands for inside.
  public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.accent = accentColor
        $0.tint = nil
      })
  }
}

extension EnvironmentValues {
  private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private struct AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  package var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// `Color.accentColor`; not what `tint` sets. An app's own is the colour `AccentColor` of its catalogs, where it is
  /// more than an empty slot.
  package var accentColorValue: ResolvedColor {
    // Our choice of grey.
    guard !dimsAccent else { return resolve(.systemGray) }
    guard let accent, accent != .accentColor else {
      return world.assets.color("AccentColor") == nil ? resolve(.tint) : named("AccentColor")
    }
    return accent.resolvedColor(in: self)
  }

  package var tintStyle: ResolvedStyle {
    guard let tint else { return .color(accentColorValue) }
    var outside = self
    outside.tint = nil
    return tint._resolve(in: outside)
  }

  /// What controls are coloured with.
  package var tintColor: ResolvedColor { tintStyle.representativeColor }
}

/// What controls are coloured with.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    environment.tintStyle.atLevel(level)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
