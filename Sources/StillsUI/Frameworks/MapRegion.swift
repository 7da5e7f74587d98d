import Foundation
import StillsGeometry

// What maps show: a part of the Earth's surface.

nonisolated public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta, longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

nonisolated public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// So many metres from edge to edge.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_195.0  // Metres of a degree along a meridian.
    let narrowing = max(0.01, Double(Trigonometry.cosine(CGFloat(centerCoordinate.latitude * .pi / 180))))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
  }
}

nonisolated public struct MKMapPoint: Sendable {
  public var x, y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Mercator's projection, the whole Earth 2²⁸ points wide.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let width = 268_435_456.0
    let latitude = coordinate.latitude.isFinite ? min(max(coordinate.latitude, -85.05), 85.05) * .pi / 180 : 0
    let sine = Double(Trigonometry.sine(CGFloat(latitude)))
    x = (coordinate.longitude + 180) / 360 * width
    y = (0.5 - Double(Trigonometry.logarithm(CGFloat((1 + sine) / (1 - sine)))) / (4 * .pi)) * width
  }
}

nonisolated public struct MKMapSize: Sendable {
  public var width, height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

nonisolated public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
}

/// Where points of the Earth are in a picture of a region: the whole region shows, in its middle.
nonisolated struct MapProjection {
  private let center: MKMapPoint
  private let scale: Double
  private let size: CGSize

  init(_ region: MKCoordinateRegion, in size: CGSize) {
    self.size = size
    center = MKMapPoint(region.center)
    func point(_ side: Double) -> MKMapPoint {
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: region.center.latitude + side * region.span.latitudeDelta / 2,
          longitude: region.center.longitude + side * region.span.longitudeDelta / 2))
    }
    let (low, high) = (point(-1), point(1))
    let width = max(1, abs(high.x - low.x)), height = max(1, abs(low.y - high.y))
    let scale = min(Double(size.width) / width, Double(size.height) / height)
    self.scale = scale.isFinite ? scale : 0
  }

  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    let x = Double(size.width) / 2 + (point.x - center.x) * scale
    let y = Double(size.height) / 2 + (point.y - center.y) * scale
    return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : .zero
  }

  /// Points for so many metres near the middle.
  func length(_ metres: Double, at latitude: Double) -> CGFloat {
    let circumference = 40_030_174.0
    let narrowing = max(0.01, Double(Trigonometry.cosine(CGFloat(latitude * .pi / 180))))
    let length = metres / (circumference * narrowing) * 268_435_456 * scale
    return length.isFinite ? CGFloat(max(0, length)) : 0
  }
}
