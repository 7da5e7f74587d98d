import Foundation
import StillsCore

/// Marks on a map.
public protocol MapContent {
  var _parts: MapContentParts { get }
}

/// Marks in the order in which they are drawn.
nonisolated public struct MapContentParts: MapContent {
  struct Part {
    var coordinates: [CLLocationCoordinate2D]
    /// Circles, lines and areas lie on the ground, below all marks.
    var isOnGround = false
    var view: @MainActor (MapProjection) -> AnyView
  }

  var parts: [Part]
  init(_ parts: [Part] = []) { self.parts = parts }
  public var _parts: MapContentParts { self }

  /// What lies on the ground, then what stands on it.
  var inOrder: [Part] { parts.filter(\.isOnGround) + parts.filter { !$0.isOnGround } }

  /// What holds all marks, with some room around them.
  var region: MKCoordinateRegion {
    let places = parts.flatMap(\.coordinates)
    guard let first = places.first else {
      return MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.33, longitude: -122.03),
        span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))
    }
    var (low, high) = (first, first)
    for place in places {
      low.latitude = min(low.latitude, place.latitude)
      low.longitude = min(low.longitude, place.longitude)
      high.latitude = max(high.latitude, place.latitude)
      high.longitude = max(high.longitude, place.longitude)
    }
    let least = 0.02  // Chosen: about two kilometres.
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(least, (high.latitude - low.latitude) * 1.4),
        longitudeDelta: max(least, (high.longitude - low.longitude) * 1.4)))
  }
}

@resultBuilder nonisolated public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> MapContentParts { content._parts }
  public static func buildBlock(_ parts: MapContentParts...) -> MapContentParts {
    MapContentParts(parts.flatMap(\.parts))
  }
  public static func buildIf(_ part: MapContentParts?) -> MapContentParts { part ?? MapContentParts() }
  public static func buildEither(first: MapContentParts) -> MapContentParts { first }
  public static func buildEither(second: MapContentParts) -> MapContentParts { second }
  public static func buildLimitedAvailability(_ part: MapContentParts) -> MapContentParts { part }
}

extension ForEach: MapContent where Content: MapContent {
  nonisolated public var _parts: MapContentParts { MapContentParts(data.flatMap { content($0)._parts.parts }) }

  @_disfavoredOverload
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] })
  }
}

extension MapContent {
  nonisolated private func changed<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> MapContentParts {
    MapContentParts(
      _parts.parts.map { part in
        MapContentParts.Part(coordinates: part.coordinates, isOnGround: part.isOnGround) {
          AnyView(change(part.view($0)))
        }
      })
  }

  nonisolated public func tint(_ color: Color?) -> some MapContent { changed { $0.tint(color) } }
  nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { changed { $0.tint(style) } }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.environment(\.mapFill, AnyShapeStyle(style)) }
  }
  nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    self.stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> some MapContent {
    changed { $0.environment(\.mapStroke, MapStroke(style: AnyShapeStyle(style), stroke: stroke)) }
  }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.environment(\.mapTitles, visibility) }
  }
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

nonisolated public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

nonisolated struct MapStroke {
  var style: AnyShapeStyle
  var stroke: StrokeStyle
}

nonisolated extension EnvironmentValues {
  private struct FillKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private struct StrokeKey: EnvironmentKey { static var defaultValue: MapStroke? { nil } }
  private struct TitlesKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  var mapFill: AnyShapeStyle? {
    get { self[FillKey.self] }
    set { self[FillKey.self] = newValue }
  }
  var mapStroke: MapStroke? {
    get { self[StrokeKey.self] }
    set { self[StrokeKey.self] = newValue }
  }
  var mapTitles: Visibility {
    get { self[TitlesKey.self] }
    set { self[TitlesKey.self] = newValue }
  }
}

// MARK: - Marks

/// A balloon over a place, its title beneath.
nonisolated public struct Marker<Label: View>: MapContent {
  public let _parts: MapContentParts

  private init(_ coordinate: CLLocationCoordinate2D, symbol: String?, letters: String?, label: Label) {
    _parts = MapContentParts([
      MapContentParts.Part(coordinates: [coordinate]) {
        AnyView(
          MapBalloon(symbol: symbol, letters: letters, title: AnyView(label), point: $0.point(coordinate)))
      }
    ])
  }

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, symbol: nil, letters: nil, label: label())
  }
}

nonisolated extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: nil, letters: nil, label: Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: nil, letters: nil, label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: systemImage, letters: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: systemImage, letters: nil, label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: nil, letters: nil, label: Text(titleKey))
  }
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, symbol: nil, letters: nil, label: Text(titleKey))
  }
}

/// A view of one's own over a place, its title beneath.
nonisolated public struct Annotation<Label: View, Content: View>: MapContent {
  public let _parts: MapContentParts

  private init(_ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, title: Label?, content: Content) {
    _parts = MapContentParts([
      MapContentParts.Part(coordinates: [coordinate]) {
        AnyView(
          MapNote(
            content: AnyView(content), title: title.map { AnyView($0) }, anchor: anchor, point: $0.point(coordinate)))
      }
    ])
  }

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(coordinate, anchor, title: label(), content: content()) }

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(coordinate, anchor, title: Text(titleKey), content: content()) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate, anchor, title: title.isEmpty ? nil : Text(title), content: content())
  }
}

/// Where the device is: a still knows of no place.
nonisolated public struct UserAnnotation: MapContent {
  public init() {}
  public init<C: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> C) {}
  public var _parts: MapContentParts { MapContentParts() }
}

nonisolated public struct MapCircle: MapContent {
  public let _parts: MapContentParts
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _parts = MapContentParts([
      MapContentParts.Part(coordinates: [center], isOnGround: true) { projection in
        let point = projection.point(center), radius = projection.length(radius, at: center.latitude)
        return AnyView(
          MapArea(
            path: Path(
              ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)),
            isClosed: true))
      }
    ])
  }
}

nonisolated public struct MapPolyline: MapContent {
  public enum ContourStyle: Sendable { case straight, geodesic }
  public let _parts: MapContentParts
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    _parts = MapContentParts([MapArea.part(coordinates, isClosed: false)])
  }
}

nonisolated public struct MapPolygon: MapContent {
  public let _parts: MapContentParts
  public init(coordinates: [CLLocationCoordinate2D]) {
    _parts = MapContentParts([MapArea.part(coordinates, isClosed: true)])
  }
}

// MARK: - Before iOS 17

public protocol MapAnnotationProtocol: MapContent {}

nonisolated public struct MapMarker: MapAnnotationProtocol {
  public let _parts: MapContentParts
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _parts = MapContentParts([
      MapContentParts.Part(coordinates: [coordinate]) {
        AnyView(
          MapBalloon(symbol: nil, letters: nil, title: AnyView(EmptyView()), point: $0.point(coordinate)).tint(tint))
      }
    ])
  }
}

nonisolated public struct MapPin: MapAnnotationProtocol {
  public let _parts: MapContentParts
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _parts = MapMarker(coordinate: coordinate, tint: tint)._parts
  }
}

nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _parts: MapContentParts
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    _parts = MapContentParts([
      MapContentParts.Part(coordinates: [coordinate]) {
        AnyView(
          MapNote(
            content: AnyView(content), title: nil, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            point: $0.point(coordinate)))
      }
    ])
  }
}

// MARK: - Drawing

/// A balloon of 28 points with its tip on the place (chosen by eye), and the title beneath.
private struct MapBalloon: View {
  let symbol, letters: String?
  let title: AnyView
  let point: CGPoint
  @Environment(\.tint) private var tint
  @Environment(\.mapTitles) private var titles

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: symbol ?? "mappin")
        .font(.system(size: 14, weight: .semibold))
        .foregroundColor(.white)
        .frame(width: 28, height: 28)
        .background(Circle().fill(tint ?? AnyShapeStyle(Color.red)))
        .overlay(alignment: .bottom) {
          Circle().fill(tint ?? AnyShapeStyle(Color.red)).frame(width: 4, height: 4).offset(y: 6)
        }
        .padding(.bottom, 6)
      if titles != .hidden { MapTitle(title: title) }
    }
    .fixedSize()
    .alignmentGuide(VerticalAlignment.center) { _ in 34 }
    .modifier(MapPlace(point: point))
  }
}

/// Puts a view's centre guides on a point of the map, whatever its size; it may lie beyond the edges.
private struct MapPlace: ViewModifier {
  let point: CGPoint

  func body(content: Content) -> some View {
    Color.clear.frame(width: 0, height: 0).overlay { content }.position(point)
  }
}

private struct MapNote: View {
  let content: AnyView
  let title: AnyView?
  let anchor: UnitPoint
  let point: CGPoint
  @Environment(\.mapTitles) private var titles

  var body: some View {
    content
      .fixedSize()
      .overlay(alignment: .bottom) {
        if let title, titles != .hidden { MapTitle(title: title).fixedSize().alignmentGuide(.bottom) { _ in -2 } }
      }
      .alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }
      .alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }
      .modifier(MapPlace(point: point))
  }
}

private struct MapTitle: View {
  let title: AnyView
  var body: some View { title.font(.system(size: 11, weight: .semibold)).foregroundColor(.primary) }
}

/// A line or an area.
private struct MapArea: View {
  let path: Path
  let isClosed: Bool
  @Environment(\.mapFill) private var fill
  @Environment(\.mapStroke) private var stroke

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isClosed { path.fill(fill ?? AnyShapeStyle(Color.blue.opacity(0.3))) }
      if let stroke { path.stroke(stroke.style, style: stroke.stroke) }
      if !isClosed, stroke == nil { path.stroke(Color.blue, lineWidth: 3) }
    }
  }

  nonisolated static func part(_ coordinates: [CLLocationCoordinate2D], isClosed: Bool) -> MapContentParts.Part {
    MapContentParts.Part(coordinates: coordinates, isOnGround: true) { projection in
      var path = Path()
      path.addLines(coordinates.map(projection.point))
      if isClosed { path.closeSubpath() }
      return AnyView(MapArea(path: path, isClosed: isClosed))
    }
  }
}
