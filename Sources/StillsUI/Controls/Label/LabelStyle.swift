import Foundation

/// Arranges the title and icon of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of.
nonisolated public struct LabelStyleConfiguration {
  public typealias Title = _StylePart<LabelStyleConfiguration, _StyleTitle>
  public typealias Icon = _StylePart<LabelStyleConfiguration, _StyleIcon>

  public let title: Title
  public let icon: Icon

  init(title: ControlPart, icon: ControlPart) { (self.title, self.icon) = (Title(part: title), Icon(part: icon)) }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.labelStyle = StyleBox(style, outer: $0.labelStyle) { $0.makeBody(configuration: $1) }
      })
  }
}

nonisolated extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration>? { nil }
  }

  package var labelStyle: StyleBox<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension ViewContext {
  func resolve(_ configuration: LabelStyleConfiguration) -> [ViewElement] {
    guard let style = environment.labelStyle else {
      return TitleAndIconLabelStyle.elements(configuration, in: self)
    }
    return style.resolve(configuration, in: setting { $0.labelStyle = style.outer })
  }
}
