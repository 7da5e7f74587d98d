import Foundation
import StillsCore
import StillsUIKit

// UIKit's maps: an even ground, which is reported.

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
}

open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init()
  }
}

open class MKMapItem: NSObject {
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public let placemark: MKPlacemark
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

nonisolated public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

nonisolated public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
}

@MainActor @preconcurrency open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false
  open var rightCalloutAccessoryView, leftCalloutAccessoryView, detailCalloutAccessoryView: UIView?
  open private(set) var reuseIdentifier: String?

  public convenience init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(frame: .zero)
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
  }
}

@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor, glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var mapType = MKMapType.standard
  open var userTrackingMode = MKUserTrackingMode.none
  open var isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true, isPitchEnabled = true
  open var showsUserLocation = false, showsCompass = true, showsScale = false, showsTraffic = false
  open private(set) var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { known in annotations.contains { $0 === known } }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    UIKitStage.report("MKMapView: its ground is drawn as an even colour, and its annotations are not drawn")
    if backgroundColor == nil {
      backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 0.16, green: 0.17, blue: 0.19, alpha: 1)
          : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
      }
    }
  }
}
