import StillsDisplay
import SwiftUI
import Testing

private struct Place: Identifiable {
  let id: Int
  let latitude: Double
}

private let places = [Place(id: 1, latitude: 52), Place(id: 2, latitude: 50)]

private func region(_ latitude: Double, span: Double) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: latitude, longitude: 10),
    span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
}

@MainActor struct FrameworkVocabularyTests {
  @Test func aButtonForOnesPlaceIsReported() throws {
    let buttons = VStack {
      LocationButton(.shareCurrentLocation) {}
      LocationButton(nil) {}
    }
    #expect(try RenderKit.place(buttons).strings == ["Share Current Location"])
    #expect(try RenderKit.reports(buttons).contains("LocationButton: drawn as a prominent button"))
  }

  @Test func aMonitorOfTheNetworkTellsOnceOfWiFi() {
    final class Seen: @unchecked Sendable { var paths: [NWPath] = [] }
    let seen = Seen()
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { seen.paths.append($0) }
    monitor.start(queue: .main)
    #expect(seen.paths.map(\.status) == [.satisfied])
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
  }

  @Test func mapsPutTheirMarksWhereTheyBelong() throws {
    let map = Map(initialPosition: .region(region(51, span: 4))) {
      ForEach(places) { place in
        Annotation("", coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: 10)) {
          Color.red.frame(width: 10, height: 10)
        }
      }
      MapCircle(center: CLLocationCoordinate2D(latitude: 51, longitude: 10), radius: 1000).foregroundStyle(.green)
    }
    let placed = try RenderKit.place(map, in: CGSize(width: 200, height: 200))
    let marks = placed.frames("Color").filter { isSame($0.width, 10) }
    #expect(marks.count == 2)
    #expect(marks.allSatisfy { isSame($0.midX, 100) })
    // North is up: the first place is above the middle, the second about as far below it.
    let (north, south) = (try #require(marks.first).midY, try #require(marks.last).midY)
    #expect(north > 40 && north < 60)
    #expect(south > 140 && south < 160)
  }

  @Test func olderMapsTakeTheirItemsAnnotations() throws {
    let map = Map(coordinateRegion: .constant(region(51, span: 4)), annotationItems: places) { place in
      MapAnnotation(coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: 10)) { Text("\(place.id)") }
    }
    #expect(try RenderKit.place(map, in: CGSize(width: 200, height: 200)).strings == ["1", "2"])
    #expect(try RenderKit.reports(map).contains { $0.hasPrefix("Map") })
  }

  @Test func markersSayTheirTitle() throws {
    let map = Map { Marker("Castle", coordinate: CLLocationCoordinate2D(latitude: 51, longitude: 10)) }
    #expect(try RenderKit.place(map, in: CGSize(width: 200, height: 200)).strings == ["Castle"])
  }

  @Test func distancesAreThoseOnTheEarth() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522),
      london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_500) < 1_500)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test func pickersOfPhotosAreTheirLabels() throws {
    let picker = PhotosPicker(selection: .constant(nil), matching: .images) { Label("Photo", systemImage: "photo") }
    #expect(try RenderKit.place(picker).strings == ["Photo"])
  }

  @Test func filmsAreBlackAndReported() throws {
    let player = VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))) { Text("Over") }
    #expect(try RenderKit.reports(player).count == 1)
    #expect(try RenderKit.place(player, in: CGSize(width: 100, height: 60)).strings == ["Over"])
  }

  @Test func pagesAreReported() throws {
    struct Page: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ view: WKWebView, context: Context) { view.load(URL(fileURLWithPath: "/")) }
    }
    #expect(try RenderKit.reports(Page().frame(width: 100, height: 100)).contains { $0.hasPrefix("WKWebView") })
  }
}
