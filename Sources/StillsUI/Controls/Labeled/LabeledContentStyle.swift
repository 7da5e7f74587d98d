import Foundation

/// Arranges the label and the value of labeled contents.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart<LabeledContentStyleConfiguration, _StyleLabel>
  public typealias Content = _StylePart<LabeledContentStyleConfiguration, _StyleContent>

  public let label: Label
  public let content: Content

  init(label: ControlPart, content: ControlPart) {
    (self.label, self.content) = (Label(part: label), Content(part: content))
  }
}

nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style, \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>? {
    get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}
