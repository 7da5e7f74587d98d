import StillsCore

nonisolated extension View {
  /// Asks the views inside to hide what they show.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(
      EnvironmentModifier { environment in
        environment.redactionReasons.formUnion(reason)
        if reason.contains(.privacy) {
          environment.surroundings.reports.add("redacted(reason: .privacy): texts and images are drawn as they are")
        }
      })
  }

  public func unredacted() -> some View { modifier(EnvironmentModifier { $0.redactionReasons = [] }) }

  /// A still shows what is private like everything else, unless `redacted(reason: .privacy)` is around.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// Why views hide what they show.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
