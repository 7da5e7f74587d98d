import Foundation
import StillsCore
import StillsGeometry

// Places on the Earth. Nobody is told where a still is: managers know no location and have asked nobody.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double

nonisolated public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
nonisolated public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
nonisolated public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
nonisolated public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
nonisolated public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
nonisolated public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
nonisolated public let kCLDistanceFilterNone: CLLocationDistance = -1
nonisolated public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

nonisolated public struct CLLocationCoordinate2D: Sendable {
  public var latitude, longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

nonisolated public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

nonisolated public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy, verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  open var course: CLLocationDirection { -1 }
  open var speed: CLLocationSpeed { -1 }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, timestamp) = (0, 0, -1, _ShownWorld.now)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
  }

  /// Metres along the surface of a sphere as large as the Earth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    func haversine(_ degrees: Double) -> Double {
      let half = Double(Trigonometry.sine(CGFloat(radians(degrees) / 2)))
      return half * half
    }
    func cosine(_ degrees: Double) -> Double { Double(Trigonometry.cosine(CGFloat(radians(degrees)))) }
    let across = cosine(a.latitude) * cosine(b.latitude) * haversine(b.longitude - a.longitude)
    let h = haversine(b.latitude - a.latitude) + across
    let root = min(1, max(0, h)).squareRoot()
    let angle = Trigonometry.arcTangent(y: CGFloat(root), x: CGFloat(max(0, 1 - root * root).squareRoot()))
    return 2 * 6_371_009 * Double(angle)
  }
}

nonisolated public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

nonisolated public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

nonisolated public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }

  public override init() {}
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
}

/// A place with an address; a still looks none up.
open class CLPlacemark: NSObject {
  open var name, thoroughfare, subThoroughfare, locality, subLocality: String?
  open var administrativeArea, postalCode, isoCountryCode, country: String?
  open var location: CLLocation?
}

open class CLGeocoder: NSObject {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  public override init() {}
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {}
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
}
