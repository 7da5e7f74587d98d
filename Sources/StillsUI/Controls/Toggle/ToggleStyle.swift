import Foundation

/// The look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart<ToggleStyleConfiguration, _StyleLabel>

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, _isOn, self.isMixed) = (label, isOn, isMixed)
  }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.toggleStyle = StyleBox(style, outer: $0.toggleStyle) { $0.makeBody(configuration: $1) }
      })
  }
}

nonisolated extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: StyleBox<ToggleStyleConfiguration>? { nil } }

  package var toggleStyle: StyleBox<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension ViewContext {
  func resolve(_ configuration: ToggleStyleConfiguration) -> [ViewElement] {
    guard let style = environment.toggleStyle else {
      return SwitchRow._resolve(SwitchRow(configuration: configuration), in: self)
    }
    return style.resolve(configuration, in: setting { $0.toggleStyle = style.outer })
  }
}
