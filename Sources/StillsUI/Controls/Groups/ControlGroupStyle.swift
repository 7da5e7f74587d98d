import Foundation

/// Arranges controls that belong together.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct ControlGroupStyleConfiguration {
  public typealias Content = _StylePart<ControlGroupStyleConfiguration, _StyleContent>
  public typealias Label = _StylePart<ControlGroupStyleConfiguration, _StyleLabel>

  public let content: Content
  public let label: Label

  init(content: ControlPart, label: ControlPart) {
    (self.content, self.label) = (Content(part: content), Label(part: label))
  }
}

nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The label; the controls are in a menu behind it.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}
nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { Self() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}

nonisolated extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style, \.controlGroupStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
    get { self[StyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[StyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}
