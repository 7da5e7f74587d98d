import Foundation

/// A column of a LazyVGrid, or a row of a LazyHGrid.
public struct GridItem: Sendable {
  public enum Size: Sendable, Hashable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least `minimum` as fit into one share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next track, and between the tracks of an adaptive item; nil: 8.
  public var spacing: CGFloat?
  /// Of the cells in their tracks; nil: the grid's.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}
