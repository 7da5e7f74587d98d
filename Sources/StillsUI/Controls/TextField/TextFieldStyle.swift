import Foundation

/// The look of text fields. A style of one's own puts things around the field it is given.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a style is given.
nonisolated public struct _TextFieldStyleLabel: PrimitiveView {
  let part: ControlPart

  @MainActor public static func _resolve(_ view: _TextFieldStyleLabel, in context: ViewContext) -> [ViewElement] {
    view.part.resolve(in: context)
  }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style, \.textFieldStyle) { $0._body(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var textFieldStyle: StyleBox<TextField<_TextFieldStyleLabel>>? {
    get { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}

// MARK: - The system's

/// The text alone.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { PlainTextField(field: configuration) }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { PlainTextField(field: configuration) }
}

/// The text in a thin rounded border, 34 points high (facts: controls §5).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    PlainTextField(field: configuration)
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .label).opacity(0.2), lineWidth: 0.5) }
  }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
