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
    controlStyle(style, \.toggleStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var toggleStyle: StyleBox<ToggleStyleConfiguration>? {
    get { self[StyleKey<ToggleStyleConfiguration>.self] }
    set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

extension ViewContext {
  func resolve(_ configuration: ToggleStyleConfiguration) -> [ViewElement] {
    styled(configuration, \.toggleStyle) {
      SwitchRow._resolve(SwitchRow(configuration: configuration), in: self)
    }
  }
}
