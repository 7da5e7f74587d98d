import Foundation

/// A label that shows or hides what is below it.
///
/// Outside lists the content stands under the label; a list makes a row of each (facts: controls §6).
nonisolated public struct DisclosureGroup<Label: View, Content: View> {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.label, self.content) = (nil, label(), content)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label(), content)
  }
}

extension DisclosureGroup: View {
  public var body: some View { DisclosureState(isExpanded: isExpanded, label: label, content: content) }
}

nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Keeps the state of a group that nobody else keeps.
private struct DisclosureState<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var own = false
  @Environment(\.self) private var environment

  var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: ControlPart(label), content: ControlPart(Deferred(content: content)), isExpanded: isExpanded ?? $own)
    DisclosureBody(configuration: configuration)
  }
}

nonisolated private struct Deferred<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

nonisolated private struct DisclosureBody: PrimitiveView {
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor static func _resolve(_ view: DisclosureBody, in context: ViewContext) -> [ViewElement] {
    context.styled(view.configuration, \.disclosureGroupStyle) {
      DisclosureRows._resolve(DisclosureRows(configuration: view.configuration), in: context)
    }
  }
}

nonisolated struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    if environment.listRow != nil {
      label.controlFacts(.disclosureGroup, facts)
      if configuration.isExpanded { configuration.content.padding(.leading, 20).controlFacts(.disclosed, "") }
    } else {
      VStack(spacing: 0) {
        label
        if configuration.isExpanded { configuration.content }
      }
      .controlFacts(.disclosureGroup, facts)
    }
  }

  private var facts: String { configuration.isExpanded ? "open" : "closed" }

  private var label: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack(spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        Image(systemName: "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

// MARK: - Styles

/// The look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart<DisclosureGroupStyleConfiguration, _StyleLabel>
  public typealias Content = _StylePart<DisclosureGroupStyleConfiguration, _StyleContent>

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: ControlPart, content: ControlPart, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (Label(part: label), Content(part: content), isExpanded)
  }
}

nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style, \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
