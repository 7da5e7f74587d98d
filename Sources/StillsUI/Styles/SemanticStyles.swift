import StillsCore
import StillsDisplay

// Styles that stand for a purpose.

/// The foreground style around.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    environment.foreground(level: level)
  }
}

/// Thin lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle.color(environment.resolve(.separator)).atLevel(level)
  }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle.color(environment.resolve(.systemBackground)).atLevel(level)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The translucent ground of controls; its levels are the four system fills.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let fills: [SystemColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return .color(environment.resolve(fills[min(max(level, 0), fills.count - 1)]))
  }
}

/// The ground of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    environment.tintStyle.atLevel(level)
  }
}

/// A prompt in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle.color(environment.resolve(.placeholderText)).atLevel(level)
  }
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle.color(environment.resolve(.link)).atLevel(level)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
