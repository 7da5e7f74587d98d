import Foundation

/// How lines stand to each other: their leading ends, middles or trailing ends in line.
nonisolated public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

nonisolated extension Text {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// What decides in which direction a paragraph runs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    enum Kind { case layoutBased, contentBased }
    let kind: Kind?

    /// By the layout up to iOS 18, by the content from iOS 26 on.
    public static let `default` = WritingDirectionStrategy(kind: nil)
    /// The layout direction.
    public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
    /// The first letter of the paragraph that has a direction.
    public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
  }

  /// A size beside the font's own.
  public struct Scale: Hashable, Sendable {
    /// A number of our own: `secondary` is set at 0.8 of the size.
    package let factor: CGFloat

    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package let pattern: Pattern
    /// Nil: the text's own.
    package let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    public static let single = LineStyle()
  }
}
