import Foundation
import StillsCore

/// How wide or high a mark is.
nonisolated public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Sendable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// So many points less than there are, at each end.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of what there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  private init(kind: Kind) { self.kind = kind }

  /// How much of `room`, where nothing else is said `automatic`.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let value): max(0, room - 2 * value)
    case .ratio(let value): room * value
    }
  }
}
