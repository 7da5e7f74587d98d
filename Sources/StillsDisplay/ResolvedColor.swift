import Foundation

/// An sRGB colour, gamma-encoded components and alpha from 0 to 1, not premultiplied.
public struct ResolvedColor: Hashable, Sendable {
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  public func multiplyingAlpha(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
