import Foundation

nonisolated extension Text {
  /// What the lines of a text are aligned by.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the screen.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction that each paragraph is written in.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

nonisolated extension View {
  /// Lines are aligned by the direction of the screen; another wish is reported.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    modifier(
      UndrawnModifier(
        kind: strategy == .writingDirectionBased ? "multilineTextAlignment(strategy: .writingDirectionBased)" : nil))
  }
}
