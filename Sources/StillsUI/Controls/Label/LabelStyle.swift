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
    controlStyle(style, \.labelStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var labelStyle: StyleBox<LabelStyleConfiguration>? {
    get { self[StyleKey<LabelStyleConfiguration>.self] }
    set { self[StyleKey<LabelStyleConfiguration>.self] = newValue }
  }
}

extension ViewContext {
  func resolve(_ configuration: LabelStyleConfiguration) -> [ViewElement] {
    styled(configuration, \.labelStyle) {
      TitleAndIconLabelStyle.elements(configuration, in: self)
    }
  }
}
