import Foundation
import StillsDisplay
import StillsGeometry

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient. Points are in units of the bounds.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// `CGColor`s.
  open var colors: [Any]?
  /// From 0 to 1; nil spreads the colours evenly.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  private var stops: [GradientStop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    var last: CGFloat = 0
    return colors.enumerated().map { index, color in
      var location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      if let locations, index < locations.count { location = CGFloat(locations[index].doubleValue) }
      location = location.isFinite ? min(max(location, 0), 1) : last
      last = max(last, location)
      return GradientStop(color: color.resolved, location: last)
    }
  }

  /// The gradient as it falls on `rect`; nil without colours.
  package func paint(in rect: CGRect) -> Paint? {
    let stops = stops
    guard let first = stops.first else { return nil }
    guard stops.count > 1 else { return .color(first.color) }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x.orZero * rect.width, y: rect.minY + unit.y.orZero * rect.height)
    }
    let start = point(startPoint), end = point(endPoint)
    switch type {
    case .radial:
      // An ellipse about the start whose radii are the distances to the end.
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard radii.width > 0, radii.height > 0 else { return .color(stops[stops.count - 1].color) }
      return .radialGradient(
        stops: stops, center: .zero, startRadius: 0, endRadius: 1,
        transform: CGAffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: start.x, ty: start.y))
    case .conic:
      let angle = Trigonometry.arcTangent(y: end.y - start.y, x: end.x - start.x)
      return .angularGradient(stops: stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: return .linearGradient(stops: stops, start: start, end: end)
    }
  }
}
