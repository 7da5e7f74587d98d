import StillsCore

/// Puts something around a preview: sample data, an environment. Given as the trait `.modifier(…)`.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  /// What several previews share. Made anew for each picture, so that no picture depends on another.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview with a modifier on it. `makeSharedContext` must not wait for anything but the main actor.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<T> {
    PreviewTrait([
      .wrapping { view in
        let context = try Immediately.run { try await Modifier.makeSharedContext() }
        return modifier.body(content: AnyView(view), context: context)
      }
    ])
  }

  /// Several traits as one.
  public init(_ traits: PreviewTrait<T>...) { self.init(traits.flatMap(\.effects)) }
}
