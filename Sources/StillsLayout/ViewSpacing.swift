import Foundation
import StillsGeometry

/// The distances a view prefers to its neighbours, by edge and by what stands on the other side of it.
///
/// Two facing edges are as far apart as the largest sum over the categories that both have; without a common
/// category, the larger of their plain distances; without any, 8 points (facts: layout §2).
public struct ViewSpacing: Hashable, Sendable {
  package enum Category: Hashable, Sendable, CaseIterable { case edgeAboveText, edgeBelowText, textToText, edgeLeftText, edgeRightText }

  package struct Key: Hashable, Sendable {
    package var edge: Edge
    /// Nil: the plain distance.
    package var category: Category?
    package init(_ edge: Edge, _ category: Category?) { (self.edge, self.category) = (edge, category) }
  }

  package var distances: [Key: CGFloat]

  package init(distances: [Key: CGFloat]) { self.distances = distances }

  /// A view without wishes: 8 on each side, nothing extra next to text.
  public init() { self = .plain }

  public static let zero = ViewSpacing(distances: Dictionary(uniqueKeysWithValues: Edge.allCases.map { (Key($0, nil), 0) }))
  package static let plain = ViewSpacing(distances: [:])
}
