import Foundation
import StillsCore

/// What becomes of annotations that would leave the chart.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }
    let kind: Kind
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }

  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let fit = Strategy(kind: .fit(.automatic))
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }

    var fits: Bool {
      guard case .fit = kind else { return false }
      return true
    }
  }

  public var x, y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  public static let automatic = AnnotationOverflowResolution()
}
