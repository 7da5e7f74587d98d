import Foundation
import StillsDisplay

/// The look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct ProgressViewStyleConfiguration {
  public typealias Label = _StylePart<ProgressViewStyleConfiguration, _StyleLabel>
  public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _StyleValueLabel>

  /// From 0 to 1; nil while it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style, \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var progressViewStyle: StyleBox<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension ViewContext {
  func resolve(_ configuration: ProgressViewStyleConfiguration) -> [ViewElement] {
    styled(configuration, \.progressViewStyle) {
      AutomaticProgress._resolve(AutomaticProgress(configuration: configuration), in: self)
    }
  }
}

// MARK: - The system's

/// A bar for a known fraction, a spinner otherwise.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgress(configuration: configuration)
  }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
