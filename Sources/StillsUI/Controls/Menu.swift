import Foundation

/// A button that opens a list of actions. Stills show it closed: its label, as a button's.
nonisolated public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: @MainActor () -> Void
  private var hasPrimaryAction = true

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label, primaryAction: {})
    hasPrimaryAction = false
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
  }
}

extension Menu: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Menu, in context: ViewContext) -> [ViewElement] {
    guard !context.environment.isInMenu else {
      return [MenuChoicesElement([MenuChoice(deeper: ControlPart(view.label), in: context)])]
    }
    let primaryAction = view.hasPrimaryAction ? view.primaryAction : nil
    let configuration = MenuStyleConfiguration(
      label: ControlPart(view.label), content: ControlPart(view.content), primaryAction: primaryAction)
    return context.styled(configuration, \.menuStyle) {
      let button = context.resolve(
        PrimitiveButtonStyleConfiguration(role: nil, label: ControlPart(view.label), action: view.primaryAction))
      return MenuTouch.elements(button, in: context, primaryAction: primaryAction) {
        MenuChoice.all(of: ControlPart(view.content), in: $0)
      }
    }
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu a style is asked for, in the style around.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
    primaryAction = configuration.primaryAction ?? {}
    hasPrimaryAction = configuration.primaryAction != nil
  }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

nonisolated extension Menu where Label == StillsUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { StillsUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { StillsUI.Label(title, systemImage: systemImage) }
  }
}
