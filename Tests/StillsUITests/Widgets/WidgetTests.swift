import StillsCore
import StillsDisplay
import SwiftUI
import Testing

private struct Tide: TimelineEntry {
  let date: Date
  let height: Int
}

private struct Tides: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: Date(timeIntervalSince1970: 0), height: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    let entries = [4, 5].map { Tide(date: Date(timeIntervalSince1970: Double($0)), height: $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// As one that asks a server.
private struct LateTides: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tides().placeholder(in: context) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {}
}

private struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(tide.height) m")
      Text(family.description)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(.green, for: .widget)
  }
}

private struct TideWidget: Widget {
  init() {}

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: Tides()) { TideView(tide: $0) }
      .configurationDisplayName("Tide")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@MainActor @Suite("Widgets")
struct WidgetTests {
  private func placed(_ preview: Preview, _ index: Int = 0, world: World = World()) throws -> PlacedNode {
    try #require(preview.variants.indices.contains(index))
    let view = try #require(preview.variants[index].content() as? any View)
    return try RenderKit.place(AnyView(view), world: world)
  }

  private func preview(_ family: WidgetFamily) -> Preview {
    _widgetPreview("Tide", as: family) {
      TideWidget()
    } timeline: {
      Tide(date: Date(timeIntervalSince1970: 0), height: 2)
      Tide(date: Date(timeIntervalSince1970: 60), height: 3)
    }
  }

  @Test("a widget has the size that its family has on the device")
  func sizes() throws {
    #expect(try placed(preview(.systemSmall)).frame.size == CGSize(width: 158, height: 158))
    #expect(try placed(preview(.systemMedium)).frame.size == CGSize(width: 338, height: 158))
    #expect(try placed(preview(.systemLarge)).frame.size == CGSize(width: 338, height: 354))
    var world = World()
    world.device = try #require(Device.named("iphone-se-3"))
    #expect(try placed(preview(.systemSmall), world: world).frame.size == CGSize(width: 148, height: 148))
  }

  @Test("each entry has a picture, in which the view knows its family")
  func entries() throws {
    let preview = preview(.systemMedium)
    #expect(preview.variants.count == 2)
    #expect(try placed(preview, 0).strings == ["2 m", "systemMedium"])
    #expect(try placed(preview, 1).strings == ["3 m", "systemMedium"])
  }

  @Test("a provider's own entries are shown")
  func providers() throws {
    let preview = _widgetPreview(as: .systemSmall, widget: { TideWidget() }, timelineProvider: { Tides() })
    #expect(try placed(preview, 1).strings.first == "5 m")
  }

  @Test("a provider whose entries come later shows its placeholder, and says so")
  func lateProviders() throws {
    let preview = _widgetPreview(as: .systemSmall, widget: { TideWidget() }, timelineProvider: { LateTides() })
    #expect(try placed(preview).strings.first == "0 m")
    let view = try #require(preview.variants[0].content() as? any View)
    #expect(try RenderKit.reports(AnyView(view)).contains { $0.contains("LateTides") })
  }

  @Test("content stays within the margins, what is behind it goes to the edges")
  func margins() throws {
    let node = try placed(preview(.systemSmall))
    #expect(node.frames("Text").first?.origin == CGPoint(x: 16, y: 16))
    let green = try #require(try fillColor(Color.green))
    let areas = filledAreas(node.commands)
    #expect(
      areas.contains { $0.paint == .color(green) && $0.bounds.isAbout(CGRect(x: 0, y: 0, width: 158, height: 158)) })
  }

  @Test("previewContext shows a view as a widget")
  func contexts() throws {
    let view = Text("one").previewContext(WidgetPreviewContext(family: .systemSmall))
    #expect(try RenderKit.size(view) == CGSize(width: 158, height: 158))
  }

  @Test("a widget's background draws nothing where there is no widget")
  func noWidget() throws {
    #expect(try filled(Text("a").containerBackground(.green, for: .widget)).isEmpty)
  }
}
