import Foundation
import StillsCore
import StillsDisplay

/// Colours and where they stand on the way from 0 to 1.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// How colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind { case device, perceptual }

    let kind: Kind

    /// Component by component, gamma-encoded.
    public static let device = ColorSpace(kind: .device)
    /// So that equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spread.
  public init(colors: [Color]) {
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}
