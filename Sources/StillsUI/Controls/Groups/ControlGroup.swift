import Foundation

/// Controls that belong together, side by side unless a style has them otherwise.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  private let content: Content
  private let label: ControlPart

  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), .empty) }

  /// In menus the label names the group; beside one another the controls speak for themselves.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), ControlPart(label()))
  }

  @MainActor public static func _resolve(_ view: ControlGroup, in context: ViewContext) -> [ViewElement] {
    let configuration = ControlGroupStyleConfiguration(content: ControlPart(view.content), label: view.label)
    return context.styled(configuration, \.controlGroupStyle) {
      HStack<Content>._resolve(HStack(spacing: 8) { view.content }, in: context)
    }
  }
}

nonisolated extension ControlGroup {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group a style is asked for, in the style around.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, ControlPart(configuration.label))
  }
}
