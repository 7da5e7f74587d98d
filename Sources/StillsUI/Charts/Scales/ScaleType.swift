import Foundation
import StillsCore

nonisolated public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, log, symmetricLog(slopeAtZero: Double), squareRoot, category, date }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let symmetricLog = ScaleType(kind: .symmetricLog(slopeAtZero: 1))
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let category = ScaleType(kind: .category)
  public static let date = ScaleType(kind: .date)
  /// The logarithm of one more than a number's size times `slopeAtZero`, with the number's sign.
  public static func symmetricLog(slopeAtZero: Double = 1) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
  }
}
