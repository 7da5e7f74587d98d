import Foundation

/// Arranges what menus show while they are closed.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct MenuStyleConfiguration {
  public typealias Label = _StylePart<MenuStyleConfiguration, _StyleLabel>
  public typealias Content = _StylePart<MenuStyleConfiguration, _StyleContent>

  let label: Label
  let content: Content
  /// Nil: a tap opens the menu.
  let primaryAction: (@MainActor () -> Void)?

  init(label: ControlPart, content: ControlPart, primaryAction: (@MainActor () -> Void)?) {
    (self.label, self.content) = (Label(part: label), Content(part: content))
    self.primaryAction = primaryAction
  }
}

nonisolated public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the style around it, as menus are anyway.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label alone, whatever the style of buttons around it.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(BorderlessButtonStyle())
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
nonisolated extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
}

nonisolated extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style, \.menuStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var menuStyle: StyleBox<MenuStyleConfiguration>? {
    get { self[StyleKey<MenuStyleConfiguration>.self] }
    set { self[StyleKey<MenuStyleConfiguration>.self] = newValue }
  }
}
