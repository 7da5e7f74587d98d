import Foundation

/// What a parent offers a child, in points. On each axis: a number, nil for "your ideal size", 0 for "your smallest",
/// infinity for "your largest".
public struct ProposedViewSize: Hashable, Sendable {
  public var width, height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size; `size` (10×10 unless given) stands in where nothing is specified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// What is left inside `horizontal` and `vertical` margins; never less than nothing, and unspecified stays so.
  package func inset(horizontal: CGFloat, vertical: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0.minus(horizontal).nonNegative }, height: height.map { $0.minus(vertical).nonNegative })
  }
}
