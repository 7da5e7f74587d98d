import StillsCore

/// The foreground style around, in one of five strengths.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    environment.foreground(level: self.level + level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Any style in one of its weaker strengths: `.tint.secondary`.
public struct _HierarchicalLevel<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    base._resolve(in: environment, level: self.level + level)
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { _HierarchicalLevel(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _HierarchicalLevel(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _HierarchicalLevel(base: self, level: 3) }
  public var quinary: some ShapeStyle { _HierarchicalLevel(base: self, level: 4) }
}
