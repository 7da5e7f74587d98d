import Foundation
import StillsCore

/// A part of the Earth with marks on it. The ground is an even colour, for its streets and names come from a server; marks
/// stand where they belong.
nonisolated public struct Map<Content: View>: View {
  private let region: MKCoordinateRegion?
  private let content: MapContentParts

  nonisolated private init(region: MKCoordinateRegion?, content: MapContentParts) where Content == _MapGround {
    (self.region, self.content) = (region, content)
  }

  @MainActor public var body: some View {
    GeometryReader { geometry in
      let shown = region ?? content.region
      let projection = MapProjection(shown, in: geometry.size)
      ZStack(alignment: .topLeading) {
        _MapGround()
        ForEach(Array(content.inOrder.enumerated()), id: \.offset) { _, part in part.view(projection) }
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .clipped()
    }
    .modifier(ReportModifier("Map: its ground is drawn as an even colour, without streets and names"))
  }
}

/// The even ground.
public struct _MapGround: View {
  @Environment(\.colorScheme) private var colorScheme
  nonisolated init() {}

  /// Chosen: about the land of the system's maps.
  public var body: some View {
    colorScheme == .dark
      ? Color(red: 0.16, green: 0.17, blue: 0.19) : Color(red: 0.976, green: 0.961, blue: 0.929)
  }
}

nonisolated extension Map where Content == _MapGround {
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(region: initialPosition.shownRegion, content: MapContentParts()) }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(region: initialPosition.shownRegion, content: content()._parts) }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(region: position.wrappedValue.shownRegion, content: MapContentParts()) }

  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(region: position.wrappedValue.shownRegion, content: content()._parts) }

  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(region: position.wrappedValue.shownRegion, content: content()._parts) }

  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(region: initialPosition.shownRegion, content: content()._parts) }

  // MARK: Before iOS 17

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(region: coordinateRegion.wrappedValue, content: MapContentParts()) }

  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    self.init(
      region: coordinateRegion.wrappedValue,
      content: MapContentParts(annotationItems.flatMap { annotationContent($0)._parts.parts }))
  }

  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(region: nil, content: MapContentParts()) }
}

nonisolated public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

nonisolated public enum MapUserTrackingMode: Sendable { case none, follow }

/// How far a camera may go.
nonisolated public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}

/// Where a map is looked at from.
nonisolated public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance, heading, pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

/// What a map shows at first.
nonisolated public struct MapCameraPosition: Sendable {
  /// Nil: what holds all marks.
  fileprivate let shownRegion: MKCoordinateRegion?
  public private(set) var camera: MapCamera?

  public var region: MKCoordinateRegion? { shownRegion }
  public var followsUserLocation: Bool { false }
  public var positionedByUser: Bool { false }

  public static let automatic = MapCameraPosition(shownRegion: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(shownRegion: region) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .automatic }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
  /// About as much as such a camera sees of the ground.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(
      shownRegion: MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance / 2, longitudinalMeters: camera.distance / 2
      ),
      camera: camera)
  }
}

/// What can be asked of a map; nothing, while nobody moves it.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

nonisolated public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
}

nonisolated public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum Emphasis: Sendable { case automatic, muted }
  public static let standard = MapStyle(), hybrid = MapStyle(), imagery = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories? = nil,
    showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
}

nonisolated public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories(), excludingAll = PointOfInterestCategories()
}

nonisolated extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    modifier(ReportModifier(C.self == EmptyView.self ? nil : "mapControls: they are not drawn"))
  }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// A control that shows only while a map is turned or the device knows where it is.
public struct _MapControl: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public typealias MapCompass = _MapControl
public typealias MapScaleView = _MapControl
public typealias MapUserLocationButton = _MapControl
public typealias MapPitchToggle = _MapControl

/// Turns points of a view into those of the Earth; in a still it knows none.
public struct MapProxy {
  public func convert<C>(_ point: CGPoint, from space: C) -> CLLocationCoordinate2D? { nil }
  public func convert<C>(_ coordinate: CLLocationCoordinate2D, to space: C) -> CGPoint? { nil }
}

nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}
