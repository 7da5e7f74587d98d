import Charts
import SwiftUI

/// A reading of one place.
struct Reading: Identifiable {
  let id = UUID()
  let place: String
  let date: Date
  let value: Double

  /// Twelve months of two places.
  static let all: [Reading] = ["Harbour", "Hill"].enumerated().flatMap { row, place in
    (0..<12).compactMap { month -> Reading? in
      let components = DateComponents(year: 2025, month: month + 1, day: 1)
      guard let date = Calendar.current.date(from: components) else { return nil }
      return Reading(place: place, date: date, value: Double((month * 7 + row * 5) % 13 + 4 + row * 3))
    }
  }
}

/// Bars, stacked and beside one another, standing and lying.
struct BarsPage: View {
  private let kinds = ["Cargo", "Ferries", "Yachts"]
  private let docks = ["North", "East", "South"]

  private func count(_ dock: Int, _ kind: Int) -> Int { (dock * 5 + kind * 7) % 9 + 3 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Arrivals").font(.headline)
      Chart {
        ForEach(docks.indices, id: \.self) { dock in
          ForEach(kinds.indices, id: \.self) { kind in
            BarMark(x: .value("Dock", docks[dock]), y: .value("Ships", count(dock, kind)))
              .foregroundStyle(by: .value("Kind", kinds[kind]))
          }
        }
      }
      Chart {
        ForEach(docks.indices, id: \.self) { dock in
          ForEach(kinds.indices, id: \.self) { kind in
            BarMark(x: .value("Dock", docks[dock]), y: .value("Ships", count(dock, kind)))
              .foregroundStyle(by: .value("Kind", kinds[kind]))
              .position(by: .value("Kind", kinds[kind]))
              .cornerRadius(4)
          }
        }
        RuleMark(y: .value("Berths", 8))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .annotation(position: .top, alignment: .trailing) {
            Text("Berths").font(.caption2).foregroundStyle(.secondary)
          }
      }
      .chartLegend(.hidden)
      Chart(docks.indices, id: \.self) { dock in
        BarMark(x: .value("Tons", count(dock, 1) * 150), y: .value("Dock", docks[dock]))
          .foregroundStyle(Color.teal.gradient)
          .annotation(position: .trailing) {
            Text("\(count(dock, 1) * 150)").font(.caption).foregroundStyle(.secondary)
          }
      }
      .frame(height: 140)
    }
    .padding()
  }
}

/// Lines, areas, points and rings.
struct LinesPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Wind").font(.headline)
      Chart(Reading.all) { reading in
        LineMark(x: .value("Month", reading.date, unit: .month), y: .value("Wind", reading.value))
          .foregroundStyle(by: .value("Place", reading.place))
          .symbol(by: .value("Place", reading.place))
          .interpolationMethod(.catmullRom)
      }
      .chartYAxisLabel("kn")
      Chart(Reading.all.filter { $0.place == "Hill" }) { reading in
        AreaMark(x: .value("Month", reading.date, unit: .month), y: .value("Wind", reading.value))
          .interpolationMethod(.monotone)
          .foregroundStyle(
            .linearGradient(colors: [.blue.opacity(0.5), .blue.opacity(0)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Month", reading.date, unit: .month), y: .value("Wind", reading.value))
          .interpolationMethod(.monotone)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading, values: [0, 10, 20]) }
      HStack(spacing: 16) {
        Chart(["Calm", "Breeze", "Gale"].enumerated().map { $0 }, id: \.offset) { index, name in
          SectorMark(angle: .value("Days", 10 - index * 3), innerRadius: .ratio(0.6), angularInset: 1.5)
            .cornerRadius(4)
            .foregroundStyle(by: .value("Wind", name))
        }
        Chart(0..<30, id: \.self) { index in
          PointMark(x: .value("Speed", index * 37 % 41), y: .value("Waves", index * 17 % 29))
            .symbolSize(CGFloat(20 + index % 4 * 20))
            .opacity(0.6)
        }
      }
      .frame(height: 170)
    }
    .padding()
  }
}

#Preview("Bars") { BarsPage() }

#Preview("Lines") { LinesPage() }
