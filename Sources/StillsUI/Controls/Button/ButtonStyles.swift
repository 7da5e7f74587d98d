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

/// Drawn as `bordered`, and reported: glass is not drawn yet.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .bordered, configuration: configuration).modifier(
      ReportModifier("buttonStyle(.glass) is drawn as bordered"))
  }
}

/// Drawn as `borderedProminent`, and reported: glass is not drawn yet.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .prominent, configuration: configuration)
      .modifier(ReportModifier("buttonStyle(.glassProminent) is drawn as borderedProminent"))
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
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
