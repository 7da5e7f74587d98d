import Foundation

/// The look of buttons; how they take touches is the system's.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of buttons, and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart<ButtonStyleConfiguration, _StyleLabel>

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

nonisolated public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _StyleLabel>

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: ControlPart, action: @escaping @MainActor () -> Void) {
    (self.role, self.label, self.action) = (role, Label(part: label), action)
  }

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

// MARK: - Choosing

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        let outer = $0.buttonStyle
        $0.buttonStyle = StyleBox(outer: outer) { configuration, context in
          let pressed = context.pressedState()
          let isPressed = pressed.read(in: context)
          let body = context.tracking {
            var style = style
            DynamicProperties.install(in: &style, context: context)
            return style.makeBody(
              configuration: ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(part: configuration.label.part),
                isPressed: isPressed))
          }
          let elements = S.Body._resolve(body, in: context.child(.body))
          return [ButtonElement(implicitStack(of: elements), configuration, in: context) { pressed.set($0) }]
        }
      })
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style, \.buttonStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration>? {
    get { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] }
    set { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
  }
}

extension ViewContext {
  package func resolve(_ configuration: PrimitiveButtonStyleConfiguration) -> [ViewElement] {
    styled(configuration, \.buttonStyle) {
      BuiltInButton._resolve(BuiltInButton(look: .borderless, configuration: configuration), in: self)
    }
  }
}
