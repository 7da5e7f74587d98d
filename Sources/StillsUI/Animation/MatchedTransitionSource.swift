import Foundation
import StillsCore

/// How a view looks on its way to a screen that grows out of it; at rest it is not on its way.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  public func matchedTransitionSource<ID: Hashable, Configuration: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}
