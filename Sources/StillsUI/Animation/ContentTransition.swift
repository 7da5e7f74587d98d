import Foundation
import StillsCore

nonisolated extension View {
  /// How texts and symbols inside pass into others when their content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

/// How text and symbols pass into others.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// The old one fades out while the new one fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// Colours pass into each other; other content is drawn as with `opacity`.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll; drawn as with `opacity`, and reported.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
  public static var numericText: ContentTransition { numericText() }
  /// Symbols draw themselves anew; drawn as with `opacity`, and reported.
  public static var symbolEffect: ContentTransition { .init(name: "symbolEffect") }
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .init(name: "symbolEffect") }
}
