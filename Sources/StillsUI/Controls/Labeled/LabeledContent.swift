import Foundation

/// A value with its label before it: the label at the leading end, the value in a secondary colour at the trailing one.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  @MainActor public static func _resolve(_ view: LabeledContent, in context: ViewContext) -> [ViewElement] {
    let configuration = LabeledContentStyleConfiguration(
      label: ControlPart(view.label), content: ControlPart(view.content))
    return context.styled(configuration, \.labeledContentStyle) {
      LabeledRow._resolve(LabeledRow(configuration: configuration), in: context)
    }
  }
}

nonisolated extension LabeledContent where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }

  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(title), Text(value, format: format))
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The value a style is asked for, in the style around.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// In a list the value goes to the far end of the row; elsewhere label and value are a row of their own.
nonisolated private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      configuration.content
    } else {
      HStack(spacing: 0) {
        StackedLabel(label: configuration.label)
        // Facts: controls §6, "LabeledContent".
        Spacer(minLength: 8)
        configuration.content.foregroundStyle(.secondary)
      }
    }
  }
}
