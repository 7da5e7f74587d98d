import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let height: Double
  let isRising: Bool
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, height: 2.1, isRising: true) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TideEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Text(entry.height, format: .number.precision(.fractionLength(1))).font(.title3.bold())
      }
    default:
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Image(systemName: "drop.fill")
          Spacer()
          Image(systemName: entry.isRising ? "arrow.up" : "arrow.down")
        }
        .font(.title3)
        Spacer()
        Text("\(entry.height, specifier: "%.1f") m").font(.system(.title, design: .rounded).bold())
        Text(entry.date, style: .time).font(.caption).opacity(0.8)
        if family == .systemMedium {
          ProgressView(value: entry.height, total: 5).tint(.white)
        }
      }
      .foregroundStyle(.white)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

struct TideWidget: Widget {
  let kind = "TideWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider()) { entry in
      TideView(entry: entry)
        .widgetURL(URL(string: "harbour://tide"))
    }
    .configurationDisplayName("Tide")
    .description("How high the water is.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

#Preview("Small", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, height: 2.1, isRising: true)
  TideEntry(date: .now.addingTimeInterval(3_600), height: 3.4, isRising: false)
}

#Preview("Medium", as: .systemMedium) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, height: 2.1, isRising: true)
}

#Preview("Circular", as: .accessoryCircular) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, height: 2.1, isRising: true)
}
