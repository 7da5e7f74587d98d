import Foundation

/// The style that fits the place: the label alone, in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .borderless, configuration: configuration)
  }
}

/// The label alone, as it would look outside a button.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .plain, configuration: configuration)
  }
}

/// The label alone, in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .borderless, configuration: configuration)
  }
}

/// The label in the tint on a pale ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .bordered, configuration: configuration)
  }
}

/// The label in white on a ground of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .prominent, configuration: configuration)
  }
}

/// The label on a pane of glass, drawn as `glassEffect` draws one.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  public init() { self.init(.regular) }
  public init(_ glass: Glass) { self.glass = glass }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .bordered, glass: glass, configuration: configuration)
      .modifier(ReportModifier("buttonStyle(.glass): drawn as a blur without the bending of light"))
  }
}

/// The label in white on glass that is filled with the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .prominent, glass: .regular, configuration: configuration)
      .modifier(ReportModifier("buttonStyle(.glassProminent): drawn without the bending of light"))
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
