import Foundation

/// How glass comes and goes; at rest it is there or not.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

nonisolated extension View {
  public func glassEffectTransition(_ transition: GlassEffectTransition, isEnabled: Bool = true) -> some View { self }
}
