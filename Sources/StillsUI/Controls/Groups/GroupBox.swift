import Foundation

/// A card with an optional label above its content (facts: controls §9, "GroupBox").
nonisolated public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

extension GroupBox: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: GroupBox, in context: ViewContext) -> [ViewElement] {
    let configuration = GroupBoxStyleConfiguration(
      label: ControlPart(view.label), content: ControlPart(view.content))
    return context.styled(configuration, \.groupBoxStyle) {
      GroupCard._resolve(GroupCard(configuration: configuration), in: context)
    }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The card a style is asked for, in the style around.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

nonisolated private struct GroupCard: View {
  let configuration: GroupBoxStyleConfiguration
  /// Cards within cards alternate their grounds, as the system's grouped backgrounds do.
  @Environment(\.groupBoxDepth) private var depth

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .environment(\.groupBoxDepth, depth + 1)
    .background(ground, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private var ground: Color {
    Color(uiColor: depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground)
  }
}

nonisolated extension EnvironmentValues {
  private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }

  package var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
    get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

// MARK: - Styles

/// The look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct GroupBoxStyleConfiguration {
  public typealias Label = _StylePart<GroupBoxStyleConfiguration, _StyleLabel>
  public typealias Content = _StylePart<GroupBoxStyleConfiguration, _StyleContent>

  public let label: Label
  public let content: Content

  init(label: ControlPart, content: ControlPart) {
    (self.label, self.content) = (Label(part: label), Content(part: content))
  }
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style, \.groupBoxStyle) { $0.makeBody(configuration: $1) }
  }
}
