import Foundation
import StillsCore

/// How lines go from point to point.
nonisolated public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, cardinal(CGFloat), catmullRom(CGFloat), monotone, stepStart, stepCenter, stepEnd
  }
  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
}
