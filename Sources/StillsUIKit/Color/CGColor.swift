import Foundation
import StillsDisplay

/// A colour's components, in sRGB.
public final class CGColor: Hashable, Sendable {
  package let resolved: ResolvedColor

  package init(_ resolved: ResolvedColor) { self.resolved = resolved }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(
        red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit, alpha: alpha.clampedToUnit))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.alpha].map { CGFloat($0) }
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(resolved.alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.alpha = Double(alpha.clampedToUnit)
    return CGColor(color)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.resolved == right.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension CGColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIColor {
  /// As it is in a light appearance, if it depends on one.
  public var cgColor: CGColor { CGColor(resolved(with: .current)) }

  public convenience init(cgColor: CGColor) { self.init(resolved: cgColor.resolved) }
}
