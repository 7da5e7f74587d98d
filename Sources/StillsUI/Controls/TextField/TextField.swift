import Foundation

/// A line to type in: its text, or the prompt while there is none.
///
/// *Reports* the proposed width, and a height of its font's; ideally as wide as its text. Stills show no cursor.
nonisolated public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let isSecure: Bool
  let label: Label

  init(text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, label: Label) {
    (self.text, self.prompt, self.axis, self.isSecure, self.label) = (text, prompt, axis, isSecure, label)
  }
}

extension TextField: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: TextField, in context: ViewContext) -> [ViewElement] {
    let parts = TextField<_TextFieldStyleLabel>(
      text: view.text, prompt: view.prompt, axis: view.axis, isSecure: view.isSecure,
      label: _TextFieldStyleLabel(part: ControlPart(view.label)))
    return context.styled(parts, \.textFieldStyle) {
      PlainTextField._resolve(PlainTextField(field: view), in: context)
    }
  }
}

// MARK: - Creating

nonisolated extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// `axis` vertical: grows with its lines.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: .formatting(value, format), prompt: prompt, label: label())
  }
}

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatting(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatting(value, format), prompt: prompt, label: Text(title))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { format.format($0) } ?? ""
    self.init(text: .constant(text), prompt: prompt, label: Text(titleKey))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(
      text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }
}

nonisolated extension Binding where Value == String {
  fileprivate static func formatting<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
  }
}

// MARK: - Secrets

/// A line to type a secret in: a dot for each character.
nonisolated public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }

  public var body: some View { TextField(text: text, prompt: prompt, isSecure: true, label: label) }
}

nonisolated extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }
}
