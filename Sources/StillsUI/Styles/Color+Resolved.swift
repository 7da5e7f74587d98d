import Foundation
import StillsCore
import StillsDisplay

extension Color {
  /// A colour's components in an environment: linear sRGB inside, gamma-encoded to read.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    public var linearRed, linearGreen, linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      if case .components(let resolved) = color.source {
        self.init(resolved)
      } else {
        self.init(.clear)
      }
    }

    package init(_ color: ResolvedColor) {
      linearRed = Float(linearSRGB(color.red))
      linearGreen = Float(linearSRGB(color.green))
      linearBlue = Float(linearSRGB(color.blue))
      opacity = Float(color.alpha)
    }

    public var red: Float {
      get { Float(encodedSRGB(Double(linearRed))) }
      set { linearRed = Float(linearSRGB(Double(newValue))) }
    }

    public var green: Float {
      get { Float(encodedSRGB(Double(linearGreen))) }
      set { linearGreen = Float(linearSRGB(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(encodedSRGB(Double(linearBlue))) }
      set { linearBlue = Float(linearSRGB(Double(newValue))) }
    }

    public var description: String { value.hexDescription }

    package var value: ResolvedColor {
      ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolvedColor(in: environment)) }

  public init(_ resolved: Resolved) { self.init(resolved: resolved.value) }

  /// Another colour, such as one that a condition chose, or a style of one's own that resolves to one.
  @_disfavoredOverload
  public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color { self = color } else { self.init(source: .authors(AuthorsColor(color))) }
  }
}

/// A style of the author's own that is a colour.
final class AuthorsColor: Hashable, @unchecked Sendable {
  let name: String
  let resolve: (EnvironmentValues) -> Color.Resolved
  private let style: AnyHashable

  init<T: ShapeStyle & Hashable>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = AnyHashable(style)
    name = "\(style)"
    resolve = { style.resolve(in: $0) }
  }

  static func == (left: AuthorsColor, right: AuthorsColor) -> Bool { left.style == right.style }
  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color.Resolved: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle.color(value).atLevel(level)
  }
}
